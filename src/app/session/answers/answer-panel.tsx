import { useEffect, useId, useRef, useState } from "react";
import { baseHash } from "../../../engine/session/hashing/hashes.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { FieldSlot } from "../../../ui/form/question/field-slot.tsx";
import { Button } from "../../../ui/primitives/button.tsx";
import { NativeSelect } from "../../../ui/primitives/native-select.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { AnswerEffects } from "../../../ui/session/parts/answer-effects.tsx";
import { ProposalWords } from "../../../ui/session/parts/proposal-words.tsx";
import { TextArea } from "../../../ui/session/parts/text-area.tsx";
import type { ActOfSeat } from "../session-props.ts";
import type { OpenedAnswers } from "./open-answers.ts";
import { useAnswerChange } from "./use-answer-change.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly opened: OpenedAnswers;
  /** Id of the proposal. */
  readonly id: string;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
  /** Stores answers that were not sent yet. */
  readonly onKeep: (answers: RawAnswers) => void;
  readonly onClose: () => void;
};

/** Changes answers of the form behind the document, shows what they change, and proposes them. */
export const AnswerPanel = ({ messages, state, opened, id, isBusy, act, onKeep, onClose }: Props) => {
  const { answers } = messages;
  const [reason, setReason] = useState("");
  const { lines, missing, stops, change, isApplicable } = useAnswerChange(state, opened, answers.unsure, onKeep);
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.querySelector("h2")?.focus(), []);
  const send = async (): Promise<void> => {
    const base = change && baseHash(state.base, state.document, change);
    if (change === null || base === null) return;
    const event = { type: "propose", proposal: id, change, reason: reason.trim(), base, counters: null } as const;
    if (await act(event)) onClose();
  };
  return (
    <form
      ref={panel}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 tabIndex={-1} className="text-xl">
        {answers.propose}
      </h2>
      <p>{answers.lead}</p>
      {opened.isOutOfDate && <Notice tone="caution">{answers.outOfDate}</Notice>}
      <AnswerChoice messages={messages} form={opened.form} />
      <Obstacles title={answers.missing} lines={missing} />
      <Obstacles title={answers.stopped} lines={stops} />
      {change && (
        <div className="grid gap-3">
          <h3 className="text-lg">{answers.changes}</h3>
          <ProposalWords messages={messages} document={state.document} change={change} />
          <AnswerEffects messages={messages} state={state} change={change} />
        </div>
      )}
      {lines.length === 0 && <p className="text-soft">{messages.noChange}</p>}
      <TextArea label={messages.reason} rows={2} value={reason} onValueChange={setReason} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="main" disabled={isBusy || !isApplicable}>
          {messages.send}
        </Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <p className="text-sm text-soft">{messages.unsent}</p>
      </div>
    </form>
  );
};

/** A list of the form's questions, and the input of the one that was chosen. */
const AnswerChoice = ({ messages, form }: { readonly messages: SessionMessages; readonly form: OpenForm }) => {
  const { session, definition } = form;
  const select = useId();
  const questions = definition.steps.flatMap((step) => step.fields).filter((each) => session.field(each.id)?.visible);
  const [chosen, setChosen] = useState(questions[0]?.id ?? "");
  const field = questions.find((each) => each.id === chosen) ?? questions[0];
  return (
    <>
      <div>
        <label htmlFor={select} className="mb-1 block font-semibold">
          {messages.answers.question}
        </label>
        <NativeSelect
          id={select}
          value={field?.id ?? ""}
          options={questions.map((each) => ({ value: each.id, label: session.field(each.id)?.label ?? "" }))}
          onValueChange={setChosen}
        />
      </div>
      {field && (
        <div lang={form.locale}>
          <FieldSlot key={field.id} form={form} field={field} path={field.id} />
        </div>
      )}
    </>
  );
};

const Obstacles = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <Notice tone="caution" title={title}>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
