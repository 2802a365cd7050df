import { describe, expect, it } from "vitest";
import {
  CONSENT,
  agreeEvent,
  claimEvent,
  entryOf,
  logOf,
  signEvent,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { canSignAgain, sealObstacles } from "./sign-again.ts";

type Act = readonly [author: string, event: SessionEvent | null | ((state: SessionState) => SessionEvent)];

const play = (acts: readonly Act[]): SessionState => {
  const entries = logOf([["ana", startEvent()]]);
  for (const [author, act] of acts) {
    const event = typeof act === "function" ? act(stateOf(entries)) : act;
    entries.push(entryOf(entries.length + 1, author, event));
  }
  return stateOf(entries);
};

const sign = (seat: string): readonly Act[] => [
  [seat, CONSENT],
  [seat, (state) => signEvent(state, seat)],
];
const AGREED: readonly Act[] = [
  ["ben", claimEvent("ben")],
  ["ana", agreeEvent],
  ["ben", agreeEvent],
];
const again: Act = ["ana", { type: "sign_again" }];

describe("signing again", () => {
  it("is not possible while nothing keeps the signatures from being sealed", () => {
    const state = play([...AGREED, ...sign("ben"), ...sign("ana"), again]);
    expect([state.phase, state.ignored.at(-1)?.problem]).toEqual(["sealing", "wrong_phase"]);
  });

  // Written by a changed program: the session ignores both, evidence cannot leave them out.
  it.each([null, { type: "refuse", reason: "" } as const])(
    "clears signatures around an entry %j without effect",
    (entry) => {
      const spoiled: readonly Act[] = [...AGREED, ...sign("ben"), ["ben", entry], ...sign("ana")];
      const before = play(spoiled);
      expect([before.phase, sealObstacles(before).map(({ seat }) => seat)]).toEqual(["sealing", ["ben"]]);
      expect([canSignAgain(before, "ana"), canSignAgain(before, "ben")]).toEqual([true, false]);
      const after = play([...spoiled, again]);
      expect([after.phase, after.signatures, after.consents]).toEqual(["signing", {}, {}]);
      const done = play([...spoiled, again, ...sign("ben"), ...sign("ana")]);
      expect([done.phase, sealObstacles(done)]).toEqual(["sealing", []]);
    },
  );

  it("is possible as soon as the entry is there, and for the founder only", () => {
    const spoiled: readonly Act[] = [...AGREED, ...sign("ben"), ["ben", null]];
    expect(play([...spoiled, ["ben", { type: "sign_again" }]]).ignored.at(-1)?.problem).toBe("not_your_role");
    expect(play([...spoiled, again]).signatures).toEqual({});
  });

  it("is not needed for entries before the first signature, or by people without a seat", () => {
    const state = play([...AGREED, ["ben", null], ...sign("ben"), ["eve", null], ...sign("ana")]);
    expect(sealObstacles(state)).toEqual([]);
  });
});
