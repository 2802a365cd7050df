import type { Invariant } from "../../../model/tool.ts";
import { decimal, isDecimal } from "../../../values/decimal.ts";
import type { Decimal } from "../../../values/decimal.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { ResolvedCase } from "../cases/run-case.ts";
import { runToolCase } from "./run-tool-case.ts";
import type { RunnableTool } from "./run-tool-case.ts";
import type { ToolInput } from "../../input/tool-input.ts";

const SAMPLE_COUNT = 24;

/** The figure an invariant is about, for this answer; null if there is none. */
export const figureAt = (
  runnable: RunnableTool,
  full: ResolvedCase,
  rule: Invariant,
  input: Decimal,
): Decimal | null => {
  const answers = { ...full.answers, [rule.as]: input.toFixed() };
  const caseResult = runToolCase(runnable, { ...full, answers });
  // The form itself rejects some inputs, such as half a night.
  if (!caseResult?.view.complete) return null;
  const value = caseResult.result?.values[rule.value]?.value ?? null;
  return isDecimal(value) ? value : null;
};

/** Whether the invariant covers the range between two inputs. */
export const appliesBetween = ({ except }: Invariant, low: Decimal, high: Decimal): boolean =>
  except.every(([from, to]) => high.lt(from) || low.gt(to));

/** Whether two figures, the second for the larger input, satisfy the invariant. */
export const satisfiesInvariant = ({ never }: Invariant, before: Decimal, after: Decimal): boolean =>
  never === "falls" ? after.gte(before) : after.lte(before);

/** The case that supplies the other answers. */
export const baseCaseOf = (rule: Invariant, cases: readonly ResolvedCase[]): ResolvedCase | undefined =>
  rule.case === undefined ? cases[0] : cases.find(({ source }) => source.name === rule.case);

const inputsOf = ({ from, to }: Invariant): readonly Decimal[] => {
  const [low, high] = [decimal(from), decimal(to)];
  const width = high.minus(low);
  return Array.from({ length: SAMPLE_COUNT + 1 }, (_, index) =>
    low.plus(width.times(index).div(SAMPLE_COUNT)).round(2, 0),
  );
};

/** Checks every invariant with evenly spaced inputs. */
export const checkInvariants = (
  tool: ToolInput,
  runnable: RunnableTool,
  cases: readonly ResolvedCase[],
  report: Report,
): void => {
  for (const [index, rule] of runnable.definition.invariants.entries()) {
    const input = tool.holds?.[index];
    const full = baseCaseOf(rule, cases);
    if (!input || !full) continue;
    const figures = inputsOf(rule).map((one) => ({ one, figure: figureAt(runnable, full, rule, one) }));
    if (figures.every(({ figure }) => figure === null)) {
      report("CW075", rangeOf(input, "say"), `"${rule.value}" has no figure with these answers.`);
      continue;
    }
    const at = figures.findIndex(({ one, figure }, index) => {
      const next = figures[index + 1];
      if (!next?.figure || !figure || !appliesBetween(rule, one, next.one)) return false;
      return !satisfiesInvariant(rule, figure, next.figure);
    });
    const [a, b] = [figures[at], figures[at + 1]];
    if (!a?.figure || !b?.figure) continue;
    const message = `"${rule.value}" is ${a.figure.toFixed()} at ${a.one.toFixed()} and ${b.figure.toFixed()} at ${b.one.toFixed()}.`;
    report("CW075", rangeOf(input, "say"), message);
  }
};
