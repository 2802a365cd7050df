import type { Answer, Chart, ChartPart, Invariant, RefusalRule, ToolDefinition } from "../../model/tool.ts";
import type { Field } from "../../model/field.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeNode } from "../../model/tool.ts";
import { nameIfBare } from "../formula/ast-parts.ts";
import { compileFormula, formulaAt } from "../formula/compile-formula.ts";
import type { Formula } from "../input/schema-types.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { textAt, compileText } from "../formula/compile-text.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";
import { officialTopic } from "../questions/compile-form-parts.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type {
  AnswerInput,
  ChartInput,
  ChartPartInput,
  InvariantInput,
  NotCoveredInput,
  RefusalInput,
  ToolInput,
} from "../input/tool-input.ts";

export const compileRefusal = (context: CompilationContext, input: RefusalInput): readonly RefusalRule[] => {
  const when = formulaAt(context, input, "when", context.scope, "boolean");
  const say = textAt(context, input, "say", context.scope);
  const isAddress = /^(?:https?:)?\//.test(input.official ?? "");
  const official = isAddress ? input.official : officialTopic(context, input);
  return when && say ? [{ when, say, ...omitUndefined({ official }) }] : [];
};

export const compileAnswer = (context: CompilationContext, input: AnswerInput): readonly Answer[] => {
  const say = textAt(context, input, "say", context.scope);
  const rest = {
    when: formulaAt(context, input, "when", context.scope, "boolean"),
    verdict: input.verdict,
    change: textAt(context, input, "change", context.scope),
    badge: textAt(context, input, "badge", context.scope),
    tone: input.tone,
    why: textAt(context, input, "why", context.scope),
  };
  return say ? [{ say, ...omitUndefined(rest) }] : [];
};

export const compileNotCovered = (context: CompilationContext, list: NotCoveredInput[]): ToolDefinition["notCovered"] =>
  list.map((coveredInput, key) => {
    if (typeof coveredInput === "string")
      return { text: compileText(context, coveredInput, { owner: list, key }, context.scope).text };
    const when = formulaAt(context, coveredInput, "when", context.scope, "boolean");
    const mayChange = formulaAt(context, coveredInput, "may_change", context.scope, "boolean");
    return { text: textAt(context, coveredInput, "text", context.scope) ?? [], ...omitUndefined({ when, mayChange }) };
  });

export const compileBetter = (
  context: CompilationContext,
  input: NonNullable<ToolInput["better"]>,
): ToolDefinition["better"] => {
  const figure = formulaAt(context, input, "value", context.scope, "number");
  return figure && input.is && { value: figure.source, is: input.is };
};

/** Labels of the figures a chart may name: steps and questions. */
export type Labels = ReadonlyMap<string, { readonly label: Text; readonly unit?: string }>;

/** Collects the labels of all questions and steps. */
export const labelsOf = (fields: readonly Field[], nodes: readonly ComputeNode[]): Labels =>
  new Map([
    ...fields.map(({ id, label, unit }) => [id, { label, ...omitUndefined({ unit }) }] as const),
    ...nodes.map(
      (node) =>
        [node.id, { label: node.label, ...(node.type === "step" ? omitUndefined({ unit: node.unit }) : {}) }] as const,
    ),
  ]);

const compilePart = (
  context: CompilationContext,
  owner: object,
  key: string | number,
  input: Formula | ChartPartInput | undefined,
  labels: Labels,
): ChartPart | null => {
  if (input === undefined) return null;
  if (typeof input === "object") {
    const value = formulaAt(context, input, "value", context.scope);
    if (!value) return null;
    const known = labels.get(nameIfBare(value.ast) ?? "");
    const label = textAt(context, input, "label", context.scope) ?? known?.label ?? [value.source];
    return { label, value, ...omitUndefined({ unit: input.unit ?? known?.unit }) };
  }
  const value = compileFormula(context, input, { owner, key }, context.scope)?.expression;
  if (!value) return null;
  const known = labels.get(nameIfBare(value.ast) ?? "");
  return { label: known?.label ?? [value.source], value, ...omitUndefined({ unit: known?.unit }) };
};

const needed: { readonly [kind in Chart["kind"]]: readonly (keyof ChartInput)[] } = {
  split: ["parts"],
  steps: ["parts"],
  threshold: ["value", "limit"],
  bars: [],
  line: ["x", "y"],
  calendar: ["parts", "days"],
};

const compileSolid = (context: CompilationContext, input: NonNullable<ChartInput["solid"]>): Chart["solid"] => {
  const value = formulaAt(context, input, "value", context.scope, "list");
  const label = textAt(context, input, "label", context.scope);
  const others = textAt(context, input, "others", context.scope);
  return value && label && others ? { label, value, others } : undefined;
};

export const compileChart = (context: CompilationContext, input: ChartInput, labels: Labels): readonly Chart[] => {
  const { kind } = input;
  const say = textAt(context, input, "say", context.scope);
  if (!kind || !say) return [];
  const forBars = input.x === undefined ? (["parts"] as const) : (["y"] as const);
  const missing = (kind === "bars" ? forBars : needed[kind]).filter((key) => input[key] === undefined);
  if (missing.length > 0)
    context.report("CW014", rangeOf(input), `A chart of this kind needs ${missing.join(" and ")}.`);
  const parts = input.parts ?? [];
  const part = (key: "value" | "limit" | "x" | "y") =>
    compilePart(context, input, key, input[key], labels) ?? undefined;
  const rest = {
    when: formulaAt(context, input, "when", context.scope, "boolean"),
    unit: input.unit,
    value: part("value"),
    limit: part("limit"),
    x: part("x"),
    y: part("y"),
    days: formulaAt(context, input, "days", context.scope, "list"),
    solid: input.solid && compileSolid(context, input.solid),
  };
  return [
    {
      kind,
      say,
      parts: parts.flatMap((one, index) => compilePart(context, parts, index, one, labels) ?? []),
      ...omitUndefined(rest),
    },
  ];
};

const RULE = /^(\w+) never (falls|rises) as ([\w.]+) rises$/;

export const compileInvariants = (input: InvariantInput): readonly Invariant[] => {
  const [, value, never, as] = RULE.exec(input.say ?? "") ?? [];
  if (value === undefined || as === undefined || input.from === undefined || input.to === undefined) return [];
  return [
    {
      value,
      as,
      never: never === "rises" ? "rises" : "falls",
      from: String(input.from),
      to: String(input.to),
      except: (input.except ?? []).map(([low = 0, high = 0]) => [String(low), String(high)] as const),
      ...omitUndefined({ case: input.case }),
    },
  ];
};
