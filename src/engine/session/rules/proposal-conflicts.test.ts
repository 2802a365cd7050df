import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import {
  claimEvent,
  logOf,
  proposalEvent,
  rewording,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { Change } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { endedBy, keptClauses, outdatedProposals } from "./proposal-conflicts.ts";
import { openProposals } from "./proposals.ts";

/** An answer on which the words of these clauses depend. */
const answersOf = (clauses: readonly string[]): Change & { readonly op: "answers" } => {
  const blocks = sampleDocument.blocks.map((block) =>
    block.type === "clause" && clauses.includes(block.id)
      ? {
          ...block,
          blocks: [
            {
              type: "paragraph",
              id: `${block.id}.text`,
              fields: [],
              content: [{ type: "text", text: "Made again." }],
            } as const,
          ],
        }
      : block,
  );
  return { op: "answers", answers: { years: "5" }, lines: [], document: { ...sampleDocument, blocks } };
};

const reword = (clause: string, words = "The parties agreed on these words."): Change =>
  rewording(sampleDocument, clause, words);

/** Ana and Ben make proposals in turn; those with an id in `accepted` are accepted by the other. */
const negotiated = (
  changes: readonly (readonly [seat: "ana" | "ben", change: Change])[],
  accepted: readonly string[] = [],
): SessionState => {
  const acts: Parameters<typeof logOf>[0][number][] = [
    ["ana", startEvent()],
    ["ben", claimEvent("ben")],
  ];
  changes.forEach(([seat, change], index) => {
    const id = `p${index + 1}`;
    acts.push([seat, proposalEvent(stateOf(logOf(acts)), id, change)]);
    if (accepted.includes(id)) acts.push([seat === "ana" ? "ben" : "ana", { type: "accept", proposal: id }]);
  });
  return stateOf(logOf(acts));
};

const ids = (proposals: readonly { readonly id: string }[]): readonly string[] => proposals.map(({ id }) => id);

describe("accepting another answer", () => {
  it("ends the open proposals for the words that it changes, and no others", () => {
    const state = negotiated([
      ["ben", reword("duties")],
      ["ben", reword("waiver")],
      ["ana", answersOf(["duties"])],
    ]);
    expect(ids(endedBy(state, openProposals(state)[2]!))).toEqual(["p1"]);
  });

  it("ends other answers, which were chosen without it", () => {
    const state = negotiated([
      ["ben", answersOf(["waiver"])],
      ["ana", answersOf(["duties"])],
    ]);
    expect(ids(endedBy(state, openProposals(state)[1]!))).toEqual(["p1"]);
  });

  it("keeps the words that were agreed on, although the answer would have changed them", () => {
    const state = negotiated([["ben", reword("duties")]], ["p1"]);
    expect(keptClauses(state, answersOf(["duties", "waiver"]))).toEqual(["duties"]);
    expect(keptClauses(state, answersOf(["waiver"]))).toEqual([]);
  });
});

describe("outdated proposals", () => {
  it("are those whose words an accepted one replaced", () => {
    const state = negotiated(
      [
        ["ben", reword("duties")],
        ["ana", answersOf(["duties"])],
      ],
      ["p2"],
    );
    expect(ids(outdatedProposals(state))).toEqual(["p1"]);
  });

  it("are listed until the same party makes a new one for the same part", () => {
    const state = negotiated(
      [
        ["ben", reword("duties")],
        ["ben", reword("duties", "Other words.")],
        ["ana", answersOf(["duties"])],
        ["ana", reword("duties", "Words of Ana.")],
      ],
      ["p3"],
    );
    expect(ids(outdatedProposals(state))).toEqual(["p2"]);
  });
});
