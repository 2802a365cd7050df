import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { outcomeOf } from "../rules/proposals.ts";
import type { NegotiatedText } from "../rules/proposals.ts";
import { versionHash } from "../hashing/hashes.ts";

/** A version that the parties agreed on: the original text, or the text after a proposal was accepted. */
export type TextVersion = {
  /** The position in the log from which it applied. */
  readonly seq: number;
  readonly text: NegotiatedText;
  /** The proposal that made it; null for the first text. */
  readonly proposal: ChangeProposal | null;
};

const firstText = ({ history, base, source }: SessionState): NegotiatedText => {
  const start = history[0]?.event;
  if (start?.type !== "start") return { base, source, changes: [], document: base };
  return { base: start.document, source: start.source, changes: [], document: start.document };
};

/** The accepted proposals by the act that completed their acceptance. */
const acceptances = (state: SessionState): ReadonlyMap<number, ChangeProposal> => {
  const completed = new Map<string, number>();
  for (const { seq, event } of state.history) if (event.type === "accept") completed.set(event.proposal, seq);
  const accepted = state.proposals.filter(({ status }) => status === "accepted");
  return new Map(accepted.map((proposal) => [completed.get(proposal.id) ?? proposal.seq, proposal]));
};

/** Every version that the parties agreed on, oldest first; the last one is the current text. */
export const textVersions = (state: SessionState): readonly TextVersion[] => {
  const versions: TextVersion[] = [{ seq: 1, text: firstText(state), proposal: null }];
  for (const [seq, proposal] of [...acceptances(state)].toSorted(([one], [other]) => one - other)) {
    const outcome = outcomeOf(versions.at(-1)!.text, proposal.change);
    if (outcome.ok) versions.push({ seq, text: outcome.parts, proposal });
  }
  return versions;
};

/** The text as it was when the log had so many entries. */
export const documentAt = (versions: readonly TextVersion[], seq: number): LegalDocument =>
  (versions.findLast((version) => version.seq <= seq) ?? versions[0]!).text.document;

/** The version with that hash, null if there was none. */
export const versionWithHash = (versions: readonly TextVersion[], hash: string): LegalDocument | null =>
  versions.map(({ text }) => text.document).find((document) => versionHash(document) === hash) ?? null;
