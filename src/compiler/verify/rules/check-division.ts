import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { Expression } from "../../../model/expression.ts";
import type { ComputeStep } from "../../../model/tool.ts";
import { operationOf } from "../../formula/ast-parts.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CheckedTool } from "../check-inputs.ts";
import { namesIn, signOfFormula, stepsOf } from "../../logic/number-sign.ts";
import type { Figures } from "../../logic/number-sign.ts";
import type { ComputeInput, ToolInput } from "../../input/tool-input.ts";

/** Names tested by an enclosing condition; dividing by one of them is assumed to be safe. */
type Watched = ReadonlySet<string>;

/** A condition on a step also covers the names the step is calculated from: `together > 0` covers `less + more`. */
const withWatchedNames = (watched: Watched, asts: readonly Ast[], { steps }: Figures): Watched => {
  const named = asts.flatMap(namesIn);
  const behind = named.flatMap(
    (name) => steps.get(name)?.variants.flatMap(({ formula }) => namesIn(formula.ast)) ?? [],
  );
  return new Set([...watched, ...named, ...behind]);
};

/** The first divisor of a formula that may be zero and that no condition tests. */
const possibleZeroDivisor = (ast: Ast, watched: Watched, figures: Figures): Ast => {
  const operation = operationOf(ast);
  if (!operation) return null;
  const { operator, operands } = operation;
  const [first = null, ...rest] = operands;
  if (operator === "if") {
    const innerFigures = withWatchedNames(watched, [first], figures);
    return firstZeroDivisor([first], watched, figures) ?? firstZeroDivisor(rest, innerFigures, figures);
  }
  const divisor = operator === "/" ? (operands[1] ?? null) : null;
  if (divisor !== null && signOfFormula(divisor, figures) !== "above") {
    const names = namesIn(divisor);
    if (names.length === 0 || !names.some((name) => watched.has(name))) return divisor;
  }
  return firstZeroDivisor(operands, watched, figures);
};

const firstZeroDivisor = (asts: readonly Ast[], watched: Watched, figures: Figures): Ast => {
  for (const ast of asts) {
    const found = possibleZeroDivisor(ast, watched, figures);
    if (found !== null) return found;
  }
  return null;
};

const inputsOf = (inputs: readonly ComputeInput[]): readonly ComputeInput[] =>
  inputs.flatMap((input) => [input, ...inputsOf(input.compute ?? [])]);

const placesIn = (tool: ToolInput): ReadonlyMap<string, SourceRange> =>
  new Map(
    inputsOf(tool.compute ?? []).flatMap((input) =>
      input.id === undefined ? [] : [[input.id, rangeOf(input)] as const],
    ),
  );

const asts = (expressions: readonly (Expression | undefined)[]): readonly Ast[] =>
  expressions.flatMap((expression) => (expression ? [expression.ast] : []));

/** A divisor that may be zero in one of a step's variants. */
const zeroDivisorInStep = (step: ComputeStep, watched: Watched, figures: Figures): Ast => {
  // A later variant is reached only after the conditions of earlier ones.
  const all = withWatchedNames(watched, asts([...step.when, ...step.variants.map(({ when }) => when)]), figures);
  return firstZeroDivisor(asts(step.variants.map(({ formula }) => formula)), all, figures);
};

/** Reports divisions by a figure that may be zero and that no condition tests. */
export const checkDivision = ({ tool, definition, questions, law, report }: CheckedTool): void => {
  const steps = stepsOf(definition.compute);
  const figures: Figures = { fields: questions, steps: new Map(steps.map((step) => [step.id, step])), law };
  const stops = definition.checks.filter(({ stop }) => stop).map(({ when }) => when);
  const watched = withWatchedNames(new Set(), asts([...stops, ...definition.refuse.map(({ when }) => when)]), figures);
  const places = placesIn(tool);
  for (const step of steps) {
    const divisor = zeroDivisorInStep(step, watched, figures);
    const range = places.get(step.id);
    if (divisor === null || !range) continue;
    const name = namesIn(divisor).join(" and ") || "nothing";
    const hint = "Ask for a number with `min` above zero, or say with `when` or `if` what applies at zero.";
    report("CW056", range, `The step "${step.id}" divides by ${name}, which can be zero.`, hint);
  }
};
