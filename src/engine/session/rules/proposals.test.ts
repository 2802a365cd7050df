import { describe, expect, it } from "vitest";
import {
  claimEvent,
  logOf,
  proposalEvent,
  rewording,
  startEvent,
  storedEarlier,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { nextActs } from "../next-acts.ts";

/** A session with an open proposal that its founder, or the other party, ended before it was answered. */
const endedWith = (answer: SessionEvent, end: readonly [string, SessionEvent], writer?: number) => {
  const { writer: _, ...unversioned } = startEvent();
  const start = writer === undefined ? unversioned : startEvent(2, { writer });
  const text = { base: start.document, document: start.document };
  const change = rewording(sampleDocument, "duties", "Keep it secret.");
  return stateOf(
    storedEarlier(
      logOf([
        ["ana", start],
        ["ben", claimEvent("ben")],
        ["ana", proposalEvent(text, "p1", change)],
        end,
        ["ben", answer],
      ]),
    ),
  );
};

const ACCEPT: SessionEvent = { type: "accept", proposal: "p1" };
const DECLINE: SessionEvent = { type: "decline", proposal: "p1", reason: "" };
const VOID = ["ana", { type: "void", reason: "" }] as const;
const REFUSE = ["ben", { type: "refuse", reason: "" }] as const;

describe("an answer to a proposal after the session has ended", () => {
  it.each([
    ["accepted", "void", ACCEPT, VOID],
    ["accepted", "refused", ACCEPT, REFUSE],
    ["declined", "void", DECLINE, VOID],
  ] as const)("has no effect: %s in a session that is %s", (_answer, phase, answer, end) => {
    const state = endedWith(answer, end, 3);
    expect(state).toMatchObject({ phase, ignored: [{ seq: 5, problem: "wrong_phase" }] });
    expect(state.document).toEqual(sampleDocument);
    expect(state.proposals).toMatchObject([{ status: "open" }]);
  });

  it.each([undefined, 1, 2])("keeps the effect it had in a log of an earlier program (version %j)", (writer) => {
    const state = endedWith(ACCEPT, VOID, writer);
    expect(state).toMatchObject({ phase: "void", ignored: [], proposals: [{ status: "accepted" }] });
    expect(JSON.stringify(state.document)).toContain("Keep it secret.");
  });

  it("is not offered in any session", () => {
    const note: SessionEvent = { type: "note", box: "" };
    const ended = endedWith(note, VOID, 2);
    expect([nextActs(ended, "ben").toAnswer, nextActs(ended, "ana").toWithdraw]).toEqual([[], []]);
  });
});
