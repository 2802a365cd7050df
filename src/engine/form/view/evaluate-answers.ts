import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import { copyRecord } from "../nodes/copy-record.ts";
import { createNameTable } from "../plan/name-table.ts";
import type { NameTable } from "../plan/name-table.ts";
import { evaluateValue } from "./evaluate-value.ts";
import type { NodeState } from "./evaluate-value.ts";
import { evaluateView } from "./evaluate-view.ts";
import type { NodeView } from "./evaluate-view.ts";
import type { FormPlan } from "../plan/plan-form.ts";
import { anyChanged } from "../nodes/scope.ts";
import type { ValueRecord } from "../../../values/value.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";
import { fillNodeText } from "../nodes/node-text.ts";

/** An evaluated form, kept so that the next evaluation recomputes only what changed. */
export type FormSnapshot = {
  readonly context: Context;
  readonly reserved: ValueRecord;
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
const evaluateReserved = (
  plan: FormPlan,
  index: number,
  { scope, pass, setReserved }: NameTable,
  context: Context,
): void => {
  const { law, title } = plan;
  const reservedIndex = index - plan.nodes.length;
  const isDue = (names: readonly string[]): boolean => pass.fresh || anyChanged(names, scope);
  if (reservedIndex === 0) {
    if (law && isDue(law.names)) setReserved("law", law.inForce(scope.get, context));
    return;
  }
  if (reservedIndex === 1) {
    if (isDue(typeof title === "string" ? [] : title.names)) setReserved("title", fillNodeText(title, scope, pass));
    return;
  }
  const figure = plan.figures[reservedIndex - 2];
  if (figure && isDue(figure.names)) setReserved(figure.id, figure.formula(scope.get));
};

/** The answers without a prototype. Reading a key then needs no `Object.hasOwn`, which is slower. */
const ownAnswers = (answers: RawAnswers): RawAnswers =>
  Object.getPrototypeOf(answers) === null ? answers : copyRecord<RawAnswer>(answers);

/** Evaluates the values in `states`, in dependency order; false if none of them changed. */
const evaluateStates = (
  plan: FormPlan,
  answers: RawAnswers,
  table: NameTable,
  context: Context,
  states: NodeState[],
): boolean => {
  const { scope, pass } = table;
  const own = ownAnswers(answers);
  let hasChanged = false;
  for (const at of plan.order) {
    const node = plan.nodes[at];
    if (!node) {
      evaluateReserved(plan, at, table, context);
      continue;
    }
    const { id } = node.field;
    const raw = own[id];
    const earlier = states[at];
    // Checked here as well, because a keystroke leaves most questions of a large form unchanged.
    if (earlier?.raw === raw && earlier && !pass.fresh && !anyChanged(node.valueNames, scope)) continue;
    const state = evaluateValue(node, { path: id, raw, parentVisible: true }, scope, pass, earlier);
    if (state === earlier) continue;
    hasChanged = true;
    states[at] = state;
    if (earlier === undefined || state.value !== earlier.value) table.answerChanged(id);
  }
  return hasChanged;
};

/** Evaluates the form: values first, in dependency order, then the views in the order of the form. */
export const evaluateAnswers = (
  plan: FormPlan,
  answers: RawAnswers,
  context: Context,
  before: FormSnapshot | undefined,
): EvaluatedForm => {
  const states = before ? before.states.slice() : [];
  const table = createNameTable(plan, context, states, before);
  const { scope, pass } = table;
  const haveStatesChanged = evaluateStates(plan, answers, table, context, states);
  const views = before ? before.views.slice() : [];
  const changed: number[] = [];
  for (let index = 0; index < states.length; index++) {
    const view = evaluateView(states[index]!, true, scope, pass, views[index]);
    if (view === views[index]) continue;
    views[index] = view;
    changed.push(index);
  }
  const snapshot = {
    context,
    reserved: table.reserved(),
    states: before && !haveStatesChanged ? before.states : states,
    views: before && changed.length === 0 ? before.views : views,
  };
  return { snapshot, changed, scope, pass };
};
