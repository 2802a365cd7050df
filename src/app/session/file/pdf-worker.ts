import { readPrintedPage } from "../../../engine/session/fields/read-printed-page.ts";
import type { PrintedPage } from "../../../model/session/printed-page.ts";
import { LIMITS } from "../../../reading/file/limits.ts";
import { openPdfReader } from "../../../reading/pdf/open-pdf-reader.ts";
import { readPieces } from "../../../reading/pdf/pieces.ts";
import { openForAppending } from "../../../sealing/pdf/append-to-pdf.ts";
import { drawingFactories } from "./drawing-factories.ts";
import { watchRenderWarnings } from "./watch-render-warnings.ts";
import type { PdfPage, PdfProblem, PdfRequest, PdfResponse } from "./pdf-messages.ts";

// A file is read and drawn in a worker, so that a hostile one can be stopped without freezing the page.
const post = (message: PdfResponse, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** Largest picture of a page. Unit: pixels. */
const MAX_PIXELS = 8_000_000;
/** Two readers must agree on the size of a page, or fields would be in the wrong place. Unit: points. */
const TOLERANCE = 1;

let isMissing = false;
/** What the reader has loaded for a page, by name. */
type Loaded = Iterable<readonly [string, unknown]>;
type OpenedPdf = Awaited<ReturnType<typeof openPdfReader>>;

let opened: OpenedPdf | null = null;

const pagesOf = async (pdf: OpenedPdf): Promise<readonly PdfPage[]> => {
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 / page.userUnit });
    pages.push({ width, height });
  }
  return pages;
};

const isEqualSize = (a: PdfPage | undefined, b: PdfPage | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  Math.abs(a.width - b.width) < TOLERANCE &&
  Math.abs(a.height - b.height) < TOLERANCE;

const open = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly PdfPage[] | PdfProblem> => {
  const additions = await openForAppending(bytes);
  if (!additions.ok) return additions.problem;
  if (additions.pages.length > LIMITS.pages) return "too_many_pages";
  opened = await openPdfReader(
    bytes,
    drawingFactories(() => (isMissing = true)),
  );
  if (await opened.hasJSActions()) return "active";
  const pages = await pagesOf(opened);
  const isSame = pages.length === additions.pages.length;
  return isSame && pages.every((page, index) => isEqualSize(page, additions.pages[index])) ? pages : "damaged";
};

/** Whether a named picture of a drawn page could not be decoded, or a font not be loaded. */
const hasGaps = ({ objs, commonObjs }: Awaited<ReturnType<OpenedPdf["getPage"]>>): boolean =>
  [...(objs as Loaded), ...(commonObjs as Loaded)].some(([, data]) => data === null || typeof data === "string");

const draw = async (number: number, width: number): Promise<void> => {
  try {
    if (!opened) throw new Error("no file is open");
    isMissing = false;
    const page = await opened.getPage(number);
    const natural = page.getViewport({ scale: 1 });
    const most = Math.sqrt(MAX_PIXELS / (natural.width * natural.height));
    const viewport = page.getViewport({ scale: Math.min(width / natural.width, most) });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
    // What would be printed: no empty boxes of form fields, no notes.
    const task = page.render({ canvas: null, canvasContext, viewport, intent: "print" });
    let isIncomplete = false;
    // Checked while drawing: pdf.js forgets the loaded objects once the page is drawn.
    task.onContinue = (next: () => void): void => {
      isIncomplete ||= hasGaps(page);
      next();
    };
    const isWarned = await watchRenderWarnings(() => task.promise);
    isIncomplete ||= isWarned || isMissing;
    page.cleanup();
    const picture = canvas.transferToImageBitmap();
    post({ type: "drawn", page: number, width, picture, isIncomplete }, [picture]);
  } catch {
    post({ type: "not_drawn", page: number, width });
  }
};

/** What is printed on a page; nothing if it cannot be read, which does not keep anyone from placing fields. */
const textOf = async (number: number): Promise<PrintedPage> => {
  try {
    if (!opened) throw new Error("no file is open");
    const page = await opened.getPage(number);
    return readPrintedPage(await readPieces(page), page.getViewport({ scale: 1 }));
  } catch {
    return { words: [], lines: [] };
  }
};

const read = async (number: number): Promise<void> => post({ type: "text", page: number, text: await textOf(number) });

// One after another: whether something is missing is known for the whole worker only.
let queue: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Partial<PdfRequest>>) => {
  // pdf.js shares this worker; both sides ignore messages that are not theirs.
  const request = data as PdfRequest;
  if (request.type === "draw") queue = queue.then(() => draw(request.page, request.width));
  if (request.type === "read") queue = queue.then(() => read(request.page));
  if (request.type !== "open") return;
  void open(request.bytes)
    .catch((): PdfProblem => "damaged")
    .then((result) =>
      post(typeof result === "string" ? { type: "refused", problem: result } : { type: "opened", pages: result }),
    );
});
