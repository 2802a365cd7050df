import { operationOf } from "../../src/compile/ast-parts.ts";
import type { FullCase } from "../../src/compile/cases/play-case.ts";
import type { ToolStage } from "../../src/compile/tool/play-tool-case.ts";
import { evaluate } from "../../src/feel/evaluate/evaluate.ts";
import type { Ast } from "../../src/feel/evaluate/ast.ts";
import type { ComputeNode } from "../../src/model/tool.ts";
import type { LawSource, TraceStep } from "../../src/model/tool-result.ts";
import { decimal, isDecimal } from "../../src/values/decimal.ts";
import type { Decimal } from "../../src/values/decimal.ts";
import type { Value, ValueRecord } from "../../src/values/value.ts";
import { edgesOf, isRawTable, totalByHand } from "./by-hand.ts";
import type { RawTable } from "./by-hand.ts";
import { fieldsOf, playWith } from "./tool-facts.ts";

/** The figures a step shows, under the names its formula uses: "law.fees.cap" is law, fees, cap inside one another. */
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

/** The amount a step asks a table of rates about, where its formula is nothing else. */
const askedAmount = (ast: Ast, column: string): Ast | null => {
  const call = operationOf(ast);
  const [name, amount = null, table = null] = call?.operands ?? [];
  if (call?.operator !== "call" || name !== "bracket total") return null;
  return operationOf(table)?.operands[1] === column ? amount : null;
};

const rawTable = ({ law }: ToolStage, { topic, place, column, from }: LawSource): RawTable | null => {
  const rows = law[topic]?.places[place]?.columns[column] ?? [];
  const value = rows.find((row) => row.from === from)?.value ?? null;
  return isRawTable(value) ? value : null;
};

/** A table of rates a case asks, the amount it asks about, and what the step gives for it. */
type Asked = { readonly key: string; readonly table: RawTable; readonly amount: Decimal; readonly total: Decimal };

const askedBy = (stage: ToolStage, step: TraceStep, plan: ComputeNode | undefined): Asked | null => {
  const total = step.rounding ? step.rounding.before : step.value;
  if (plan?.type !== "step" || !isDecimal(total)) return null;
  const figures = shownFigures(step);
  const read = (ast: Ast): Value => evaluate(ast, (name) => figures[name] ?? null);
  // The variant that was taken: of several that fit the figures, the first.
  const taken = plan.variants.find(({ is }) => {
    const value = read(is.ast);
    return isDecimal(value) && value.eq(total);
  });
  for (const source of taken ? step.law : []) {
    const table = rawTable(stage, source);
    const amount = table ? read(askedAmount(taken!.is.ast, source.column)) : null;
    const key = [step.path, source.place, source.column, source.from].join(" ");
    if (table && isDecimal(amount)) return { key, table, amount, total };
  }
  return null;
};

/** Every table of rates that a case asks outside lists. */
const askedIn = (stage: ToolStage, full: FullCase, answers: FullCase["answers"]): readonly Asked[] => {
  const result = playWith(stage, full, answers)?.result;
  const plans = new Map(stage.definition.compute.map((node) => [node.id, node]));
  return (result?.trace ?? []).flatMap((step) => askedBy(stage, step, plans.get(step.path)) ?? []);
};

const given = (full: FullCase, id: string): Decimal | null => {
  const answer = full.answers[id];
  return typeof answer === "number" ? decimal(answer) : null;
};

/** The question that moves the amount one for one. */
const moverOf = (stage: ToolStage, full: FullCase, { key, amount }: Asked): string | undefined =>
  fieldsOf(stage.definition).find(({ id }) => {
    const now = given(full, id);
    const moved = now && askedIn(stage, full, { [id]: now.plus(1).toNumber() }).find((one) => one.key === key);
    return moved?.amount.minus(1).eq(amount);
  })?.id;

/** What a tool gives and what one works out by hand, at an edge of a table and beside it. */
export type Step = { readonly where: string; readonly gives: Decimal; readonly byHand: Decimal };

const BESIDE = ["-0.01", "0", "0.01", "1"];

// A table on an amount that no question moves, such as an exclusion, is given up after this many cases.
const MOST_TRIES = 2;

/** Walks to every edge of every table of rates that the cases of a tool ask, each table once. */
export const walkEdges = (stage: ToolStage, cases: readonly FullCase[]): readonly Step[] => {
  const tries = new Map<string, number>();
  return cases.flatMap((full) =>
    askedIn(stage, full, {}).flatMap((asked): readonly Step[] => {
      const before = tries.get(asked.key) ?? 0;
      const mover = before < MOST_TRIES ? moverOf(stage, full, asked) : undefined;
      tries.set(asked.key, mover === undefined ? before + 1 : MOST_TRIES);
      if (mover === undefined) return [];
      const start = given(full, mover)!.minus(asked.amount);
      return edgesOf(asked.table).flatMap((edge) =>
        BESIDE.flatMap((more): readonly Step[] => {
          const amount = decimal(edge).plus(more);
          if (amount.lt(0)) return [];
          const found = askedIn(stage, full, { [mover]: start.plus(amount).toFixed(2) }).find(({ key }) => key === asked.key);
          if (!found?.amount.eq(amount)) return [];
          const byHand = decimal(totalByHand(amount.toFixed(2), asked.table));
          return [{ where: `${asked.key} at ${amount.toFixed(2)}`, gives: found.total, byHand }];
        }),
      );
    }),
  );
};
