import type { Option } from "../../model/field.ts";
import { toHalfWidth } from "../../values/half-width.ts";
import { optionsOf } from "../choice/kind.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

const CODE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

const labelOf = (option: Option): string => option.label.filter((piece) => typeof piece === "string").join("");

/** The code of what was typed: the code itself, the place's name, or the letters after the country in its code. */
const codeOf = (typed: string, options: readonly Option[]): string | undefined => {
  const text = typed.toLowerCase();
  const tests: readonly ((option: Option) => boolean)[] = [
    (option) => option.value.toLowerCase() === text,
    (option) => toHalfWidth(labelOf(option)).toLowerCase() === text,
    (option) => option.value.toLowerCase().split("-")[1] === text,
  ];
  for (const test of tests) {
    const found = options.find(test);
    if (found) return found.value;
  }
  return undefined;
};

/**
 * A state, territory or country, by its ISO 3166 code; the compiler fills in the available places.
 *
 * Problems: not_an_option. Example: "far land" and "fa" are "XA-FA"
 */
export const place = fieldKind({
  kind: "place",
  widget: "combobox",
  verb: "choose",
  parse: (raw, field, context) => {
    const typed = toHalfWidth(plainText(raw) ?? "");
    if (!field.options) return CODE.test(typed) ? parseSuccess(typed) : parseFailure("not_an_option");
    const code = codeOf(typed, field.options);
    return code !== undefined && optionsOf(field, context).includes(code)
      ? parseSuccess(code)
      : parseFailure("not_an_option");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
