import type { PageWords } from "../../text/words/page-conventions.ts";

const BLANK = "________";

/** "Initials: ________ ________", empty if pages are not initialed. */
export const initialsLine = (words: PageWords, people: number): string =>
  people === 0 ? "" : [words.initials, ...Array.from({ length: people }, () => BLANK)].join(" ");
