import { dottedPath } from "../../feel/compile/syntax/dotted-path.ts";
import { codeOf, describeType, textValuesOf } from "../../feel/compile/syntax/formula-types.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";
import { nearestName } from "../../text/words/nearest-name.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { TypedExpression } from "./compile-formula.ts";

/** Why an argument does not fit a parameter of a block; `message` continues a sentence that begins with the block's name. */
type ParameterMismatch = { readonly message: string; readonly hint: string };

/** A sample jurisdiction code; empty if the catalog has none. */
const exampleOf = ([first]: readonly Jurisdiction[]): string => (first ? ` such as ${first.code}` : "");

const unknownPlace = (written: readonly string[], places: readonly Jurisdiction[]): string | null => {
  const codes = places.map(({ code }) => code);
  const wrong = written.find((code) => !codes.includes(code));
  if (wrong === undefined) return null;
  const near = nearestName(wrong, codes);
  return near === null ? `Write an ISO 3166 code${exampleOf(places)}.` : `Did you mean "${near}"?`;
};

/** A jurisdiction must be a question of that kind, the region of an address, or a literal code. */
const jurisdictionMismatch = (
  places: readonly Jurisdiction[],
  name: string,
  { type }: TypedExpression,
): ParameterMismatch | null => {
  if (codeOf(type) === "place" || type.type === "any") return null;
  const written = textValuesOf(type);
  if (type.type === "string" && written && codeOf(type) === undefined) {
    const hint = unknownPlace(written, places);
    return hint === null ? null : { message: `needs a place for "${name}", and there is no such place.`, hint };
  }
  const code = `Give a question of the kind place, the region of an address, or a code${exampleOf(places)}`;
  const hint = `${code}, as in with: { ${name}: place }.`;
  return { message: `needs a place for "${name}", but this is ${describeType(type)}.`, hint };
};

/** Words must not be codes, which would be printed as stored. */
const textMismatch = (name: string, { type }: TypedExpression): ParameterMismatch | null => {
  const code = codeOf(type);
  if (code === undefined) return null;
  const what = { place: "a place", option: "the id of an answer", other: "a code" }[code];
  const hint =
    code === "place"
      ? `Declare the parameter as a place in the block: parameters: { ${name}: place }.`
      : 'Choose the words: if way = "mail" then "by mail" else "in person".';
  return { message: `prints "${name}" as text, but this is ${what}.`, hint };
};

/** Composite values and options with their own wording can only be printed if the question is known. */
const needsQuestion = (needed: ValueType): boolean => needed.type === "record" || codeOf(needed) === "option";

/** Why a formula does not fit a parameter of a block; null if it fits. */
export const parameterMismatch = (
  places: readonly Jurisdiction[],
  name: string,
  typed: TypedExpression,
  needed: ValueType,
): ParameterMismatch | null => {
  const { type } = typed;
  if (codeOf(needed) === "place") return jurisdictionMismatch(places, name, typed);
  if (type.type !== "any" && needed.type !== "any" && type.type !== needed.type) {
    const message = `needs ${describeType(needed)} for "${name}", but this is ${describeType(type)}.`;
    return { message, hint: `Give a question whose answer is ${describeType(needed)}.` };
  }
  if (needsQuestion(needed) && dottedPath(typed.expression.ast) === undefined) {
    const message = `needs a question for "${name}", but this is a formula.`;
    return { message, hint: `Name the question: with: { ${name}: … }.` };
  }
  return needed.type === "string" ? textMismatch(name, typed) : null;
};
