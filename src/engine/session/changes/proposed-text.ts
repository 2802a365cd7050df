import type { AnyBlock, LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import { innerBlocks } from "../../../text/inner-blocks.ts";
import { openProposals, outcomeOf } from "../rules/proposals.ts";
import type { NegotiatedText } from "../rules/proposals.ts";
import { findUnit } from "../edits/clause-units.ts";
import { changedBlockIds } from "./own-contents.ts";
import { textVersions } from "./text-versions.ts";

/** What the changes are compared with: the text agreed so far, or the original text of the session. */
export type ComparedText = "current" | "first";

/** A text with all open proposals, compared with an earlier one. */
export type ProposedText = {
  readonly before: LegalDocument;
  readonly after: LegalDocument;
  /** The last proposal that changed each clause or block, by its id. */
  readonly changedBy: ReadonlyMap<string, ChangeProposal>;
  /** Open proposals that do not fit together with others, and are therefore not in the text. */
  readonly excluded: readonly ChangeProposal[];
};

/** The clause whose words a change replaces or removes. */
const replacedClause = (change: Change): string | null =>
  change.op === "replace" || change.op === "delete" ? change.clause : null;

/** Of several proposals for the words of one clause, all but the last. */
const replacedByLater = (open: readonly ChangeProposal[]): readonly ChangeProposal[] =>
  open.filter(({ change }, index) => {
    const clause = replacedClause(change);
    return clause !== null && open.slice(index + 1).some((later) => replacedClause(later.change) === clause);
  });

const clausesIn = (blocks: readonly AnyBlock[]): readonly string[] =>
  blocks.flatMap((block) => [...(block.type === "clause" ? [block.id] : []), ...clausesIn(innerBlocks(block))]);

/** What a change concerns: what is printed differently, and a moved clause with all that is in it. */
const affectedIds = (before: LegalDocument, after: LegalDocument, change: Change): readonly string[] => {
  const moved = change.op === "move" ? findUnit(after, change.clause) : undefined;
  return [...changedBlockIds(before, after), ...(moved ? clausesIn([moved]) : [])];
};

/** The text with every open proposal that fits together with the others. */
export const proposedText = (state: SessionState, compared: ComparedText): ProposedText => {
  const changedBy = new Map<string, ChangeProposal>();
  const versions = textVersions(state);
  const note = (before: LegalDocument, after: LegalDocument, proposal: ChangeProposal): void => {
    for (const id of affectedIds(before, after, proposal.change)) changedBy.set(id, proposal);
  };
  if (compared === "first") {
    for (const [index, { text, proposal }] of versions.entries()) {
      if (proposal) note(versions[index - 1]!.text.document, text.document, proposal);
    }
  }
  let text: NegotiatedText = state;
  const open = openProposals(state);
  const replaced = replacedByLater(open);
  let waiting = open.filter((proposal) => !replaced.includes(proposal));
  // A change may apply only after another one: a clause can be deleted once the reference to it is deleted.
  for (let count = -1; count !== waiting.length;) {
    count = waiting.length;
    waiting = waiting.filter((proposal) => {
      const outcome = outcomeOf(text, proposal.change);
      if (!outcome.ok) return true;
      note(text.document, outcome.parts.document, proposal);
      text = outcome.parts;
      return false;
    });
  }
  const before = compared === "first" ? versions[0]!.text.document : state.document;
  return { before, after: text.document, changedBy, excluded: [...replaced, ...waiting] };
};
