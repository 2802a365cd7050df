import { describe, expect, it } from "vitest";
import {
  agreeEvent,
  claimEvent,
  CONSENT,
  logOf,
  sampleKey,
  signEvent,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { invitedAgainAt, isPassedOn } from "./seats.ts";

const inPerson = (seat: string, host: string): SessionEvent => ({ ...claimEvent(seat), host }) as SessionEvent;

describe("a person who signs in person on the device of another party", () => {
  const start = startEvent(2, { service: "signing" });

  it("joins with keys of their own, and signs like everyone else", () => {
    const joined = logOf([
      ["ana", start],
      ["ben", inPerson("ben", "ana")],
      ["ben", CONSENT],
    ]);
    const state = stateOf(joined);
    expect(state.seats[1]).toMatchObject({ id: "ben", claimed: 2, host: "ana" });
    expect(state.devices["ben"]).toEqual({ seat: "ben", publicKey: sampleKey("b") });
    const signed = stateOf(
      logOf([...joined.map(({ author, event }) => [author, event] as const), ["ben", signEvent(state, "Ben")]]),
    );
    expect(Object.keys(signed.signatures)).toEqual(["ben"]);
  });

  it("needs an owner of the device who has joined", () => {
    const { seats, ignored } = stateOf(
      logOf([
        ["ana", start],
        ["ben", inPerson("ben", "ben")],
        ["ben", inPerson("ben", "eve")],
      ]),
    );
    expect(seats[1]!.claimed).toBeNull();
    expect(ignored.map(({ problem }) => problem)).toEqual(["unknown_seat", "unknown_seat"]);
  });

  it("does not join while the words are still negotiated", () => {
    const acts = [
      ["ana", startEvent(2)],
      ["ana", agreeEvent(startEvent(2))],
      ["ben", inPerson("ben", "ana")],
    ] as const;
    const { seats, ignored } = stateOf(logOf(acts as never));
    expect(seats[1]!.claimed).toBeNull();
    expect(ignored.at(-1)!.problem).toBe("wrong_phase");
  });
});

describe("an invitation", () => {
  const passOn = (how: "copy" | "code"): SessionEvent => ({ type: "pass_on", seat: "ben", how });
  const invited: SessionEvent = { type: "invite", seat: "ben", invitation: sampleKey("N") };

  it("records each way it was passed on, until there is a new one", () => {
    const acts = [
      ["ana", startEvent()],
      ["ana", passOn("copy")],
      ["ana", invited],
      ["ana", passOn("code")],
    ] as const;
    const ways = (count: number) =>
      (["copy", "code"] as const).filter((how) => isPassedOn(stateOf(logOf(acts.slice(0, count))), "ben", how));
    expect([1, 2, 3, 4].map((count) => ways(count))).toEqual([[], ["copy"], [], ["code"]]);
  });

  it("that was replaced has the time of the new one", () => {
    const first = logOf([["ana", startEvent()]]);
    expect(invitedAgainAt(stateOf(first), "ben")).toBeNull();
    const again = logOf([
      ["ana", startEvent()],
      ["ana", invited],
    ]);
    expect(invitedAgainAt(stateOf(again), "ben")).toBe("2027-03-01T12:00:02.000Z");
  });
});
