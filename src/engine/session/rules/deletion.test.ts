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
import { deletionConsents, logAuthors } from "./deletion.ts";

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
  const one = stateOf([...started, entryOf(3, "ben", consent("b"))]);
  expect({ ...one, seq: 2, history: before.history }).toEqual(before);
  const both = stateOf([...started, entryOf(3, "ben", consent("b")), entryOf(4, "ana", consent("a"))]);
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

it("counts no consent that someone else sends for a device, so that none is buried among false ones", () => {
  const forBen = (count: number): SessionEvent => ({
    type: "delete",
    consents: Array.from({ length: count }, (_, at) => ({ publicKey: sampleKey("b"), signature: `false ${at}` })),
  });
  const state = stateOf([
    ...started,
    entryOf(3, "ben", consent("b")),
    ...Array.from({ length: 50 }, (_, at) => entryOf(at + 4, "ana", forBen(20))),
    entryOf(54, "ana", { type: "delete", consents: [{ publicKey: sampleKey("x"), signature: "no one's" }] }),
  ]);
  expect(deletionConsents(state)).toEqual([{ publicKey: sampleKey("b"), signature: "signature of b" }]);
  expect(new Set(state.ignored.map(({ problem }) => problem))).toEqual(new Set(["unknown_device"]));
});

it("keeps the last consent of a device, however often it agrees", () => {
  const often = Array.from({ length: 50 }, (_, at) => entryOf(at + 3, "ben", consent("b")));
  expect(deletionConsents(stateOf([...started, ...often]))).toHaveLength(1);
});

it("has the owner of a device agree for those who joined on it in person, and for no one else", () => {
  const inPerson: SessionEvent = { ...claimEvent("cho"), host: "ana" } as SessionEvent;
  const state = stateOf(
    logOf([
      ["ana", startEvent(3, { service: "signing" })],
      ["ben", claimEvent("ben")],
      ["cho", inPerson],
      ["ana", { type: "void", reason: "" }],
      ["ben", { type: "delete", consents: [{ publicKey: sampleKey("c"), signature: "of ben" }] }],
      ["ana", { type: "delete", consents: [{ publicKey: sampleKey("c"), signature: "of ana" }] }],
    ]),
  );
  expect(deletionConsents(state)).toEqual([{ publicKey: sampleKey("c"), signature: "of ana" }]);
});

it("lists every device that wrote, with what it left to another, also after it lost its place", () => {
  const deletion = { by: sampleKey("a"), signature: "left to a" };
  const asks: SessionEvent = { type: "join_device", seat: "ana", device: sampleKey("p"), proof: "proof", deletion };
  const state = stateOf([
    ...started,
    entryOf(3, "ana", { type: "offer_device", invitation: sampleKey("o") }),
    entryOf(4, "pad", asks),
    entryOf(5, "ana", { type: "add_device", device: sampleKey("p"), notes: "" }),
    entryOf(6, "ana", { type: "remove_device", device: sampleKey("p") }),
    entryOf(7, "eve", null),
  ]);
  expect(logAuthors(state)).toEqual([
    { publicKey: sampleKey("a"), seat: "ana", hasPlace: true },
    { publicKey: sampleKey("b"), seat: "ben", hasPlace: true },
    { publicKey: sampleKey("p"), seat: "ana", hasPlace: false },
  ]);
  expect(deletionConsents(state)).toEqual([{ publicKey: sampleKey("p"), ...deletion }]);
  expect(state.ignored).toMatchObject([{ seat: null, author: "eve" }]);
});
