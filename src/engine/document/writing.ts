import type { LegalWords } from "../../text/legal-words.ts";
import type { ProseWords } from "../../text/prose-words.ts";
import type { Scheme } from "./numbering.ts";
import type { Cite } from "./scope.ts";

/** What every writer of blocks needs besides the block: scheme, words of the language, and how references resolve. */
export type Writing = {
  readonly scheme: Scheme;
  readonly words: LegalWords;
  readonly prose: ProseWords;
  readonly cite: Cite;
};
