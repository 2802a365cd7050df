import { isSameRaw } from "../../../fields/is-same-raw.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { TrackedItem } from "../../../model/storage/vault.ts";

/** The stored item with the fields the form changed; changes by another tab since then are kept. */
export const mergeTrackedItem = (stored: TrackedItem, opened: TrackedItem, given: TrackedItem): TrackedItem => {
  const before = opened as unknown as { readonly [part: string]: RawAnswer };
  const changed = Object.entries(given).filter(([part, value]) => !isSameRaw(before[part], value as RawAnswer));
  return { ...stored, ...Object.fromEntries(changed) };
};
