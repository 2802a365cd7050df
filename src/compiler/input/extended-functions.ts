import type { Field } from "../../model/field.ts";
import { coreFunctions } from "../../feel/evaluate/functions/core-functions.ts";

const isExtendedCall = ([operator, name]: readonly unknown[]): boolean =>
  operator === "call" && typeof name === "string" && !Object.hasOwn(coreFunctions, name);

type Options = NonNullable<Field["options"]>;

// Cached by list: all questions about a place share one list of some sixty options.
const searchedOptions = new WeakMap<Options, boolean>();

const optionsNeedThem = (options: Options): boolean => {
  const known = searchedOptions.get(options) ?? options.some(needsExtendedFunctions);
  searchedOptions.set(options, known);
  return known;
};

const isOptions = (key: string, value: unknown): value is Options => key === "options" && Array.isArray(value);

/** Whether any formula in part of a definition calls a function outside the core set. */
export const needsExtendedFunctions = (part: unknown): boolean => {
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return isExtendedCall(part) || part.some(needsExtendedFunctions);
  return Object.entries(part).some(([key, value]) =>
    isOptions(key, value) ? optionsNeedThem(value) : needsExtendedFunctions(value),
  );
};
