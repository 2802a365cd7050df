import { pathOf } from "../feel/compile/path-of.ts";
import { codeOf, describeType, optionsOf } from "../feel/compile/types.ts";
import type { Place } from "../model/place.ts";
import { nearestName } from "../text/nearest-name.ts";
import type { ValueType } from "../values/value-type.ts";
import type { TypedExpression } from "./formulas.ts";

/** Why what a document gives does not suit the clause that takes it; `message` goes on after the name of the clause. */
type Misfit = { readonly message: string; readonly hint: string };

/** A code of the catalog as an example; nothing where it names no place. */
const exampleOf = ([first]: readonly Place[]): string => (first ? ` such as ${first.code}` : "");

const unknownPlace = (written: readonly string[], places: readonly Place[]): string | null => {
  const codes = places.map(({ code }) => code);
  const wrong = written.find((code) => !codes.includes(code));
  if (wrong === undefined) return null;
  const near = nearestName(wrong, codes);
  return near === null ? `Write an ISO 3166 code${exampleOf(places)}.` : `Did you mean "${near}"?`;
};

/** A place: a question of that kind, the region of an address, or a code written out. */
const placeMisfit = (places: readonly Place[], name: string, { type }: TypedExpression): Misfit | null => {
  if (codeOf(type) === "place" || type.type === "any") return null;
  const written = optionsOf(type);
  if (type.type === "string" && written && codeOf(type) === undefined) {
    const hint = unknownPlace(written, places);
    return hint === null ? null : { message: `needs a place for "${name}", and there is no such place.`, hint };
  }
  const code = `Give a question of the kind place, the region of an address, or a code${exampleOf(places)}`;
  const hint = `${code}, as in with: { ${name}: place }.`;
  return { message: `needs a place for "${name}", but this is ${describeType(type)}.`, hint };
};

/** Words: anything but a code, which would be printed as it is stored. */
const wordsMisfit = (name: string, { type }: TypedExpression): Misfit | null => {
  const code = codeOf(type);
  if (code === undefined) return null;
  const what = { place: "a place", option: "the id of an answer", other: "a code" }[code];
  const hint =
    code === "place"
      ? `Declare the parameter as a place in the clause: needs: { ${name}: place }.`
      : 'Choose the words: if way = "mail" then "by mail" else "in person".';
  return { message: `prints "${name}" as text, but this is ${what}.`, hint };
};

/** What is made of parts, or has words of its own for each answer, can only be printed where the question is known. */
const needsQuestion = (needed: ValueType): boolean => needed.type === "record" || codeOf(needed) === "option";

/** Why a formula does not suit a parameter of a library clause; null where it does. */
export const misfitOf = (
  places: readonly Place[],
  name: string,
  typed: TypedExpression,
  needed: ValueType,
): Misfit | null => {
  const { type } = typed;
  if (codeOf(needed) === "place") return placeMisfit(places, name, typed);
  if (type.type !== "any" && needed.type !== "any" && type.type !== needed.type) {
    const message = `needs ${describeType(needed)} for "${name}", but this is ${describeType(type)}.`;
    return { message, hint: `Give a question whose answer is ${describeType(needed)}.` };
  }
  if (needsQuestion(needed) && pathOf(typed.expression.ast) === undefined) {
    const message = `needs a question for "${name}", but this is a formula.`;
    return { message, hint: `Name the question: with: { ${name}: … }.` };
  }
  return needed.type === "string" ? wordsMisfit(name, typed) : null;
};
