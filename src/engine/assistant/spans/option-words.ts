import type { Field } from "../../../model/field.ts";
import type { QuestionWords } from "../../../model/site/vocabulary.ts";
import type { ScreenLanguage } from "../../../model/site/screen-language.ts";
import type { Cues } from "../cues/cues.ts";
import { normalizeInput } from "./normalize-input.ts";

/** Whether a text has a phrase as whole words; Japanese has no spaces between words. */
export const hasPhrase = (text: string, phrase: string): boolean => {
  const part = normalizeInput(phrase);
  if (!/^[\x20-\x7e]+$/.test(part)) return text.includes(part);
  for (let index = text.indexOf(part); index >= 0; index = text.indexOf(part, index + 1)) {
    if (!/[a-z0-9]/.test(text[index - 1] ?? " ") && !/[a-z0-9]/.test(text[index + part.length] ?? " ")) return true;
  }
  return false;
};

const labelOf = (option: NonNullable<Field["options"]>[number]): string =>
  normalizeInput(option.label.filter((part) => typeof part === "string").join("")).replace(/[.?!]$/, "");

/**
 * Whether a label is just a yes or no ("No", "Yes, both"), which does not identify an option when mentioned in passing.
 */
const isPlainAnswer = (label: string, { yes, no }: Pick<Cues, "yes" | "no">): boolean =>
  yes.test(label) || no.test(label);

/**
 * The option whose words a text has, the longest first.
 *
 * With `asked` the text answers the question, so that an option's id, number or the beginning of its label is enough, and
 * so is "no" for an option with that label.
 */
export const optionInText = (
  text: string,
  field: Field,
  words: QuestionWords | undefined,
  language: ScreenLanguage,
  cues: Pick<Cues, "yes" | "no">,
  asked: boolean,
): string | undefined => {
  const found = (field.options ?? []).flatMap((option, index) => {
    const own = words?.options?.[option.value];
    const label = labelOf(option);
    const phrases = [
      ...(own?.[language] ?? []),
      ...(own?.en ?? []),
      ...(asked || (label.split(" ").length <= 5 && !isPlainAnswer(label, cues)) ? [label] : []),
    ];
    const ids = asked ? [option.value.replaceAll("_", " "), String(index + 1)] : [];
    const best = [...phrases, ...ids].filter((phrase) => phrase !== "" && hasPhrase(text, phrase));
    const begun = asked && text.length > 2 && label.startsWith(text.trim()) ? [text.trim()] : [];
    const length = Math.max(0, ...[...best, ...begun].map((phrase) => phrase.length));
    return length > 0 ? [{ is: option.value, length }] : [];
  });
  return found.toSorted((a, b) => b.length - a.length)[0]?.is;
};
