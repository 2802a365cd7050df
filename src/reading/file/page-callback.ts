import type { ExtractedText } from "../../model/review/uploaded-file.ts";

/** Called after each page of a paged file; `part` returns the text of the pages read so far. */
export type PageCallback = (read: number, all: number, part: () => ExtractedText) => void;
