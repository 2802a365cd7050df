import type { Answer, Chart, ChartPart, Holds, Refusal, ToolDefinition } from "../../model/tool.ts";
import type { Field } from "../../model/field.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeNode } from "../../model/tool.ts";
import { bareName } from "../ast-parts.ts";
import { compileFormula, formulaAt } from "../formulas.ts";
import type { Formula } from "../input.ts";
import { present } from "../present.ts";
import { textAt, compileText } from "../templates.ts";
import type { Unit } from "../unit.ts";
import { placeOf } from "../yaml-file.ts";
import type {
  AnswerInput,
  ChartInput,
  ChartPartInput,
  HoldsInput,
  NotCoveredInput,
  RefusalInput,
} from "./tool-input.ts";

export const compileRefusal = (unit: Unit, input: RefusalInput): readonly Refusal[] => {
  const when = formulaAt(unit, input, "when", unit.scope, "boolean");
  const say = textAt(unit, input, "say", unit.scope);
  return when && say ? [{ when, say, ...present({ official: input.official }) }] : [];
};

export const compileAnswer = (unit: Unit, input: AnswerInput): readonly Answer[] => {
  const say = textAt(unit, input, "say", unit.scope);
  const rest = {
    when: formulaAt(unit, input, "when", unit.scope, "boolean"),
    verdict: input.verdict,
    change: textAt(unit, input, "change", unit.scope),
  };
  return say ? [{ say, ...present(rest) }] : [];
};

export const compileNotCovered = (unit: Unit, list: NotCoveredInput[]): ToolDefinition["notCovered"] =>
  list.map((one, key) => {
    if (typeof one === "string") return { text: compileText(unit, one, { owner: list, key }, unit.scope).text };
    const when = formulaAt(unit, one, "when", unit.scope, "boolean");
    return { text: textAt(unit, one, "text", unit.scope) ?? [], ...present({ when }) };
  });

/** Labels of the figures a chart may name: steps and questions. */
export type Labels = ReadonlyMap<string, { readonly label: Text; readonly unit?: string }>;

/** The labels of all questions and steps. */
export const labelsOf = (fields: readonly Field[], nodes: readonly ComputeNode[]): Labels =>
  new Map([
    ...fields.map(({ id, label, unit }) => [id, { label, ...present({ unit }) }] as const),
    ...nodes.map(
      (node) =>
        [node.id, { label: node.label, ...(node.type === "step" ? present({ unit: node.unit }) : {}) }] as const,
    ),
  ]);

const compilePart = (
  unit: Unit,
  owner: object,
  key: string | number,
  input: Formula | ChartPartInput | undefined,
  labels: Labels,
): ChartPart | null => {
  if (input === undefined) return null;
  if (typeof input === "object") {
    const value = formulaAt(unit, input, "value", unit.scope);
    if (!value) return null;
    const known = labels.get(bareName(value.ast) ?? "");
    const label = textAt(unit, input, "label", unit.scope) ?? known?.label ?? [value.source];
    return { label, value, ...present({ unit: input.unit ?? known?.unit }) };
  }
  const value = compileFormula(unit, input, { owner, key }, unit.scope)?.expression;
  if (!value) return null;
  const known = labels.get(bareName(value.ast) ?? "");
  return { label: known?.label ?? [value.source], value, ...present({ unit: known?.unit }) };
};

const needed: { readonly [kind in Chart["kind"]]: readonly (keyof ChartInput)[] } = {
  split: ["parts"],
  steps: ["parts"],
  threshold: ["value", "limit"],
  line: ["x", "y"],
  calendar: ["parts", "days"],
};

export const compileChart = (unit: Unit, input: ChartInput, labels: Labels): readonly Chart[] => {
  const { kind } = input;
  const say = textAt(unit, input, "say", unit.scope);
  if (!kind || !say) return [];
  const missing = needed[kind].filter((key) => input[key] === undefined);
  if (missing.length > 0) unit.report("CW014", placeOf(input), `A chart of this kind needs ${missing.join(" and ")}.`);
  const parts = input.parts ?? [];
  const part = (key: "value" | "limit" | "x" | "y") => compilePart(unit, input, key, input[key], labels) ?? undefined;
  const rest = {
    when: formulaAt(unit, input, "when", unit.scope, "boolean"),
    unit: input.unit,
    value: part("value"),
    limit: part("limit"),
    x: part("x"),
    y: part("y"),
    days: formulaAt(unit, input, "days", unit.scope, "list"),
  };
  return [
    { kind, say, parts: parts.flatMap((one, at) => compilePart(unit, parts, at, one, labels) ?? []), ...present(rest) },
  ];
};

const RULE = /^(\w+) never (falls|rises) as ([\w.]+) rises$/;

export const compileHolds = (input: HoldsInput): readonly Holds[] => {
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
      ...present({ case: input.case }),
    },
  ];
};
