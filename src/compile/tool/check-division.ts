import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Expression } from "../../model/expression.ts";
import type { ComputeStep } from "../../model/tool.ts";
import { operationOf } from "../ast-parts.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import type { CheckedTool } from "./check-tool.ts";
import { namesIn, signIn, stepsOf } from "./signs.ts";
import type { Figures } from "./signs.ts";
import type { ComputeInput, ToolInput } from "./tool-input.ts";

/** Names a condition around a formula has looked at: whoever divides by one of them has thought of zero. */
type Watched = ReadonlySet<string>;

/** A condition on a step has also looked at what the step is made of: `together > 0` at `less + more`. */
const watching = (watched: Watched, asts: readonly Ast[], { steps }: Figures): Watched => {
  const named = asts.flatMap(namesIn);
  const behind = named.flatMap((name) => steps.get(name)?.variants.flatMap(({ is }) => namesIn(is.ast)) ?? []);
  return new Set([...watched, ...named, ...behind]);
};

/** The first divisor of a formula that can be zero where nothing has looked at it. */
const badDivisor = (ast: Ast, watched: Watched, figures: Figures): Ast => {
  const operation = operationOf(ast);
  if (!operation) return null;
  const { operator, operands } = operation;
  const [first = null, ...rest] = operands;
  if (operator === "if") {
    const inside = watching(watched, [first], figures);
    return firstBad([first], watched, figures) ?? firstBad(rest, inside, figures);
  }
  const divisor = operator === "/" ? (operands[1] ?? null) : null;
  if (divisor !== null && signIn(divisor, figures) !== "above") {
    const names = namesIn(divisor);
    if (names.length === 0 || !names.some((name) => watched.has(name))) return divisor;
  }
  return firstBad(operands, watched, figures);
};

const firstBad = (asts: readonly Ast[], watched: Watched, figures: Figures): Ast => {
  for (const ast of asts) {
    const found = badDivisor(ast, watched, figures);
    if (found !== null) return found;
  }
  return null;
};

const inputsOf = (inputs: readonly ComputeInput[]): readonly ComputeInput[] =>
  inputs.flatMap((input) => [input, ...inputsOf(input.compute ?? [])]);

const placesIn = (tool: ToolInput): ReadonlyMap<string, Place> =>
  new Map(
    inputsOf(tool.compute ?? []).flatMap((input) =>
      input.id === undefined ? [] : [[input.id, placeOf(input)] as const],
    ),
  );

const asts = (expressions: readonly (Expression | undefined)[]): readonly Ast[] =>
  expressions.flatMap((one) => (one ? [one.ast] : []));

/** A divisor that can be zero in one of the ways a step is worked out. */
const inStep = (step: ComputeStep, watched: Watched, figures: Figures): Ast => {
  // A way that comes later has the conditions before it behind it.
  const all = watching(watched, asts([...step.when, ...step.variants.map(({ when }) => when)]), figures);
  return firstBad(asts(step.variants.map(({ is }) => is)), all, figures);
};

/** Reports divisions by a figure that can be zero and that no condition has looked at. */
export const checkDivision = ({ tool, definition, asked, law, report }: CheckedTool): void => {
  const steps = stepsOf(definition.compute);
  const figures: Figures = { fields: asked, steps: new Map(steps.map((step) => [step.id, step])), law };
  const stops = definition.checks.filter(({ stop }) => stop).map(({ when }) => when);
  const watched = watching(new Set(), asts([...stops, ...definition.refuse.map(({ when }) => when)]), figures);
  const places = placesIn(tool);
  for (const step of steps) {
    const divisor = inStep(step, watched, figures);
    const place = places.get(step.id);
    if (divisor === null || !place) continue;
    const name = namesIn(divisor).join(" and ") || "nothing";
    const hint = "Ask for a number with `min` above zero, or say with `when` or `if` what applies at zero.";
    report("CW056", place, `The step "${step.id}" divides by ${name}, which can be zero.`, hint);
  }
};
