import { sameRaw } from "../../../fields/same-raw.ts";
import type { Raw } from "../../../model/answers.ts";
import type { TrackedItem } from "../../../model/vault.ts";

/** What is stored with the parts the form changed; what another tab changed since the form opened stays. */
export const withChanges = (stored: TrackedItem, opened: TrackedItem, given: TrackedItem): TrackedItem => {
  const before = opened as unknown as { readonly [part: string]: Raw };
  const changed = Object.entries(given).filter(([part, value]) => !sameRaw(before[part], value as Raw));
  return { ...stored, ...Object.fromEntries(changed) };
};
