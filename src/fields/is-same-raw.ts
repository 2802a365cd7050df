import type { RawAnswer } from "../model/answers.ts";

type Given = RawAnswer | undefined;

const partsOf = (raw: object): readonly string[] => Object.keys(raw).filter((key) => valueIn(raw, key) !== null);

const valueIn = (raw: object, key: string): RawAnswer =>
  Object.hasOwn(raw, key) ? ((raw as { readonly [part: string]: Given })[key] ?? null) : null;

/** Whether two raw answers are the same, in whichever order their parts were written. Nothing and null are the same. */
export const isSameRaw = (a: Given, b: Given): boolean => {
  const [one, other] = [a ?? null, b ?? null];
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [parts, otherParts] = [partsOf(one), partsOf(other)];
  return parts.length === otherParts.length && parts.every((key) => isSameRaw(valueIn(one, key), valueIn(other, key)));
};
