import { operationOf } from "../../src/compiler/formula/ast-parts.ts";
import type { ResolvedCase } from "../../src/compiler/verify/cases/run-case.ts";
import type { RunnableTool } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { evaluate } from "../../src/feel/evaluate/link/evaluate.ts";
import type { Ast } from "../../src/feel/evaluate/ast.ts";
import type { ComputeNode } from "../../src/model/tool.ts";
import type { LawSource, TraceStep } from "../../src/model/tool-result.ts";
import { decimal, isDecimal } from "../../src/values/decimal.ts";
import type { Decimal } from "../../src/values/decimal.ts";
import type { Value, ValueRecord } from "../../src/values/value.ts";
import { edgesOf, isRawTable, bracketTotalByHand } from "./bracket-total-by-hand.ts";
import type { RawTable } from "./bracket-total-by-hand.ts";
import { fieldsOf, runWith } from "./tool-facts.ts";

/** The figures a step shows, under the names its formula uses: "law.fees.cap" becomes nested law, fees, cap. */
export const shownFigures = ({ terms }: TraceStep): ValueRecord => {
  const root: { [name: string]: Value } = {};
  for (const { name, value } of terms) {
    const path = name.split(".");
    const last = path.pop()!;
    let at = root;
    for (const part of path) at = (at[part] ??= {}) as typeof root;
    at[last] = value;
  }
  return root;
};

/** The amount a step looks up in a rate table, if its formula does nothing else. */
const queriedAmount = (ast: Ast, column: string): Ast | null => {
  const call = operationOf(ast);
  const [name, amount = null, table = null] = call?.operands ?? [];
  if (call?.operator !== "call" || name !== "bracket total") return null;
  return operationOf(table)?.operands[1] === column ? amount : null;
};

const rawTable = ({ law }: RunnableTool, { topic, jurisdiction, column, inForceFrom }: LawSource): RawTable | null => {
  const rows = law[topic]?.places[jurisdiction]?.columns[column] ?? [];
  const value = rows.find((row) => row.from === inForceFrom)?.value ?? null;
  return isRawTable(value) ? value : null;
};

/** A rate table a case uses, the amount looked up, and the step's result. */
type BracketQuery = {
  readonly key: string;
  readonly table: RawTable;
  readonly amount: Decimal;
  readonly total: Decimal;
};

const queryOf = (runnable: RunnableTool, step: TraceStep, plan: ComputeNode | undefined): BracketQuery | null => {
  const total = step.rounding ? step.rounding.before : step.value;
  if (plan?.type !== "step" || !isDecimal(total)) return null;
  const figures = shownFigures(step);
  const read = (ast: Ast): Value => evaluate(ast, (name) => figures[name] ?? null);
  // The variant that applied: the first whose figures match.
  const taken = plan.variants.find(({ formula }) => {
    const value = read(formula.ast);
    return isDecimal(value) && value.eq(total);
  });
  for (const source of taken ? step.law : []) {
    const table = rawTable(runnable, source);
    const amount = table ? read(queriedAmount(taken!.formula.ast, source.column)) : null;
    const key = [step.path, source.jurisdiction, source.column, source.inForceFrom].join(" ");
    if (table && isDecimal(amount)) return { key, table, amount, total };
  }
  return null;
};

/** Every rate table that a case uses outside lists. */
const queriesIn = (
  runnable: RunnableTool,
  full: ResolvedCase,
  answers: ResolvedCase["answers"],
): readonly BracketQuery[] => {
  const result = runWith(runnable, full, answers)?.result;
  const plans = new Map(runnable.definition.compute.map((node) => [node.id, node]));
  return (result?.trace ?? []).flatMap((step) => queryOf(runnable, step, plans.get(step.path)) ?? []);
};

const given = (full: ResolvedCase, id: string): Decimal | null => {
  const answer = full.answers[id];
  return typeof answer === "number" ? decimal(answer) : null;
};

/** The question whose answer changes the amount one to one. */
const questionForAmount = (
  runnable: RunnableTool,
  full: ResolvedCase,
  { key, amount }: BracketQuery,
): string | undefined =>
  fieldsOf(runnable.definition).find(({ id }) => {
    const now = given(full, id);
    const moved = now && queriesIn(runnable, full, { [id]: now.plus(1).toNumber() }).find((query) => query.key === key);
    return moved?.amount.minus(1).eq(amount);
  })?.id;

/** A tool's result and the independent calculation, at or near a bracket edge. */
export type EdgeCheck = { readonly where: string; readonly gives: Decimal; readonly byHand: Decimal };

const BESIDE = ["-0.01", "0", "0.01", "1"];

// A table whose amount no question changes, such as an exclusion, is skipped after this many cases.
const MAX_TRIES = 2;

/** Checks every edge of every rate table that the cases of a tool use, each table once. */
export const checkBracketEdges = (runnable: RunnableTool, cases: readonly ResolvedCase[]): readonly EdgeCheck[] => {
  const tries = new Map<string, number>();
  return cases.flatMap((full) =>
    queriesIn(runnable, full, {}).flatMap((asked): readonly EdgeCheck[] => {
      const before = tries.get(asked.key) ?? 0;
      const mover = before < MAX_TRIES ? questionForAmount(runnable, full, asked) : undefined;
      tries.set(asked.key, mover === undefined ? before + 1 : MAX_TRIES);
      if (mover === undefined) return [];
      const start = given(full, mover)!.minus(asked.amount);
      return edgesOf(asked.table).flatMap((edge) =>
        BESIDE.flatMap((more): readonly EdgeCheck[] => {
          const amount = decimal(edge).plus(more);
          if (amount.lt(0)) return [];
          const found = queriesIn(runnable, full, { [mover]: start.plus(amount).toFixed(2) }).find(
            ({ key }) => key === asked.key,
          );
          if (!found?.amount.eq(amount)) return [];
          const byHand = decimal(bracketTotalByHand(amount.toFixed(2), asked.table));
          return [{ where: `${asked.key} at ${amount.toFixed(2)}`, gives: found.total, byHand }];
        }),
      );
    }),
  );
};
