import type { RawAnswer } from "../../model/answers.ts";
import { optionsOf } from "../choice/kind.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { listEntries, plainText } from "../raw-shape.ts";

const given = (raw: RawAnswer): readonly (string | null)[] | null => listEntries(raw)?.map(plainText) ?? null;

/** Any number of answers out of several, in the order of the options. Problems: not_an_option, too_few, too_many. */
export const choices = fieldKind({
  kind: "choices",
  widget: "choices",
  verb: "choose",
  parse: (raw, field, context) => {
    const ticked = given(raw);
    if (!ticked) return parseFailure("not_an_option");
    const options = optionsOf(field, context);
    if (!ticked.every((one) => one !== null && options.includes(one))) return parseFailure("not_an_option");
    return parseSuccess(options.filter((option) => ticked.includes(option)));
  },
  toRaw: (value) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : null),
});
