import type { Holds } from "../../model/tool.ts";
import { decimal, isDecimal } from "../../values/decimal.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { FullCase } from "../cases/play-case.ts";
import { playToolCase } from "./play-tool-case.ts";
import type { ToolStage } from "./play-tool-case.ts";
import type { ToolInput } from "./tool-input.ts";

const STEPS = 24;

/** The figure a rule is about, when its question is answered with this number; null where there is none. */
export const figureAt = (stage: ToolStage, full: FullCase, rule: Holds, input: Decimal): Decimal | null => {
  const answers = { ...full.answers, [rule.as]: input.toFixed() };
  const played = playToolCase(stage, { ...full, answers });
  // An input that the page itself would hold up, such as half a night, has no figure.
  if (!played?.view.complete) return null;
  const value = played.result?.values[rule.value]?.value ?? null;
  return isDecimal(value) ? value : null;
};

/** Whether the rule says anything about a move between two inputs. */
export const isCovered = ({ except }: Holds, low: Decimal, high: Decimal): boolean =>
  except.every(([from, to]) => high.lt(from) || low.gt(to));

/** Whether two figures, the second for the larger input, keep the rule. */
export const keepsRule = ({ never }: Holds, before: Decimal, after: Decimal): boolean =>
  never === "falls" ? after.gte(before) : after.lte(before);

/** The case whose other answers a rule is tried out with. */
export const caseOf = (rule: Holds, cases: readonly FullCase[]): FullCase | undefined =>
  rule.case === undefined ? cases[0] : cases.find(({ source }) => source.name === rule.case);

const inputsOf = ({ from, to }: Holds): readonly Decimal[] => {
  const [low, high] = [decimal(from), decimal(to)];
  const width = high.minus(low);
  return Array.from({ length: STEPS + 1 }, (_, at) => low.plus(width.times(at).div(STEPS)).round(2, 0));
};

/** Tries every rule about the figures on evenly spread inputs. */
export const checkRules = (tool: ToolInput, stage: ToolStage, cases: readonly FullCase[], report: Report): void => {
  for (const [index, rule] of stage.definition.holds.entries()) {
    const input = tool.holds?.[index];
    const full = caseOf(rule, cases);
    if (!input || !full) continue;
    const figures = inputsOf(rule).map((one) => ({ one, figure: figureAt(stage, full, rule, one) }));
    if (figures.every(({ figure }) => figure === null)) {
      report("CW075", placeOf(input, "say"), `"${rule.value}" has no figure with these answers.`);
      continue;
    }
    const at = figures.findIndex(({ one, figure }, place) => {
      const next = figures[place + 1];
      if (!next?.figure || !figure || !isCovered(rule, one, next.one)) return false;
      return !keepsRule(rule, figure, next.figure);
    });
    const [a, b] = [figures[at], figures[at + 1]];
    if (!a?.figure || !b?.figure) continue;
    const message = `"${rule.value}" is ${a.figure.toFixed()} at ${a.one.toFixed()} and ${b.figure.toFixed()} at ${b.one.toFixed()}.`;
    report("CW075", placeOf(input, "say"), message);
  }
};
