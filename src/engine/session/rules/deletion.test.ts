import { expect, it } from "vitest";
import {
  agreeEvent,
  claimEvent,
  entryOf,
  logOf,
  sampleKey,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { deletionConsents, withoutDeletionConsent } from "./deletion.ts";

const consent = (letter: string): SessionEvent => ({
  type: "delete",
  consents: [{ publicKey: sampleKey(letter), signature: `signature of ${letter}` }],
});

const started = logOf([
  ["ana", startEvent()],
  ["ben", claimEvent("ben")],
]);

it("collects the consents of all devices and changes nothing else", () => {
  const before = stateOf(started);
  expect(withoutDeletionConsent(before)).toEqual(["ana", "ben"]);
  const one = stateOf([...started, entryOf(3, "ben", consent("b"))]);
  expect(withoutDeletionConsent(one)).toEqual(["ana"]);
  expect({ ...one, seq: 2, history: before.history }).toEqual(before);
  const both = stateOf([...started, entryOf(3, "ben", consent("b")), entryOf(4, "ana", consent("a"))]);
  expect(withoutDeletionConsent(both)).toEqual([]);
  expect(deletionConsents(both).map(({ publicKey }) => publicKey)).toEqual([sampleKey("b"), sampleKey("a")]);
});

it("has no effect while people sign, or from a stranger", () => {
  const { document } = stateOf(started);
  const signing = [
    ...started,
    entryOf(3, "ana", agreeEvent({ document })),
    entryOf(4, "ben", agreeEvent({ document })),
    entryOf(5, "ana", consent("a")),
    entryOf(6, "eve", consent("e")),
  ];
  const state = stateOf(signing);
  expect(state.ignored.map(({ seq, problem }) => [seq, problem])).toEqual([
    [5, "wrong_phase"],
    [6, "unknown_device"],
  ]);
  expect(deletionConsents(state)).toEqual([]);
});
