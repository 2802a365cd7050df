import type { UploadedFile } from "../../../model/review/uploaded-file.ts";
import type { ChangeAuthor, MarkOutcome, RedlinePoint } from "../../../outputs/redline/redline.ts";
import { writeRedline } from "../../../outputs/redline/write-redline.ts";
import { runWorkerOnce } from "../../shared/run-worker-once.ts";
import { createRedline } from "./create-redline.ts";
import { isZipFile } from "./is-zip-file.ts";
import type { MarkedFile, MarkRequest } from "./mark-file.ts";

/** A Word file with the chosen points marked. */
export type MarkedCopy = {
  readonly bytes: Uint8Array;
  /** Extension of the file name. */
  readonly extension: string;
  readonly outcomes: ReadonlyMap<string, MarkOutcome>;
  /** Whether it is the visitor's own file, or a new one made from the text. */
  readonly from: "file" | "text";
  readonly isProtected: boolean;
};

const TIMEOUT_MS = 20_000;
const WORD_EXTENSION = /\.(doc[xm]|dot[xm])$/i;

const markInWorker = (request: MarkRequest): Promise<MarkedFile | null> =>
  runWorkerOnce<MarkRequest, MarkedFile | null>(
    new Worker(new URL("./mark-worker.ts", import.meta.url), { type: "module" }),
    request,
    { timeoutMs: TIMEOUT_MS, onTimeout: null, onError: null },
  );

type MarkedText = { readonly title: string; readonly text: string; readonly author: ChangeAuthor };

/** The visitor's own Word file with the points marked, else a new Word file of the text with them. */
export const makeMarkedCopy = async (
  { title, text, author }: MarkedText,
  file: UploadedFile | null,
  points: readonly RedlinePoint[],
): Promise<MarkedCopy> => {
  if (file && isZipFile(file.bytes)) {
    const marked = await markInWorker({ bytes: file.bytes, text, points, author });
    const extension = WORD_EXTENSION.exec(file.name)?.[1]?.toLowerCase() ?? "docx";
    if (marked) return { ...marked, extension, from: "file" };
  }
  const { document, outcomes } = createRedline({ title, text, ...author }, points);
  return { bytes: writeRedline(document), outcomes, extension: "docx", from: "text", isProtected: false };
};
