import type { PreparedForm } from "../../engine/form/prepare-form.ts";
import { rawAt, withRawAt } from "../../engine/form/nodes/raw-answers.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import { fieldViewAt } from "../../model/form-view-lookup.ts";
import type { InputProblem } from "../../model/problem.ts";
import { createControls } from "./controls.ts";
import type { FormSession } from "./form-session.ts";
import { createListeners } from "./listeners.ts";
import { createSlots } from "./slots.ts";

/** The start of a session: a prepared form, the answers of a draft (or none), and its context. */
export type SessionStart = {
  readonly prepared: PreparedForm;
  readonly context: Context;
  readonly answers?: RawAnswers;
  readonly acceptedWarnings?: readonly string[];
};

const VIEW = "view";
const DRAFT = "draft";
const ERRORS = "errors";

/** An open form. Opening a draft, or another language of the page, creates a new session. */
export const createFormSession = (start: SessionStart): FormSession => {
  const { prepared } = start;
  let { context } = start;
  let answers = start.answers ?? {};
  let accepted = start.acceptedWarnings ?? [];
  let view = prepared.evaluate(answers, context);
  const errorAt = (path: string): InputProblem | null => controls.errors.errorAt(path);
  const slots = createSlots((path) => ({ field: fieldViewAt(view, path), error: errorAt(path) }));
  const sessionListeners = createListeners();
  const unsureBefore = new Map<string, RawAnswer>();

  const shownAt = (path: string): RawAnswer => rawAt(answers, path) ?? fieldViewAt(view, path)?.suggestion ?? null;

  /** The single place where answers or context change; everything else is derived from here. */
  const commit = (nextAnswers: RawAnswers, nextContext: Context): void => {
    const before = view;
    const draftChanged = nextAnswers !== answers;
    const contextChanged = nextContext !== context;
    answers = nextAnswers;
    context = nextContext;
    view = prepared.evaluate(answers, context, before);
    const changed = prepared.changed(before, view);
    controls.inputs.suggest(
      changed.filter((path) => fieldViewAt(before, path)?.suggestion !== fieldViewAt(view, path)?.suggestion),
    );
    controls.errors.refresh(changed);
    for (const path of changed) slots.notify(path);
    // A result may read law that no question reads.
    if (view !== before || contextChanged) sessionListeners.notify(VIEW);
    if (draftChanged) sessionListeners.notify(DRAFT);
  };
  const withAnswer = (path: string, raw: RawAnswer): RawAnswers =>
    withRawAt(answers, path, raw, (list) => fieldViewAt(view, list)?.rows ?? null);
  const setAnswer = (path: string, raw: RawAnswer): void => commit(withAnswer(path, raw), context);

  const controls = createControls({
    answers: () => answers,
    view: () => view,
    problemAt: (path) => fieldViewAt(view, path)?.problem ?? null,
    shownAt,
    setAnswer,
    notify: slots.notify,
    notifyErrors: () => sessionListeners.notify(ERRORS),
  });
  const set = (path: string, raw: RawAnswer): void => {
    setAnswer(path, raw);
    controls.inputs.show(path);
  };

  return {
    view: () => view,
    answers: () => answers,
    context: () => context,
    textSettings: prepared.textSettings,
    acceptedWarnings: () => accepted,
    field: (path) => fieldViewAt(view, path),
    rawAt: (path) => rawAt(answers, path),
    shownAt,
    error: errorAt,
    errors: () => controls.errors.all(),
    slot: slots.at,
    onErrorsChange: (listener) => sessionListeners.add(ERRORS, listener),
    onViewChange: (listener) => sessionListeners.add(VIEW, listener),
    onDraftChange: (listener) => sessionListeners.add(DRAFT, listener),
    register: (path) => controls.inputs.register(path),
    set,
    setUnsure: (path, unsure) => {
      if (unsure) {
        const before = rawAt(answers, path);
        if (before !== undefined) unsureBefore.set(path, before);
        return set(path, { unsure: true });
      }
      set(path, unsureBefore.get(path) ?? null);
      unsureBefore.delete(path);
    },
    addRow: (path) => controls.rows.addRow(path),
    splitRow: (path, row, part, values) => controls.rows.splitRow(path, row, part, values),
    removeRow: (path, row) => controls.rows.removeRow(path, row),
    moveRow: (path, row, by) => controls.rows.moveRow(path, row, by),
    validate: (paths) => controls.errors.validate(paths),
    setWarningAccepted: (decision, isAccepted) => {
      const sameWarning = `${decision.slice(0, decision.lastIndexOf(":"))}:`;
      accepted = [...accepted.filter((one) => !one.startsWith(sameWarning)), ...(isAccepted ? [decision] : [])];
      sessionListeners.notify(DRAFT);
    },
    setContext: (next) => commit(answers, next),
  };
};
