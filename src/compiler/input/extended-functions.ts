import { coreFunctions } from "../../feel/evaluate/functions/core-functions.ts";

const isExtendedCall = ([operator, name]: readonly unknown[]): boolean =>
  operator === "call" && typeof name === "string" && !Object.hasOwn(coreFunctions, name);

/** Whether any formula in part of a definition calls a function outside the core set. */
export const needsExtendedFunctions = (part: unknown): boolean => {
  if (typeof part !== "object" || part === null) return false;
  if (Array.isArray(part)) return isExtendedCall(part) || part.some(needsExtendedFunctions);
  return Object.values(part).some(needsExtendedFunctions);
};
