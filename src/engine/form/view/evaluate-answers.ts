import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import { createNameTable } from "../plan/name-table.ts";
import type { NameValues, NameTable } from "../plan/name-table.ts";
import { evaluateValue } from "./evaluate-value.ts";
import type { NodeState } from "./evaluate-value.ts";
import { evaluateView } from "./evaluate-view.ts";
import type { NodeView } from "./evaluate-view.ts";
import type { FormPlan } from "../plan/plan-form.ts";
import { anyChanged } from "../nodes/scope.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";
import { fillNodeText } from "../nodes/node-text.ts";

/** An evaluated form, kept so that the next evaluation recomputes only what changed. */
export type FormSnapshot = NameValues & {
  readonly context: Context;
  readonly states: readonly NodeState[];
  readonly views: readonly NodeView[];
};

/** A snapshot with its scope. Never stored, because the scope keeps the previous view alive. */
export type EvaluatedForm = {
  readonly snapshot: FormSnapshot;
  /** Indexes of the questions whose view changed. */
  readonly changed: readonly number[];
  readonly scope: Scope;
  readonly pass: EvaluationPass;
};

/** Recomputes `law`, `title` or a figure if anything it depends on changed. */
const openReserved = (plan: FormPlan, at: number, { scope, pass, setReserved }: NameTable, context: Context): void => {
  const { law, title } = plan;
  const past = at - plan.nodes.length;
  const isDue = (names: readonly string[]): boolean => pass.fresh || anyChanged(names, scope);
  if (past === 0) {
    if (law && isDue(law.names)) setReserved("law", law.inForce(scope.get, context));
    return;
  }
  if (past === 1) {
    if (isDue(typeof title === "string" ? [] : title.names)) setReserved("title", fillNodeText(title, scope, pass));
    return;
  }
  const figure = plan.figures[past - 2];
  if (figure && isDue(figure.names)) setReserved(figure.id, figure.formula(scope.get));
};

const ownRaw = (answers: RawAnswers, id: string): RawAnswer | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const openStates = (
  plan: FormPlan,
  answers: RawAnswers,
  table: NameTable,
  context: Context,
  before: readonly NodeState[] | undefined,
): readonly NodeState[] => {
  const { scope, pass } = table;
  const states = before ? before.slice() : [];
  let isSame = before !== undefined;
  for (const at of plan.order) {
    const node = plan.nodes[at];
    if (!node) {
      openReserved(plan, at, table, context);
      continue;
    }
    const { id } = node.field;
    const raw = ownRaw(answers, id);
    const earlier = before?.[at];
    // Checked here as well, because a keystroke leaves most questions of a large form unchanged.
    if (earlier?.raw === raw && earlier && !pass.fresh && !anyChanged(node.valueNames, scope)) continue;
    const state = evaluateValue(node, { path: id, raw, parentVisible: true }, scope, pass, earlier);
    if (state === earlier) continue;
    isSame = false;
    states[at] = state;
    if (earlier === undefined || state.value !== earlier.value) table.setAnswer(id, state.value);
  }
  return isSame && before ? before : states;
};

/** Evaluates the form: values first, in dependency order, then the views in the order of the form. */
export const evaluateAnswers = (
  plan: FormPlan,
  answers: RawAnswers,
  context: Context,
  before: FormSnapshot | undefined,
): EvaluatedForm => {
  const table = createNameTable(plan, context, before);
  const { scope, pass } = table;
  const states = openStates(plan, answers, table, context, before?.states);
  const changed: number[] = [];
  const views = states.map((state, at) => {
    const earlier = before?.views[at];
    const view = evaluateView(state, true, scope, pass, earlier);
    if (view !== earlier) changed.push(at);
    return view;
  });
  const isSame = before !== undefined && changed.length === 0;
  const snapshot = { context, states, views: isSame ? before.views : views, ...table.finish() };
  return { snapshot, changed, scope, pass };
};
