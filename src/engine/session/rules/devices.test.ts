import { describe, expect, it } from "vitest";
import {
  CONSENT,
  claimEvent,
  entryOf,
  hostEvent,
  sampleKey,
  signEvent,
  startEvent,
  storedEarlier,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { devicesOf } from "./devices.ts";

const offer = (link = "L"): SessionEvent => ({
  type: "offer_device",
  invitation: link === "" ? "" : sampleKey(link),
});
const ask = (device: string, seat = "ana"): SessionEvent => ({
  type: "join_device",
  seat,
  device: sampleKey(device),
  proof: "p",
});
const add = (device: string): SessionEvent => ({ type: "add_device", device: sampleKey(device), notes: "" });
const remove = (device: string): SessionEvent => ({ type: "remove_device", device: sampleKey(device) });
const remark: SessionEvent = { type: "comment", clause: null, proposal: null, text: "Here." };

type Acts = readonly (readonly [string, SessionEvent | ((state: SessionState) => SessionEvent), boolean?])[];

const START = startEvent(2, { service: "signing" });

/** The state after Ana has started a signing, Ben has joined, and what followed. */
const play = (acts: Acts): SessionState => {
  const entries = [entryOf(1, "ana", START), entryOf(2, "ben", claimEvent("ben"))];
  for (const [author, act, isProven = true] of acts) {
    const event = typeof act === "function" ? act(stateOf(entries)) : act;
    entries.push(entryOf(entries.length + 1, author, event, isProven));
  }
  return stateOf(entries);
};

const problems = ({ ignored }: SessionState): readonly string[] => ignored.map(({ problem }) => problem);
const idsOf = (state: SessionState, seat: string): readonly string[] => devicesOf(state, seat).map(({ id }) => id);

const ADDED: Acts = [
  ["ana", offer()],
  ["pad", ask("p")],
  ["ana", add("p")],
];

describe("a second device", () => {
  it("is added once the first one confirms it, and acts for the same seat", () => {
    const asked = play([...ADDED.slice(0, 2), ["pad", remark]]);
    expect(idsOf(asked, "ana")).toEqual(["ana"]);
    expect(problems(asked)).toEqual(["unknown_device"]);
    const state = play([...ADDED, ["pad", remark]]);
    expect(idsOf(state, "ana")).toEqual(["ana", "pad"]);
    expect(state.comments).toMatchObject([{ seat: "ana" }]);
    // The history names the device, unless it is the first one.
    expect(state.history.map(({ device }) => device)).toEqual([...Array<undefined>(5), "pad"]);
  });

  it("is added by no other party, and not by another device than the first", () => {
    const state = play([
      ["ana", offer()],
      ["pad", ask("p")],
      ["ben", add("p")],
      ["ana", add("p")],
      ["pad", offer("M")],
      ["pad", remove("a")],
      ["ben", remove("p")],
    ]);
    expect(problems(state)).toEqual(["no_device", "not_first_device", "not_first_device", "no_device"]);
    expect(idsOf(state, "ben")).toEqual(["ben"]);
  });

  it("needs the link, which one device can use, and only until there is another one", () => {
    const state = play([
      ["pad", ask("p")],
      ["ana", offer()],
      ["pad", ask("p"), false],
      ["pad", ask("p")],
      ["eve", ask("e")],
      // Ana refuses the device that asked, and offers again.
      ["ana", offer("")],
      ["ana", add("p")],
      ["eve", ask("e")],
      ["ana", offer("M")],
      ["pad", ask("p")],
    ]);
    expect(problems(state)).toEqual(["wrong_proof", "wrong_proof", "link_used", "no_device", "wrong_proof"]);
    expect(state.deviceOffers).toMatchObject({ ana: { asked: { device: "pad" } } });
  });

  it("has a key of its own: neither a device with a seat nor one that was removed is added", () => {
    const state = play([
      ["ana", offer()],
      ["ben", ask("b")],
      ["pad", ask("p")],
      ["ana", add("p")],
      ["ben", offer("M")],
      ["pad", ask("p", "ben")],
      ["ana", remove("p")],
      ["pad", ask("p", "ben")],
    ]);
    expect(problems(state)).toEqual(["already_done", "already_done", "already_done"]);
    expect(idsOf(state, "ben")).toEqual(["ben"]);
  });

  it("that asked to join one seat claims no other; one that did in an earlier session is not added to the first", () => {
    const acts: Acts = [
      ["ana", offer()],
      ["cho", ask("c")],
      ["cho", claimEvent("cho")],
      ["ana", add("c")],
    ];
    const entriesOf = (start: SessionEvent) =>
      [["ana", start] as const, ...acts].map(([author, act], index) => entryOf(index + 1, author, act as SessionEvent));
    const state = stateOf(entriesOf(startEvent(3, { service: "signing" })));
    expect([problems(state), state.devices["cho"]?.seat]).toEqual([["used_keys"], "ana"]);
    const earlier = stateOf(storedEarlier(entriesOf(startEvent(3, { service: "signing", writer: 3 }))));
    expect([problems(earlier), earlier.devices["cho"]?.seat]).toEqual([["already_done"], "cho"]);
  });

  it("that was removed does nothing more, and what it did before stays", () => {
    const sign = (state: SessionState): SessionEvent => signEvent(state, "Ana");
    const state = play([
      ...ADDED,
      ["pad", CONSENT],
      ["ana", remove("p")],
      ["pad", remark],
      ["pad", sign],
      ["ana", remove("p")],
      ["ana", sign],
    ]);
    expect(problems(state)).toEqual(["unknown_device", "unknown_device", "no_device"]);
    expect(Object.keys(state.signatures)).toEqual(["ana"]);
    expect(state.removedDevices).toMatchObject({ pad: { seat: "ana", added: 5, removed: 7 } });
  });

  it("is named in every signature, and a signature with an old list is refused", () => {
    const before = signEvent(play([]), "Ben");
    const state = play([...ADDED, ["ben", CONSENT], ["ben", before], ["ben", (now) => signEvent(now, "Ben")]]);
    expect(problems(state)).toEqual(["wrong_parties"]);
    const signed = state.history.at(-1)!.event;
    if (signed.type !== "signature") throw new Error(signed.type);
    expect(signed.parties).toEqual([
      { seat: "ana", name: "Ana", device: sampleKey("a"), others: [sampleKey("p")] },
      { seat: "ben", name: "Ben", device: sampleKey("b") },
    ]);
  });

  it("is one of at most five", () => {
    const more = ["p", "q", "r", "s"].flatMap((device): Acts => [
      ["ana", offer(device.toUpperCase())],
      [device, ask(device)],
      ["ana", add(device)],
    ]);
    const state = play([...more, ["ana", offer("Z")]]);
    expect(idsOf(state, "ana")).toEqual(["ana", "p", "q", "r", "s"]);
    expect(problems(state)).toEqual(["too_many_devices"]);
  });

  it("is not offered to someone who signs in person on the device of another", () => {
    const host = { ...claimEvent("ben"), host: "ana" } as SessionEvent;
    const entries = [entryOf(1, "ana", START), entryOf(2, "ana", hostEvent("ben")), entryOf(3, "ben", host)];
    entries.push(entryOf(4, "ben", offer()));
    expect(problems(stateOf(entries))).toEqual(["not_your_role"]);
  });
});

it("replacing a witness removes that witness's devices", () => {
  const seats = [
    ...START.seats,
    { id: "wes", name: "Wes", role: "witness", witnessOf: "ben", invitation: sampleKey("W") },
  ];
  const start = { ...START, seats } as SessionEvent;
  const replaced: SessionEvent = {
    type: "replace_witness",
    seat: "wes",
    before: "Wes",
    name: "Uma",
    invitation: sampleKey("U"),
  };
  const acts: Acts = [
    ["ana", start],
    ["wes", claimEvent("wes")],
    ["wes", offer()],
    ["pad", ask("p", "wes")],
    ["wes", add("p")],
    ["wes", offer("M")],
    ["ana", replaced],
    ["pad", remark],
  ];
  const state = stateOf(acts.map(([author, act], index) => entryOf(index + 1, author, act as SessionEvent)));
  expect(Object.keys(state.devices)).toEqual(["ana"]);
  expect(state.deviceOffers).toEqual({});
  expect(problems(state)).toEqual(["unknown_device"]);
});
