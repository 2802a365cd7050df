import { useEffect, useState, useSyncExternalStore } from "react";
import { outcomeOf } from "../../../engine/session/rules/proposals.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { AnswerLine, Change } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { answerLines, answersByPath } from "./answer-lines.ts";
import type { OpenedAnswers } from "./open-answers.ts";

type Obstacle = { readonly key: string; readonly text: string };

/** Why the form cannot create a document with its answers: open or invalid questions, and warnings that stop it. */
const obstaclesIn = ({ session }: OpenForm) => {
  const view = session.view();
  const fields = view.questions.flat().filter(({ visible, problem }) => visible && problem !== null);
  const stops = view.warnings.filter(({ stop }) => stop).map(({ id, text }): Obstacle => ({ key: id, text }));
  const { ineligible } = view;
  return {
    missing: fields.map(({ path, problem, label }): Obstacle => ({
      key: `${path} ${JSON.stringify(problem)}`,
      text: label,
    })),
    stops: ineligible ? [{ key: ineligible.id, text: ineligible.text }, ...stops] : stops,
  };
};

/** The obstacles that the answers of the session did not have: a document may have been made with blanks. */
const newObstacles = (before: readonly Obstacle[], now: readonly Obstacle[]): readonly string[] => {
  const known = new Set(before.map(({ key }) => key));
  return now.filter(({ key }) => !known.has(key)).map(({ text }) => text);
};

/** The answers that differ from those of the session, what keeps a document from being made of them, and the change. */
type AnswerChange = {
  readonly lines: readonly AnswerLine[];
  readonly missing: readonly string[];
  readonly stops: readonly string[];
  readonly change: (Change & { readonly op: "answers" }) | null;
  /** Whether the change can be accepted as the session is now. */
  readonly isApplicable: boolean;
};

/** Follows what a person answers in the form; every new state of it is passed to `onKeep`, to be stored. */
export const useAnswerChange = (
  state: SessionState,
  { form, original, assemble }: OpenedAnswers,
  unsure: string,
  onKeep: (answers: RawAnswers) => void,
): AnswerChange => {
  const { session } = form;
  const [before] = useState(() => answersByPath(original, unsure));
  const [first] = useState(() => obstaclesIn(original));
  useSyncExternalStore(session.onViewChange, session.view);
  useEffect(() => session.onDraftChange(() => onKeep(session.answers())), [session, onKeep]);
  const lines = answerLines(before, answersByPath(form, unsure));
  const now = obstaclesIn(form);
  const missing = newObstacles(first.missing, now.missing);
  const stops = newObstacles(first.stops, now.stops);
  const isReady = lines.length > 0 && missing.length === 0 && stops.length === 0;
  const change = isReady ? ({ op: "answers", answers: session.answers(), lines, document: assemble() } as const) : null;
  return { lines, missing, stops, change, isApplicable: change !== null && outcomeOf(state, change).ok };
};
