import { originOf, rememberOrigin } from "../position/yaml-file.ts";
import { isObjectOrList } from "../../values/json-object.ts";
import type { WrittenAt } from "../position/yaml-file.ts";
import { rememberCopy } from "../input/block-use.ts";
import type { BlockUse } from "../input/block-use.ts";
import { knownCondition } from "../formula/known-condition.ts";

type Loose = { [key: string]: unknown };

const conditionOf = (entry: unknown): unknown => (isObjectOrList(entry) && "when" in entry ? entry.when : undefined);

/** The list in which only the first entry whose condition is true has an effect. */
const FIRST_THAT_FITS = "variants";

/** The indexes of the entries of a list that can have an effect in this use. */
const keptEntries = (use: BlockUse, list: readonly unknown[], key: string): readonly number[] => {
  const kept: number[] = [];
  for (const [index, entry] of list.entries()) {
    const known = knownCondition(use, conditionOf(entry));
    if (known !== false) kept.push(index);
    if (known === true && key === FIRST_THAT_FITS) break;
  }
  return kept;
};

const copyList = (use: BlockUse, list: readonly unknown[], key: string): unknown[] => {
  const keptIndexes = keptEntries(use, list, key);
  const copy = keptIndexes.map((at) => copyValue(use, list[at], key));
  const origin = originOf(list);
  if (origin) rememberOrigin(copy, { ...origin, values: keptIndexes.map((at) => origin.values[at] ?? null) });
  rememberCopy(copy, { use, source: list, keptIndexes });
  return copy;
};

const copyMap = (use: BlockUse, source: object, skipped: readonly string[] = []): Loose => {
  const copy: Loose = {};
  for (const [key, value] of Object.entries(source)) if (!skipped.includes(key)) copy[key] = copyValue(use, value, key);
  if (knownCondition(use, copy["when"]) === true) delete copy["when"];
  const origin = originOf(source);
  if (origin) rememberOrigin(copy, origin);
  rememberCopy(copy, { use, source, keptIndexes: null });
  return copy;
};

const copyValue = (use: BlockUse, value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return copyList(use, value, key);
  return isObjectOrList(value) ? copyMap(use, value) : value;
};

/**
 * Copies part of a block for one use, without what the fixed parameters rule out. Positions still refer to the block's
 * file.
 */
export const copyForUse = <Part extends object>(
  use: BlockUse,
  part: Part,
  skipped: readonly (keyof Part & string)[] = [],
): Part => copyMap(use, part, skipped) as Part;

/** Whether a part of a block is in the document at all, if that is known without any answer. */
export const mayBePrinted = (use: BlockUse, part: { readonly when?: unknown }): boolean =>
  knownCondition(use, part.when) !== false;

/** Marks entries of a copied object as written elsewhere. */
export const moveEntries = (copy: object, entries: Iterable<readonly [key: string, WrittenAt]>): void => {
  const origin = originOf(copy);
  if (origin) rememberOrigin(copy, { ...origin, moved: new Map([...(origin.moved ?? []), ...entries]) });
};

/** A list of objects that were read in different places. */
export const listOfObjects = <Entry extends object>(written: object, entries: readonly Entry[]): Entry[] => {
  const list = [...entries];
  const origin = originOf(written);
  const moved = new Map(list.map((owner, index) => [String(index), { owner }] as const));
  if (origin) rememberOrigin(list, { ...origin, keys: null, values: [], moved });
  return list;
};

/** The same object with some entries replaced; positions stay the same. */
export const withEntries = <Owner extends object>(owner: Owner, entries: Partial<Owner>): Owner => {
  const copy = { ...owner, ...entries };
  const origin = originOf(owner);
  if (origin) rememberOrigin(copy, origin);
  return copy;
};
