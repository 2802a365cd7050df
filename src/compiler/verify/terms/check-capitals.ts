import type { CheckedDocument } from "../check-inputs.ts";
import { termPattern } from "./term-forms.ts";
import { unknownCapitals } from "./unknown-capitals.ts";
import { fixedText, placeOfWords } from "./words-of-text.ts";

/** "Pet" beside the defined term "Pets" needs a definition of its own. */
const howToDefine = (phrase: string, known: readonly string[]): string => {
  const plural = known.find((term) => term !== phrase && termPattern(phrase, "").exec(term)?.[0] === term);
  return plural === undefined
    ? "Define it, or write it in lower case."
    : `Define both, as in (the "${plural}", and each a "${phrase}"): defines: [${plural}, ${phrase}]`;
};

/** Reports capitalized words that are no terms; the title of a document is a name. */
export const checkCapitals = ({ printed, input, report }: CheckedDocument, known: readonly string[]): void => {
  const seen = new Set<string>();
  for (const text of printed.texts) {
    if (text.location.owner === input.document && text.location.key === "title") continue;
    for (const phrase of unknownCapitals(fixedText(text.text), known)) {
      if (seen.has(phrase)) continue;
      seen.add(phrase);
      const message = `"${phrase}" looks like a defined term, and nothing defines it.`;
      report("CW048", placeOfWords(text, phrase), message, howToDefine(phrase, known));
    }
  }
};
