import { site } from "virtual:catalog-site";
import type { ProposedText } from "../../../engine/session/changes/proposed-text.ts";
import { sha256Base64Url } from "../../../engine/session/hashing/sha256-sync.ts";
import { versionHash } from "../../../engine/session/hashing/hashes.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { ChangeProposal, SessionState } from "../../../model/session/session-state.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { pageStyle } from "../../../outputs/layout/page-style.ts";
import type { ChangeAuthor } from "../../../outputs/redline/redline.ts";
import { writeChangedDocument } from "../../../outputs/redline/document/write-changed-document.ts";
import type { ChangedFile } from "../../../outputs/redline/document/write-changed-document.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";

/**
 * The properties that identify a returned file. They contain a hash of the session's id; the id itself is not needed.
 */
export const FILE_PROPERTIES = { session: "Negotiation", version: "Text version" } as const;

/** What a Word file contains in place of the id of its session. */
export const sessionHash = (session: string): string => sha256Base64Url(session).slice(0, 22);

type SessionFacts = { readonly session: string; readonly state: SessionState; readonly settings: DocumentSettings };

const writeText = (
  { session, state, settings }: SessionFacts,
  texts: Pick<ProposedText, "before" | "after">,
  authorOf: (blockId: string) => ChangeAuthor,
): Promise<ChangedFile> => {
  const properties = {
    [FILE_PROPERTIES.session]: sessionHash(session),
    [FILE_PROPERTIES.version]: versionHash(state.document),
  };
  return writeChangedDocument(
    { before: texts.before, after: texts.after, authorOf, properties },
    pageStyle(settings, texts.after.language),
    site.product,
  );
};

const NO_ONE: ChangeAuthor = { author: "", date: "" };

/** A text without changes as a Word file. */
export const writePlainText = (facts: SessionFacts, document: LegalDocument): Promise<ChangedFile> =>
  writeText(facts, { before: document, after: document }, () => NO_ONE);

/** A text with proposals as tracked changes, each by the person who proposed it and at that time. */
export const writeProposedText = (facts: SessionFacts, text: ProposedText): Promise<ChangedFile> => {
  const { state } = facts;
  const times = new Map(state.history.map(({ seq, at }) => [seq, at]));
  const authorOf = ({ seat, seq }: ChangeProposal): ChangeAuthor => ({
    author: seatName(state, seat),
    // Word reads no fractions of a second.
    date: `${(times.get(seq) ?? "").slice(0, 19)}Z`,
  });
  const last = [...text.changedBy.values()].at(-1);
  return writeText(facts, text, (blockId) => {
    const proposal = text.changedBy.get(blockId) ?? last;
    return proposal ? authorOf(proposal) : NO_ONE;
  });
};
