import { expect, it } from "vitest";
import {
  agreeEvent,
  claimEvent,
  entryOf,
  hostEvent,
  logOf,
  sampleKey,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { deletionConsents, logAuthors } from "./deletion.ts";

const consent = (letter: string, seq: number): SessionEvent => ({
  type: "delete",
  consents: [{ publicKey: sampleKey(letter), signature: `signature of ${letter}`, seq }],
});

const started = logOf([
  ["ana", startEvent()],
  ["ben", claimEvent("ben")],
]);

it("collects the consents of all devices and changes nothing else", () => {
  const before = stateOf(started);
  const sessionState = stateOf([...started, entryOf(3, "ben", consent("b", 3))]);
  expect({ ...sessionState, seq: 2, history: before.history }).toEqual(before);
  const both = stateOf([...started, entryOf(3, "ben", consent("b", 3)), entryOf(4, "ana", consent("a", 4))]);
  expect(deletionConsents(both).map(({ publicKey }) => publicKey)).toEqual([sampleKey("b"), sampleKey("a")]);
});

it("has no effect while people sign, or from a stranger", () => {
  const { document } = stateOf(started);
  const signing = [
    ...started,
    entryOf(3, "ana", agreeEvent({ document })),
    entryOf(4, "ben", agreeEvent({ document })),
    entryOf(5, "ana", consent("a", 5)),
    entryOf(6, "eve", consent("e", 6)),
  ];
  const state = stateOf(signing);
  expect(state.ignored.map(({ seq, problem }) => [seq, problem])).toEqual([
    [5, "wrong_phase"],
    [6, "unknown_device"],
  ]);
  expect(deletionConsents(state)).toEqual([]);
});

it("ignores a consent that someone else sends for a device, so that forged ones cannot crowd out a real one", () => {
  const forBen = (count: number, seq: number): SessionEvent => ({
    type: "delete",
    consents: Array.from({ length: count }, (_, index) => ({
      publicKey: sampleKey("b"),
      signature: `false ${index}`,
      seq,
    })),
  });
  const state = stateOf([
    ...started,
    entryOf(3, "ben", consent("b", 3)),
    ...Array.from({ length: 50 }, (_, index) => entryOf(index + 4, "ana", forBen(20, index + 4))),
    entryOf(54, "ana", { type: "delete", consents: [{ publicKey: sampleKey("x"), signature: "no one's" }] }),
  ]);
  expect(deletionConsents(state)).toEqual([{ publicKey: sampleKey("b"), signature: "signature of b", seq: 3 }]);
  expect(new Set(state.ignored.map(({ problem }) => problem))).toEqual(new Set(["unknown_device"]));
});

it("keeps the last consent of a device, however often it agrees", () => {
  const often = Array.from({ length: 50 }, (_, index) => entryOf(index + 3, "ben", consent("b", index + 3)));
  expect(deletionConsents(stateOf([...started, ...often]))).toHaveLength(1);
});

const KEEP: SessionEvent = { type: "keep" };
const remark = (text: string): SessionEvent => ({ type: "comment", clause: null, proposal: null, text });

it("ends a consent when its device withdraws it or writes anything else, and lets it agree again", () => {
  const agreed = [...started, entryOf(3, "ben", consent("b", 3)), entryOf(4, "ana", consent("a", 4))];
  const consenting = (...more: readonly ReturnType<typeof entryOf>[]) =>
    deletionConsents(stateOf([...agreed, ...more])).map(({ publicKey }) => publicKey.slice(0, 1));
  expect(consenting()).toEqual(["b", "a"]);
  expect(consenting(entryOf(5, "ben", KEEP))).toEqual(["a"]);
  expect(consenting(entryOf(5, "ben", remark("Wait.")))).toEqual(["a"]);
  // Without effect, or unreadable: the server cannot tell.
  expect(consenting(entryOf(5, "ben", { type: "accept", proposal: "none" }))).toEqual(["a"]);
  expect(consenting(entryOf(5, "ben", null))).toEqual(["a"]);
  expect(consenting(entryOf(5, "ben", KEEP), entryOf(6, "ben", consent("b", 6)))).toEqual(["a", "b"]);
  expect(consenting(entryOf(5, "eve", null))).toEqual(["b", "a"]);
});

it("lets only a device withdraw that has agreed, and ignores consents made for another position", () => {
  const state = stateOf([
    ...started,
    entryOf(3, "ben", KEEP),
    entryOf(4, "ben", consent("b", 3)),
    // Programs before this rule gave consents without a position: the server would not accept them.
    entryOf(5, "ben", { type: "delete", consents: [{ publicKey: sampleKey("b"), signature: "old" }] }),
    entryOf(6, "ben", consent("b", 6)),
    entryOf(7, "ana", KEEP),
    entryOf(8, "ben", KEEP),
    entryOf(9, "ben", KEEP),
  ]);
  expect(state.ignored.map(({ seq, problem }) => [seq, problem])).toEqual([
    [3, "already_done"],
    [4, "out_of_order"],
    [7, "already_done"],
    [9, "already_done"],
  ]);
  expect(deletionConsents(state)).toEqual([]);
});

it("keeps the consent of a device while another one of its person asks for a place or acts", () => {
  const asks: SessionEvent = { type: "join_device", seat: "ana", device: sampleKey("p"), proof: "proof" };
  const entries = [
    ...started,
    entryOf(3, "ana", { type: "offer_device", invitation: sampleKey("o") }),
    entryOf(4, "ana", consent("a", 4)),
    entryOf(5, "pad", asks),
  ];
  expect(deletionConsents(stateOf(entries))).toHaveLength(1);
  const added = [
    ...entries.with(3, entryOf(4, "pad", asks)).slice(0, 4),
    entryOf(5, "ana", { type: "add_device", device: sampleKey("p"), notes: "" }),
    entryOf(6, "ana", consent("a", 6)),
    entryOf(7, "pad", remark("From the other device.")),
  ];
  expect(deletionConsents(stateOf(added))).toHaveLength(1);
});

it("has the owner of a device agree for those who joined on it in person, and for no one else", () => {
  const inPerson: SessionEvent = { ...claimEvent("cho"), host: "ana" } as SessionEvent;
  const state = stateOf(
    logOf([
      ["ana", startEvent(3, { service: "signing" })],
      ["ben", claimEvent("ben")],
      ["ana", hostEvent("cho")],
      ["cho", inPerson],
      ["ana", { type: "void", reason: "" }],
      ["ben", { type: "delete", consents: [{ publicKey: sampleKey("c"), signature: "of ben", seq: 6 }] }],
      ["ana", { type: "delete", consents: [{ publicKey: sampleKey("c"), signature: "of ana", seq: 7 }] }],
    ]),
  );
  expect(deletionConsents(state)).toEqual([{ publicKey: sampleKey("c"), signature: "of ana", seq: 7 }]);
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
