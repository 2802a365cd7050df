import { useMemo, useState } from "react";
import { awaitedSeats, nextActs } from "../../../engine/session/next-acts.ts";
import { openProposals } from "../../../engine/session/rules/proposals.ts";
import type { ClauseUnit } from "../../../engine/session/words/clause-units.ts";
import { findUnit } from "../../../engine/session/words/clause-units.ts";
import { versionHash } from "../../../engine/session/words/hashes.ts";
import { editableText } from "../../../engine/session/words/parse-wording.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { ChangeProposal } from "../../../model/session/session-state.ts";
import { pageStyle } from "../../../outputs/layout/page-style.ts";
import { AgreePanel } from "../../../ui/session/agree-panel.tsx";
import { HistoryList } from "../../../ui/session/history-list.tsx";
import { ProposalCard } from "../../../ui/session/proposal-card.tsx";
import { SeatList } from "../../../ui/session/seat-list.tsx";
import { SessionDocument } from "../../../ui/session/session-document.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import { useSessionFile } from "../file/use-session-file.ts";
import { DownloadText } from "./download-text.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import type { EditorTarget } from "./editor-panel.tsx";
import { EndPanel } from "./end-panel.tsx";
import { FilePanel } from "./file-panel.tsx";
import { GuestSigning } from "./guest-signing.tsx";
import { Invitations } from "./invitations.tsx";
import { SessionFailure } from "./session-failure.tsx";
import { seatName } from "./session-props.ts";
import type { SessionProps } from "./session-props.ts";
import { SealPanel } from "./seal-panel.tsx";
import { SignPanel } from "./sign-panel.tsx";
import { TurnLine } from "./turn-line.tsx";

type Props = SessionProps & { readonly seat: string };

/** A counterproposal begins with the words of the proposal it counters. */
const counterTarget = ({ state }: Props, { id, change }: ChangeProposal): EditorTarget | null => {
  if (change.op !== "replace") return null;
  const unit = findUnit(state.document, change.clause);
  if (!unit) return null;
  const level = unit.type === "clause" ? unit.level : 1;
  const text = editableText(change.wording, level, state.document.numbering);
  const start = { kind: "replace", title: change.wording.title ?? "", text, reason: "" } as const;
  return { unit: unit.id, counters: id, start };
};

/** A negotiation as one party sees it: what to do next, the open proposals, the text, the history. */
export const SessionWorkspace = (props: Props) => {
  const { words, locale, client, session, state, failure, seat } = props;
  const [isBusy, setBusy] = useState(false);
  const [target, setTarget] = useState<EditorTarget | null>(null);
  const [guest, setGuest] = useState<string | null>(null);
  const settings = useDocumentSettings((stored) => stored.settings);
  const style = useMemo(() => pageStyle(settings, state.document.language), [settings, state.document.language]);
  const file = useSessionFile(client, state.file);
  const acts = nextActs(state, seat);
  // The form to sign shows the pages itself.
  const isSigning = state.phase === "signing" && acts.sign === null;
  const open = openProposals(state);
  const act = async (event: SessionEvent): Promise<boolean> => {
    setBusy(true);
    const problem = await client.act(event);
    setBusy(false);
    return problem === null;
  };
  const mayDo = (proposal: ChangeProposal) => {
    if (acts.toAnswer.includes(proposal)) return "answer";
    return acts.toWithdraw.includes(proposal) ? "withdraw" : null;
  };
  const propose = (unit: ClauseUnit): void => setTarget({ unit: unit.id, counters: null, start: null });
  const shared = { ...props, act, isBusy };
  if (guest !== null) {
    return (
      <PageBody
        width="page"
        kicker={words.services[state.service].kicker}
        title={<span lang={state.document.language}>{state.document.title}</span>}
      >
        <GuestSigning {...props} guest={guest} file={file} onDone={() => setGuest(null)} />
      </PageBody>
    );
  }
  return (
    <PageBody
      width="page"
      kicker={words.services[state.service].kicker}
      title={<span lang={state.document.language}>{state.document.title}</span>}
      lead={words.phases[state.phase]}
      aside={
        <div className="grid gap-8">
          <section aria-labelledby="session-parties">
            <h2 id="session-parties" className="mb-3 text-xl">
              {words.parties}
            </h2>
            <SeatList words={words} state={state} own={seat} />
          </section>
          <Invitations {...props} onInPerson={setGuest} />
        </div>
      }
    >
      <div className="grid gap-10">
        <section className="grid gap-5" aria-live="polite">
          <TurnLine
            words={words}
            state={state}
            own={seat}
            awaited={awaitedSeats(state)}
            toAnswer={acts.toAnswer.length}
          />
          <SessionFailure words={words} failure={failure} />
          {state.ended && <p>{words.endedBy(seatName(state, state.ended.seat), state.ended.reason)}</p>}
          <AgreePanel
            words={words}
            acts={acts}
            isBusy={isBusy}
            onAgree={() => void act({ type: "agree", version: versionHash(state.document) })}
          />
        </section>
        <SignPanel {...shared} settings={settings} file={file} />
        {(state.phase === "sealing" || state.phase === "complete") && <SealPanel {...props} />}
        {state.phase === "discuss" && (
          <section aria-labelledby="session-open">
            <h2 id="session-open" className="mb-4 text-2xl">
              {words.openPoints}
            </h2>
            {open.length === 0 && <p className="text-soft">{words.noOpenPoints}</p>}
            <div className="grid gap-4">
              {open.map((proposal) => (
                <ProposalCard
                  key={proposal.id}
                  words={words}
                  state={state}
                  proposal={proposal}
                  may={mayDo(proposal)}
                  isBusy={isBusy}
                  onAct={(event) => void act(event)}
                  onCounter={(countered) => setTarget(counterTarget(props, countered))}
                />
              ))}
            </div>
          </section>
        )}
        <section aria-labelledby="session-text">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="session-text" className="text-2xl">
              {state.file ? words.upload.fileTitle : words.document}
            </h2>
            <DownloadText words={words} state={state} file={file} settings={settings} />
          </div>
          {state.file && !isSigning && <FilePanel {...props} file={file} entered={null} />}
          {target && acts.canPropose && (
            <EditorPanel
              key={`${target.unit} ${target.counters ?? ""}`}
              {...shared}
              target={target}
              onClose={() => setTarget(null)}
            />
          )}
          {!state.file && (
            <SessionDocument
              words={words}
              locale={locale}
              document={state.document}
              style={style}
              onPropose={acts.canPropose && session.seat !== null ? propose : null}
            />
          )}
        </section>
        <Disclosure summary={words.history}>
          <HistoryList words={words} locale={locale} state={state} />
        </Disclosure>
        <EndPanel {...shared} />
      </div>
    </PageBody>
  );
};
