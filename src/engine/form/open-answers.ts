import type { Raw, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import { createNameTable } from "./name-table.ts";
import type { Names, NameTable } from "./name-table.ts";
import { openValue } from "./open-value.ts";
import type { NodeState } from "./open-value.ts";
import { openView } from "./open-view.ts";
import type { NodeView } from "./open-view.ts";
import type { FormPlan } from "./plan-form.ts";
import { anyChanged } from "./scope.ts";
import type { Scope, Turn } from "./scope.ts";
import { speak } from "./words.ts";

/** One opening of a form, with what the next one needs to work out only what changed. */
export type Opened = Names & {
  readonly context: Context;
  readonly states: readonly NodeState[];
  readonly views: readonly NodeView[];
};

/** An opening together with what its formulas can read. Never kept: the scope holds on to the view before. */
export type Opening = {
  readonly opened: Opened;
  /** Places of the questions of which something else is said than before. */
  readonly changed: readonly number[];
  readonly scope: Scope;
  readonly turn: Turn;
};

/** Works out `law`, `title` or a named figure, where anything it depends on changed. */
const openReserved = (plan: FormPlan, at: number, { scope, turn, reserve }: NameTable, context: Context): void => {
  const { law, title } = plan;
  const past = at - plan.nodes.length;
  const isDue = (names: readonly string[]): boolean => turn.fresh || anyChanged(names, scope);
  if (past === 0) {
    if (law && isDue(law.names)) reserve("law", law.inForce(scope.get, context));
    return;
  }
  if (past === 1) {
    if (isDue(typeof title === "string" ? [] : title.names)) reserve("title", speak(title, scope, turn));
    return;
  }
  const figure = plan.figures[past - 2];
  if (figure && isDue(figure.names)) reserve(figure.id, figure.is(scope.get));
};

const ownRaw = (answers: RawAnswers, id: string): Raw | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

const openStates = (
  plan: FormPlan,
  answers: RawAnswers,
  table: NameTable,
  context: Context,
  before: readonly NodeState[] | undefined,
): readonly NodeState[] => {
  const { scope, turn } = table;
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
    // Asked here already, because most questions of a large form stay as they are on a keystroke.
    if (earlier?.raw === raw && earlier && !turn.fresh && !anyChanged(node.valueNames, scope)) continue;
    const state = openValue(node, { path: id, raw, within: true }, scope, turn, earlier);
    if (state === earlier) continue;
    isSame = false;
    states[at] = state;
    if (earlier === undefined || state.value !== earlier.value) table.answer(id, state.value);
  }
  return isSame && before ? before : states;
};

/** Values first, each after what it reads; then everything that is said about them, in the order of the form. */
export const openAnswers = (
  plan: FormPlan,
  answers: RawAnswers,
  context: Context,
  before: Opened | undefined,
): Opening => {
  const table = createNameTable(plan, context, before);
  const { scope, turn } = table;
  const states = openStates(plan, answers, table, context, before?.states);
  const changed: number[] = [];
  const views = states.map((state, at) => {
    const earlier = before?.views[at];
    const view = openView(state, true, scope, turn, earlier);
    if (view !== earlier) changed.push(at);
    return view;
  });
  const isSame = before !== undefined && changed.length === 0;
  const opened = { context, states, views: isSame ? before.views : views, ...table.done() };
  return { opened, changed, scope, turn };
};
