import { describe, expect, it } from "vitest";
import {
  claimEvent,
  entryOf,
  logOf,
  sampleKey,
  startEvent,
  storedEarlier,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { KEYS_USED_ONCE_SINCE } from "../../../model/session/writer-version.ts";
import { invitedAgainAt, isPassedOn } from "./seats.ts";

type Acts = readonly (readonly [author: string, event: SessionEvent | null, isProven?: boolean])[];

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

describe("a claim by keys that have written before", () => {
  const invited: SessionEvent = { type: "invite", seat: "ben", invitation: sampleKey("N") };
  const after = (version: number, wrote: Acts) => {
    const start = startEvent(3, { writer: version });
    const acts: Acts = [["ana", start], ...wrote, ["ana", invited], ["ben", claimEvent("ben")]];
    const entries = acts.map(([author, event, isProven], index) => entryOf(index + 1, author, event, isProven));
    return stateOf(storedEarlier(entries));
  };
  const offered: SessionEvent = { type: "offer_device", invitation: sampleKey("L") };
  const asked: SessionEvent = { type: "join_device", seat: "ana", device: sampleKey("b"), proof: "proof" };
  const WROTE: readonly { readonly what: string; readonly wrote: Acts }[] = [
    { what: "a claim without a proof", wrote: [["ben", claimEvent("ben"), false]] },
    { what: "an unreadable entry", wrote: [["ben", null]] },
    {
      what: "the request of another device",
      wrote: [
        ["ana", offered],
        ["ben", asked],
      ],
    },
  ];

  it.each(WROTE)("has no effect, for what they left to others stays valid: $what", ({ wrote }) => {
    const { seats, ignored } = after(KEYS_USED_ONCE_SINCE, wrote);
    expect([seats[1]!.claimed, ignored.at(-1)?.problem]).toEqual([null, "used_keys"]);
  });

  it.each(WROTE)("takes the seat in a session of an earlier version, as it did then: $what", ({ wrote }) => {
    const { seats, ignored } = after(KEYS_USED_ONCE_SINCE - 1, wrote);
    expect(seats[1]!.claimed).not.toBeNull();
    expect(ignored.map(({ problem }) => problem)).not.toContain("used_keys");
  });
});
