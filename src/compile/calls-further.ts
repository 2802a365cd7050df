import { coreFunctions } from "../feel/evaluate/functions/core.ts";

const isFurtherCall = ([operator, name]: readonly unknown[]): boolean =>
  operator === "call" && typeof name === "string" && !Object.hasOwn(coreFunctions, name);

/** Whether a formula anywhere in a part of a definition calls a function that is not among the core ones. */
export const callsFurther = (part: unknown): boolean => {
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return isFurtherCall(part) || part.some(callsFurther);
  return Object.values(part).some(callsFurther);
};
