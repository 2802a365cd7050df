import { frame as en } from "./en/frame.ts";
import type { FrameWords } from "./en/frame.ts";
import { frame as ja } from "./ja/frame.ts";

/** The first words of a page in a screen language; Thai borrows the English ones. */
export const frameWords = (locale: string): FrameWords => (locale === "ja" ? ja : en);
