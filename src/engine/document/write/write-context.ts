import type { LegalWords } from "../../../text/words/legal-words.ts";
import type { ProseWords } from "../../../text/words/prose-words.ts";
import type { NumberingScheme } from "../../../text/numbers/clause-number.ts";
import type { CrossReferenceResolver } from "../plan/row-scope.ts";

/** Context for all block writers: numbering scheme, words of the language, reference resolver. */
export type WriteContext = {
  readonly scheme: NumberingScheme;
  readonly words: LegalWords;
  readonly prose: ProseWords;
  readonly resolveReference: CrossReferenceResolver;
};
