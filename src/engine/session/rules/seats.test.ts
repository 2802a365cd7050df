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
