import { useState } from "react";
import type { ReturnedChange, ReturnedNotice } from "../../../engine/session/returned/compare-returned.ts";
import { changedWording } from "../../../engine/session/changes/changed-wording.ts";
import { baseHash } from "../../../engine/session/hashing/hashes.ts";
import { findUnit, wordingOf, wordingText } from "../../../engine/session/edits/clause-units.ts";
import type { WordChange } from "../../../engine/session/edits/apply-change.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { ProposalWords } from "../../../ui/session/parts/proposal-words.tsx";
import { TextArea } from "../../../ui/session/parts/text-area.tsx";
import { ThreeWayWords } from "../../../ui/session/parts/three-way-words.tsx";
import { nameOfId } from "../../../ui/session/parts/unit-name.ts";
import { newProposalId } from "../proposals/new-proposal-id.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import type { ImportedFile } from "./import-file.ts";

type Compared = Extract<ImportedFile, { readonly type: "compared" }>;

type Props = SessionProps & {
  readonly compared: Compared;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
  /** Removes the changes that were sent. */
  readonly onSent: (sent: readonly ReturnedChange[]) => void;
  readonly onDiscard: () => void;
};

const changeName = (
  { wordFiles, ...messages }: SessionMessages,
  document: LegalDocument,
  change: WordChange,
): string => {
  const clause = nameOfId({ wordFiles, ...messages }, document, change.clause);
  switch (change.op) {
    case "replace":
      return wordFiles.replaces(clause);
    case "insert":
      return wordFiles.inserts;
    case "delete":
      return wordFiles.deletes(clause);
    case "move":
      return wordFiles.moves(clause);
  }
};

const noticeText = (messages: SessionMessages, document: LegalDocument, notice: ReturnedNotice): string => {
  const { notices, otherPart } = messages.wordFiles;
  if (notice.code === "already_proposed") return notices.already_proposed(notice.count);
  if (notice.code !== "not_editable") return notices[notice.code](notice.text);
  return notices.not_editable(
    findUnit(document, notice.blockId) ? nameOfId(messages, document, notice.blockId) : otherPart,
  );
};

/** The changes that a returned file makes; the visitor chooses which ones to propose. */
export const ReturnedChanges = (props: Props) => {
  const { messages, state, compared, isBusy, act, onSent, onDiscard } = props;
  const { wordFiles } = messages;
  const [left, setLeft] = useState<ReadonlySet<ReturnedChange>>(new Set());
  const [reason, setReason] = useState("");
  const chosen = compared.changes.filter((found) => !left.has(found));
  const choose = (found: ReturnedChange, isChosen: boolean): void => {
    const next = new Set(left);
    if (isChosen) next.delete(found);
    else next.add(found);
    setLeft(next);
  };
  const propose = async (): Promise<void> => {
    const sent: ReturnedChange[] = [];
    for (const found of chosen) {
      const { change } = found;
      const base = baseHash(state.base, state.document, change);
      const proposal = newProposalId();
      if (base === null || !(await act({ type: "propose", proposal, change, reason, base, counters: null }))) break;
      sent.push(found);
    }
    onSent(sent);
  };
  return (
    <div className="grid gap-4">
      {!compared.isVersionKnown && <Notice tone="caution">{wordFiles.unknownVersion}</Notice>}
      {compared.comments > 0 && <p>{wordFiles.comments(compared.comments)}</p>}
      {compared.notices.map((notice, index) => (
        <p key={index} className="break-words">
          {noticeText(messages, state.document, notice)}
        </p>
      ))}
      {compared.changes.length > 0 && <p className="text-soft">{wordFiles.foundHint}</p>}
      {compared.changes.map((found) => (
        <FoundChange
          key={`${found.change.op} ${found.change.clause}`}
          messages={messages}
          document={state.document}
          found={found}
          isChosen={!left.has(found)}
          onChoose={(isChosen) => choose(found, isChosen)}
        />
      ))}
      {compared.changes.length > 0 && (
        <TextArea label={messages.reason} rows={2} value={reason} onValueChange={setReason} />
      )}
      <div className="flex flex-wrap gap-3">
        {compared.changes.length > 0 && (
          <Button variant="main" disabled={isBusy || chosen.length === 0} onClick={() => void propose()}>
            {wordFiles.propose(chosen.length)}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onDiscard}>
          {wordFiles.discard}
        </Button>
      </div>
    </div>
  );
};

type FoundProps = {
  readonly messages: SessionMessages;
  readonly document: LegalDocument;
  readonly found: ReturnedChange;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

const FoundChange = ({ messages, document, found, isChosen, onChoose }: FoundProps) => {
  const { change, base } = found;
  const { wordFiles } = messages;
  const unit = findUnit(document, change.clause);
  return (
    <div className="grid gap-2 rounded-lg border border-rule bg-paper p-4">
      <label className="flex items-start gap-3 font-medium">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        {wordFiles.include(changeName(messages, document, change))}
      </label>
      <ProposalWords messages={messages} document={document} change={change} />
      {base !== null && change.op === "replace" && (
        <>
          <p className="text-sm text-soft">{wordFiles.threeWay.changed}</p>
          <ThreeWayWords
            messages={messages}
            language={document.language}
            base={base}
            first={unit ? wordingText(wordingOf(unit)) : ""}
            second={changedWording(document, change).to}
            names={{ first: wordFiles.threeWay.now, second: wordFiles.threeWay.file }}
          />
        </>
      )}
    </div>
  );
};
