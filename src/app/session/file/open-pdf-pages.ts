import type { PrintedPage } from "../../../model/session/printed-page.ts";
import { fileKind } from "../../../reading/file/file-kind.ts";
import { LIMITS } from "../../../reading/file/limits.ts";
import type { DrawnPage, PdfPage, PdfProblem, PdfRequest, PdfResponse } from "./pdf-messages.ts";

/** The pages of a file, drawn on request until it is closed. */
export type PdfPages = {
  readonly pages: readonly PdfPage[];
  /** Draws a page, 1 for the first, at a width in pixels; null if it cannot be drawn. */
  readonly draw: (page: number, width: number) => Promise<DrawnPage | null>;
  /** What is printed on a page, 1 for the first; nothing if it cannot be read. */
  readonly read: (page: number) => Promise<PrintedPage>;
  /** Whether all of each page can be drawn on this device. */
  readonly isDrawnInFull: () => Promise<boolean>;
  readonly close: () => void;
};

/** The pages, or why the file cannot be signed here. */
export type PdfOpening =
  { readonly ok: true; readonly pdf: PdfPages } | { readonly ok: false; readonly problem: PdfProblem };

/** How long a file may take to be read, and a page to be drawn. Unit: milliseconds. */
const TIMEOUT_MS = 30_000;

const createWorker = (): Worker => new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });

/** Why a file is rejected before it is parsed, by its size and its first bytes; null if it may be parsed. */
const refusal = (name: string, bytes: Uint8Array): PdfProblem | null => {
  if (bytes.length > LIMITS.bytes) return "too_big";
  return fileKind(name, bytes) === "pdf" ? null : "wrong_type";
};

/** The width at which it is tried whether a page can be drawn. Unit: pixels. */
const TRIAL_WIDTH = 64;

const createPages = (worker: Worker, pages: readonly PdfPage[]): PdfPages => {
  let isOpen = true;
  /** Sends a request; the answer that `pick` recognizes, or `otherwise` after a while. */
  const ask = <Answer>(
    request: PdfRequest,
    pick: (response: PdfResponse) => Answer | undefined,
    otherwise: Answer,
  ): Promise<Answer> =>
    new Promise((resolve) => {
      const settle = (answer: Answer): void => {
        clearTimeout(timer);
        worker.removeEventListener("message", onMessage);
        resolve(answer);
      };
      const onMessage = ({ data }: MessageEvent<PdfResponse>): void => {
        const answer = pick(data);
        if (answer !== undefined) settle(answer);
      };
      const timer = setTimeout(() => settle(otherwise), TIMEOUT_MS);
      worker.addEventListener("message", onMessage);
      if (isOpen) worker.postMessage(request);
      else settle(otherwise);
    });
  const draw: PdfPages["draw"] = (page, width) =>
    ask<DrawnPage | null>(
      { type: "draw", page, width },
      (answer) => {
        if ((answer.type !== "drawn" && answer.type !== "not_drawn") || answer.page !== page || answer.width !== width)
          return undefined;
        return answer.type === "drawn" ? answer : null;
      },
      null,
    );
  const read: PdfPages["read"] = (page) =>
    ask<PrintedPage>(
      { type: "read", page },
      (answer) => (answer.type === "text" && answer.page === page ? answer.text : undefined),
      { words: [], lines: [] },
    );
  const close = (): void => {
    isOpen = false;
    worker.terminate();
  };
  const isDrawnInFull = async (): Promise<boolean> => {
    for (const index of pages.keys()) {
      const drawn = await draw(index + 1, TRIAL_WIDTH);
      drawn?.picture.close();
      if (!drawn || drawn.isIncomplete) return false;
    }
    return true;
  };
  return { pages, draw, read, isDrawnInFull, close };
};

/** Opens a PDF that people are to sign; refused unless all of each page can be drawn, so that no one signs a blank sheet. */
export const openSignablePdf = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<PdfOpening> => {
  const opening = await openPdfPages(name, bytes);
  if (!opening.ok || (await opening.pdf.isDrawnInFull())) return opening;
  opening.pdf.close();
  return { ok: false, problem: "undrawable" };
};

/** Opens a PDF in a worker of its own, which is stopped if the file takes too long. */
export const openPdfPages = (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<PdfOpening> => {
  const problem = refusal(name, bytes);
  if (problem) return Promise.resolve({ ok: false, problem });
  const worker = createWorker();
  return new Promise((resolve) => {
    const settle = (opening: PdfOpening): void => {
      clearTimeout(timer);
      worker.removeEventListener("message", onMessage);
      worker.removeEventListener("error", fail);
      if (!opening.ok) worker.terminate();
      resolve(opening);
    };
    const onMessage = ({ data }: MessageEvent<PdfResponse>): void => {
      if (data.type === "opened") settle({ ok: true, pdf: createPages(worker, data.pages) });
      if (data.type === "refused") settle({ ok: false, problem: data.problem });
    };
    const fail = (): void => settle({ ok: false, problem: "too_complex" });
    const timer = setTimeout(fail, TIMEOUT_MS);
    worker.addEventListener("message", onMessage);
    worker.addEventListener("error", fail);
    worker.postMessage({ type: "open", bytes } satisfies PdfRequest);
  });
};
