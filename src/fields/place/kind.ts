import type { Option } from "../../model/field.ts";
import { toHalfWidth } from "../../values/half-width.ts";
import { optionsOf } from "../choice/kind.ts";
import { canonicalPlace } from "./canonical-place.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

const CODE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

const labelOf = (option: Option): string => option.label.filter((piece) => typeof piece === "string").join("");

/** The code of what was typed: the code itself, the place's name, or the letters after the country in its code. */
const codeOf = (typed: string, options: readonly Option[]): string | undefined => {
  return namedBy(canonicalPlace(typed), options) ?? firstNamed(afterCity(typed), options);
};

/** Two letters that are more often a word than the code of a state. */
const SHORT_WORD = /^(?:al|as|co|de|hi|id|in|la|ma|me|oh|ok|or|pa)$/;

/** What may be the state after a city: "Austin, TX 78701", "Austin TX", "Charleston West Virginia". */
const afterCity = (typed: string): readonly string[] => {
  const text = typed.replace(/ *\d{5}(?:-\d{4})?$/, "");
  const [afterComma] = text.split(",").slice(1).reverse();
  if (afterComma !== undefined) return [afterComma];
  const words = text.split(" ");
  const endings = [3, 2, 1].filter((count) => count < words.length).map((count) => words.slice(-count).join(" "));
  return endings.filter((ending) => !SHORT_WORD.test(ending));
};

const firstNamed = (endings: readonly string[], options: readonly Option[]): string | undefined =>
  endings.map((ending) => namedBy(canonicalPlace(ending), options)).find((code) => code !== undefined);

const namedBy = (text: string, options: readonly Option[]): string | undefined => {
  const tests: readonly ((option: Option) => boolean)[] = [
    (option) => option.value.toLowerCase() === text,
    (option) => canonicalPlace(toHalfWidth(labelOf(option))) === text,
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
 * Problems: not_an_option. Example: "far land", "State of Far Land" and "fa" are "XA-FA"
 */
export const place = fieldKind({
  kind: "place",
  widget: "combobox",
  verb: "choose",
  otherNames: async () =>
    new Map<string, readonly string[]>(
      Object.entries((await import("./us-cities.json", { with: { type: "json" } })).default),
    ),
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
