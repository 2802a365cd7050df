import { expect, it } from "vitest";
import { claimEvent, logOf, startEvent, stateOf } from "../../../../tests/support/session-samples.ts";
import type { StoredSession } from "../../../model/session/stored-session.ts";
import { mergeSession } from "./merge-session.ts";

const keys = (id: string) => ({ id, publicKey: id, privateKey: id });
const state = (count: number) =>
  stateOf(
    logOf([
      ["ana", startEvent()],
      ["ben", claimEvent("ben")],
    ] as const).slice(0, count),
  );

/** What a tab has read up to an entry of the log, with keys that were renewed from former ones. */
const tab = (seq: number, device: string, former: readonly string[] = []): StoredSession<string> => ({
  format: 1,
  id: "S",
  secret: "s",
  device: keys(device),
  ...(former.length > 0 ? { formerDevices: former.map(keys) } : {}),
  headKey: "h",
  seat: state(seq).devices[device]?.seat ?? null,
  invitation: null,
  invited: {},
  head: { seq, hash: `${seq}` },
  state: state(seq),
  unsent: {},
  changed: "",
});

const stored = (before: StoredSession<string>, session: StoredSession<string>) => {
  const merged = mergeSession(before, session);
  return merged && [merged.head.seq, merged.device.id, merged.formerDevices?.length ?? 0, merged.seat];
};

it("keeps the stored copy of the tab that has read further in the log", () => {
  expect(stored(tab(2, "ben"), tab(1, "ben"))).toEqual([2, "ben", 0, "ben"]);
  expect(stored(tab(1, "ben"), tab(2, "ben"))).toEqual([2, "ben", 0, "ben"]);
});

it("never replaces renewed keys, or their seat, by those of a tab that has the old ones", () => {
  expect(stored(tab(1, "eve"), tab(1, "ben", ["eve"]))).toEqual([1, "ben", 1, null]);
  expect(stored(tab(1, "ben", ["eve"]), tab(2, "eve"))).toEqual([2, "ben", 1, "ben"]);
  expect(stored(tab(2, "ben", ["eve"]), tab(1, "eve"))).toEqual([2, "ben", 1, "ben"]);
  expect(stored(tab(2, "ben", ["eve"]), tab(2, "eve"))).toEqual([2, "ben", 1, "ben"]);
});

it("keeps the keys of the tab that opened the link first", () => {
  expect(stored(tab(1, "ben"), tab(1, "eve"))).toEqual([1, "ben", 0, null]);
});

it("stores nothing of a tab that renewed its keys at the same time, for the others may have a seat by now", () => {
  expect(stored(tab(1, "ben", ["eve"]), tab(2, "pad", ["eve"]))).toBeNull();
});
