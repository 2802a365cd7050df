import type { PreparedForm } from "../../engine/form/prepare-form.ts";
import { rawAt, withRawAt } from "../../engine/form/raw-answers.ts";
import type { Raw, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { Controls } from "./controls.ts";
import type { Fault, FormSession } from "./form-session.ts";
import { createControls, loadControls } from "./late-controls.ts";
import { createListeners } from "./listeners.ts";
import { createSlots } from "./slots.ts";

/** What a session starts from: a prepared form, the answers of a draft (or none), and the world around it. */
export type SessionStart = {
  readonly prepared: PreparedForm;
  readonly context: Context;
  readonly answers?: RawAnswers;
  readonly kept?: readonly string[];
};

const VIEW = "view";
const DRAFT = "draft";
const ERRORS = "errors";

const NO_FAULTS: readonly Fault[] = [];

/** An open form. Opening a draft, or another language of the page, is a session of its own. */
export const createFormSession = (start: SessionStart): FormSession => {
  const { prepared } = start;
  let { context } = start;
  let answers = start.answers ?? {};
  let kept = start.kept ?? [];
  let view = prepared.open(answers, context);
  // Made when first needed: an option is picked without them.
  let controls: Controls | null = null;
  const errorAt = (path: string): InputProblem | null => controls?.errors.at(path) ?? null;
  const slots = createSlots((path) => ({ field: view.fields[path], error: errorAt(path) }));
  const whole = createListeners();
  const unsureBefore = new Map<string, Raw>();

  const shownAt = (path: string): Raw => rawAt(answers, path) ?? view.fields[path]?.suggestion ?? null;

  /** The one place where answers or context change: everything else follows from here. */
  const commit = (nextAnswers: RawAnswers, nextContext: Context): void => {
    const before = view;
    const drafted = nextAnswers !== answers;
    const moved = nextContext !== context;
    answers = nextAnswers;
    context = nextContext;
    view = prepared.open(answers, context, before);
    const changed = prepared.changed(before, view);
    controls?.inputs.suggest(
      changed.filter((path) => before.fields[path]?.suggestion !== view.fields[path]?.suggestion),
    );
    controls?.errors.settle(changed);
    for (const path of changed) slots.tell(path);
    // A result may read law that no question reads.
    if (view !== before || moved) whole.tell(VIEW);
    if (drafted) whole.tell(DRAFT);
  };
  const withAnswer = (path: string, raw: Raw): RawAnswers =>
    withRawAt(answers, path, raw, (list) => view.fields[list]?.rows ?? null);
  const take = (path: string, raw: Raw): void => commit(withAnswer(path, raw), context);

  const needed = (): Controls =>
    (controls ??= createControls({
      answers: () => answers,
      view: () => view,
      problemAt: (path) => view.fields[path]?.problem ?? null,
      shownAt,
      take,
      tell: slots.tell,
      tellErrors: () => whole.tell(ERRORS),
    }));
  const set = (path: string, raw: Raw): void => {
    take(path, raw);
    controls?.inputs.show(path);
  };

  return {
    view: () => view,
    answers: () => answers,
    context: () => context,
    kept: () => kept,
    field: (path) => view.fields[path],
    rawAt: (path) => rawAt(answers, path),
    shownAt,
    error: errorAt,
    errors: () => controls?.errors.all() ?? NO_FAULTS,
    slot: slots.at,
    onErrors: (listener) => whole.add(ERRORS, listener),
    onView: (listener) => whole.add(VIEW, listener),
    onDraft: (listener) => whole.add(DRAFT, listener),
    register: (path) => needed().inputs.register(path),
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
    addRow: (path) => needed().rows.addRow(path),
    removeRow: (path, row) => needed().rows.removeRow(path, row),
    moveRow: (path, row, by) => needed().rows.moveRow(path, row, by),
    validate: async (paths) => {
      await loadControls();
      return needed().errors.validate(paths);
    },
    setKept: (decision, keep) => {
      const ofSame = `${decision.slice(0, decision.lastIndexOf(":"))}:`;
      kept = [...kept.filter((one) => !one.startsWith(ofSame)), ...(keep ? [decision] : [])];
      whole.tell(DRAFT);
    },
    setContext: (next) => commit(answers, next),
  };
};
