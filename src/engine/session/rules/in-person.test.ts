import { describe, expect, it } from "vitest";
import {
  agreeEvent,
  claimEvent,
  CONSENT,
  hostEvent,
  logOf,
  sampleKey,
  signEvent,
  startEvent,
  storedEarlier,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent, StartEvent } from "../../../model/session/session-event.ts";
import { HOSTS_CONFIRM_SINCE } from "../../../model/session/writer-version.ts";

type Acts = readonly (readonly [author: string, event: SessionEvent | null])[];

const inPerson = (seat: string, host: string): SessionEvent => ({ ...claimEvent(seat), host }) as SessionEvent;
const start = (parties = 2, parts: Partial<StartEvent> = {}) => startEvent(parties, { service: "signing", ...parts });
const play = (acts: Acts, first: SessionEvent = start(3)) => stateOf(logOf([["ana", first], ...acts]));
const outcome = (acts: Acts, first?: SessionEvent) => {
  const { seats, ignored } = play(acts, first);
  return [seats.flatMap(({ id, host }) => (host === undefined ? [] : [id])), ignored.map(({ problem }) => problem)];
};

describe("a person who signs in person on the device of another party", () => {
  it("joins with keys of their own once that device has stated it, and signs like everyone else", () => {
    const joined: Acts = [
      ["ana", hostEvent("ben")],
      ["ben", inPerson("ben", "ana")],
      ["ben", CONSENT],
    ];
    const state = play(joined);
    expect(state.seats[1]).toMatchObject({ id: "ben", claimed: 3, host: "ana" });
    expect(state.devices["ben"]).toEqual({ seat: "ben", publicKey: sampleKey("b") });
    expect(Object.keys(play([...joined, ["ben", signEvent(state, "Ben")]]).signatures)).toEqual(["ben"]);
  });

  it("cannot state alone on whose device it is, nor with other keys, another seat or another device", () => {
    const claim: Acts[number] = ["ben", inPerson("ben", "ana")];
    const other = (letter: string): SessionEvent => ({ type: "host", seat: "ben", device: sampleKey(letter) });
    const cases: readonly Acts[] = [
      [claim],
      [["ana", other("x")], claim],
      [["ana", hostEvent("cho")], claim],
      // The last statement counts.
      [["ana", hostEvent("ben")], ["ana", other("x")], claim],
      // Cho states it for a device of hers.
      [["cho", claimEvent("cho")], ["cho", hostEvent("ben")], claim],
    ];
    for (const acts of cases) expect(outcome(acts)).toEqual([[], ["not_hosted"]]);
    // Without a statement, Ben can join as someone on a device of his own.
    expect(outcome([["ben", claimEvent("ben")]])).toEqual([[], []]);
  });

  it("needs an owner of the device who has joined", () => {
    const acts: Acts = [
      ["ben", inPerson("ben", "ben")],
      ["cho", { ...inPerson("ben", "eve"), device: sampleKey("c") } as SessionEvent],
    ];
    expect(outcome(acts)).toEqual([[], ["unknown_seat", "unknown_seat"]]);
  });

  it("does not join while the words are still negotiated", () => {
    const acts: Acts = [
      ["ana", agreeEvent(startEvent(2))],
      ["ana", hostEvent("ben")],
      ["ben", inPerson("ben", "ana")],
    ];
    expect(outcome(acts, startEvent(2))).toEqual([[], ["wrong_phase", "wrong_phase"]]);
  });

  it("joins as it was in sessions of earlier versions, which know no statement of the device", () => {
    const first = start(2, { writer: HOSTS_CONFIRM_SINCE - 1 });
    const log = logOf([
      ["ana", first],
      ["ana", hostEvent("ben")],
      ["ben", inPerson("ben", "ana")],
    ]);
    const { seats, ignored } = stateOf(storedEarlier(log));
    expect(seats[1]).toMatchObject({ claimed: 3, host: "ana" });
    expect(ignored.map(({ problem }) => problem)).toEqual(["older_session"]);
  });
});

describe("the owner of a device", () => {
  it("states it only for a free seat", () => {
    const acts: Acts = [
      ["ana", hostEvent("dee")],
      ["cho", claimEvent("cho")],
      ["ana", hostEvent("cho")],
    ];
    expect(outcome(acts)).toEqual([[], ["unknown_seat", "seat_taken"]]);
  });

  it("is someone who signs, or the founder, and does not sign in person themselves", () => {
    const guests: Acts = [
      ["ana", hostEvent("ben")],
      ["ben", inPerson("ben", "ana")],
      ["ben", hostEvent("cho")],
      ["cho", inPerson("cho", "ben")],
    ];
    expect(outcome(guests)).toEqual([["ben"], ["not_your_role", "not_hosted"]]);
    const withRole = (seat: string, role: "viewer" | "approver"): StartEvent => ({
      ...start(3),
      seats: start(3).seats.map((each) => (each.id === seat ? { ...each, role } : each)),
    });
    const viewer: Acts = [
      ["cho", claimEvent("cho")],
      ["cho", hostEvent("ben")],
    ];
    expect(outcome(viewer, withRole("cho", "viewer"))).toEqual([[], ["not_your_role"]]);
    expect(outcome(guests.slice(0, 2), withRole("ana", "approver"))).toEqual([["ben"], []]);
  });
});
