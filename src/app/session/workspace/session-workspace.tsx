import { useState } from "react";
import type { ReactNode, RefObject } from "react";
import { awaitedSeats, nextActs } from "../../../engine/session/next-acts.ts";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import { findUnit } from "../../../engine/session/edits/clause-units.ts";
import { versionHash } from "../../../engine/session/hashing/hashes.ts";
import { editableText } from "../../../engine/session/edits/parse-wording.ts";
import type { ChangeProposal } from "../../../model/session/session-state.ts";
import { AgreePanel } from "../../../ui/session/agree-panel.tsx";
import { HistoryList } from "../../../ui/session/history-list.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { RemarkList } from "../../../ui/session/remarks/remark-list.tsx";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import { useSessionFile } from "../file/use-session-file.ts";
import { BuildLine } from "../build-line.tsx";
import { AnswerProposal } from "./answer-proposal.tsx";
import { AmendsNotice } from "./amends-notice.tsx";
import type { EditorTarget } from "../proposals/editor-panel.tsx";
import { EndPanel } from "./end-panel.tsx";
import { GuestSigning } from "./guest-signing.tsx";
import { RetentionPanel } from "../retention/retention-panel.tsx";
import { NotaryPanels } from "../notary/notary-panels.tsx";
import { OpenProposalList } from "../proposals/open-proposal-list.tsx";
import { SessionFailure } from "./session-failure.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { ActOfSeat, SessionProps } from "../session-props.ts";
import { useProgressFocus } from "./use-progress-focus.ts";
import { SessionSeats } from "./session-seats.tsx";
import { SessionText } from "./session-text.tsx";
import { NewerVersionNotice } from "./newer-version-notice.tsx";
import { SealPanel } from "./seal-panel.tsx";
import { SignAgainPanel } from "./sign-again-panel.tsx";
import { SignPanel } from "./sign-panel.tsx";
import { SigningTurn } from "./signing-turn.tsx";
import { useDiscussion } from "./use-discussion.ts";
import { WitnessPanels } from "./witness-panels.tsx";
import { WordFiles } from "../word-file/word-files.tsx";

type Props = SessionProps & { readonly seat: string };

/** The editor with the words of a proposal, which is countered or made again. */
const targetOf = ({ state }: Props, { id, change }: ChangeProposal): EditorTarget | null => {
  if (change.op !== "replace") return null;
  const unit = findUnit(state.document, change.clause);
  if (!unit) return null;
  const level = unit.type === "clause" ? unit.level : 1;
  const text = editableText(change.wording, level, state.document.numbering);
  const start = { kind: "replace", title: change.wording.title ?? "", text, reason: "" } as const;
  return { unit: unit.id, counters: id, start };
};

/** A session as one party sees it: what to do next, the open proposals, the text, the history. */
export const SessionWorkspace = (props: Props) => {
  const { messages, client, session, state, seat } = props;
  const [isBusy, setBusy] = useState(false);
  const [target, setTarget] = useState<EditorTarget | null>(null);
  const [guest, setGuest] = useState<string | null>(null);
  // The page becomes shorter once the form to sign is gone, and what follows is above the view.
  const turn = useProgressFocus(Object.hasOwn(state.signatures, seat));
  const settings = useDocumentSettings((stored) => stored.settings);
  const file = useSessionFile(client, state.file);
  const acts = nextActs(state, seat);
  const run = async (task: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    return task().finally(() => setBusy(false));
  };
  const act: ActOfSeat = (one) => run(async () => (await client.act(one)) === null);
  const discussion = useDiscussion({ client, session, acts, isBusy, act, run });
  const shared = { ...props, acts, act, isBusy, settings, file, discussion, turn };
  const heading = {
    kicker: messages.phases[state.phase],
    title: <span lang={state.document.language}>{state.document.title}</span>,
  };
  if (guest !== null) {
    return (
      <PageBody width="page" {...heading}>
        <GuestSigning {...props} guest={guest} file={file} onDone={() => setGuest(null)} />
      </PageBody>
    );
  }
  const seats = <SessionSeats {...props} onInPerson={setGuest} />;
  // The pages of a file that is signed now take all of the width, with what is to do beside them.
  const isWide = state.file !== null && state.phase === "signing" && acts.sign === null;
  return (
    <PageBody width="page" {...heading} aside={isWide ? null : seats}>
      <Panels {...shared} target={target} onTarget={setTarget} seats={isWide ? seats : null} />
    </PageBody>
  );
};

type PanelsProps = Parameters<typeof SessionText>[0] & {
  readonly act: ActOfSeat;
  /** The parties, where they are not beside the panels. */
  readonly seats: ReactNode;
  /** Where the view goes once this person has signed. */
  readonly turn: RefObject<HTMLElement | null>;
};

/** Everything a party can read and do, in the order of a session. */
const Panels = (props: PanelsProps) => {
  const { messages, locale, state, seat, acts, discussion, seats, onTarget } = props;
  const again = (outdated: ChangeProposal): (() => void) | null => {
    const opened = outdated.seat === seat && acts.canPropose ? targetOf(props, outdated) : null;
    return opened && (() => onTarget({ ...opened, counters: null }));
  };
  return (
    <div className="grid gap-10">
      <AmendsNotice messages={messages} state={state} />
      <NewerVersionNotice messages={messages} state={state} />
      <NextStep {...props} />
      <WitnessPanels {...props} />
      <SignAgainPanel {...props} />
      <SignPanel {...props} />
      {seats}
      <NotaryPanels {...props} />
      {(state.phase === "sealing" || state.phase === "complete") && <SealPanel {...props} />}
      {state.phase === "discuss" && (
        <OpenProposalList {...props} onCounter={(countered) => onTarget(targetOf(props, countered))} again={again} />
      )}
      <AnswerProposal {...props} />
      <SessionText {...props} />
      <RemarkList messages={messages} state={state} discussion={discussion} />
      <div className="grid gap-4 border-t border-rule pt-6">
        <WordFiles {...props} />
        <Disclosure summary={messages.history}>
          <HistoryList messages={messages} locale={locale} state={state} remarks={discussion.remarks} own={seat} />
        </Disclosure>
        <RetentionPanel {...props} />
        <BuildLine messages={messages} />
      </div>
      <EndPanel {...props} />
    </div>
  );
};

type NextStepProps = Props & {
  readonly acts: NextActs;
  readonly isBusy: boolean;
  /** Where the view goes once this person has signed. */
  readonly turn: RefObject<HTMLElement | null>;
  readonly act: ActOfSeat;
};

/** Whose turn it is, why the last act failed, how the session ended, and the button that agrees to the text. */
const NextStep = ({ messages, state, failure, seat, acts, isBusy, turn, act }: NextStepProps) => {
  return (
    <section ref={turn} tabIndex={-1} className="grid gap-5" aria-live="polite">
      <SigningTurn
        messages={messages}
        state={state}
        own={seat}
        awaited={awaitedSeats(state)}
        toAnswer={acts.toAnswer.length}
        maySign={acts.sign === null && state.phase === "signing"}
      >
        <AgreePanel
          messages={messages}
          acts={acts}
          isBusy={isBusy}
          onAgree={() => void act({ type: "agree", version: versionHash(state.document) })}
        />
      </SigningTurn>
      <SessionFailure messages={messages} failure={failure} />
      {state.ended && <p>{messages.endedBy(seatName(state, state.ended.seat), state.ended.reason)}</p>}
    </section>
  );
};
