import type { RawAnswer } from "../../model/answers.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import { toHalfWidth } from "../../values/half-width.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["y", true],
  ["はい", true],
  ["false", false],
  ["no", false],
  ["n", false],
  ["いいえ", false],
]);

const labels: ByScreenLanguage<readonly [yes: string, no: string]> = { en: ["Yes", "No"], ja: ["はい", "いいえ"] };

const answer = (raw: RawAnswer): boolean | undefined => WORDS.get(toHalfWidth(plainText(raw) ?? "").toLowerCase());

/** Yes or no; nothing is chosen beforehand. Problems: not_an_option. Example: "yes" is true */
export const yesNo = fieldKind({
  kind: "yes_no",
  widget: "choice",
  verb: "answer",
  choices: (_field, context) => {
    const [yes, no] = inScreenLanguage(labels, context.locale);
    return [
      { value: "true", label: yes },
      { value: "false", label: no },
    ];
  },
  parse: (raw) => {
    const given = answer(raw);
    return given === undefined ? parseFailure("not_an_option") : parseSuccess(given);
  },
  toRaw: (value) => (typeof value === "boolean" ? value : null),
});
