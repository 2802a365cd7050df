import type { LawSource, TraceFigure, TraceStep } from "../../model/tool-result.ts";
import type { Value } from "../../values/value.ts";
import { ownValue } from "../../text/values/own-value.ts";
import { isValueRecord } from "../../text/values/print-plain.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import { bracketLines } from "./formula/bracket-lines.ts";
import { lawSourceOf } from "./scope/law-sources.ts";
import { renderToolText } from "./scope/name-labels.ts";
import type { NameLabel, ToolNames, NameLabels } from "./scope/name-labels.ts";
import { readsThatDecide } from "./scope/formula-reads.ts";
import type { ReadPath } from "./scope/formula-reads.ts";
import type { EvaluationScope } from "./scope/evaluation-scope.ts";
import { roundingText } from "./rounding-text.ts";
import type { EvaluatedNode } from "./run-nodes.ts";
import { writeFormula } from "./formula/write-formula.ts";
import type { FormulaTextOptions } from "./formula/formula-text.ts";
import { NO_VALUE, formatFigure } from "./scope/format-figure.ts";
import type { ValueFormat } from "./scope/format-figure.ts";

const NOT_KNOWN = "not known";
const NOT_SET = "no such value in the law";

const NO_WORDS = { unit: null, optionText: null };

const valueAt = (path: ReadPath, scope: EvaluationScope): Value =>
  path.slice(1).reduce<Value>(
    (value, key): Value => {
      if (Array.isArray(value)) return value.map((one: Value) => (isValueRecord(one) ? (one[key] ?? null) : null));
      return ownValue(value, key);
    },
    scope.get(path[0] ?? ""),
  );

const termOf = (path: ReadPath, scope: EvaluationScope, named: (path: ReadPath) => NameLabel): TraceFigure => {
  const [name, value] = [named(path), valueAt(path, scope)];
  return { name: path.join("."), label: name.label, value, formatted: formatFigure(value, name, scope.format) };
};

const sourceOf = (path: ReadPath, scope: EvaluationScope, named: NameLabels["named"]): LawSource | null => {
  const known = scope.sources.get(path);
  if (known !== undefined) return known;
  const source = lawSourceOf(path, scope, named, scope.format);
  scope.sources.set(path, source);
  return source;
};

/** The law sources among a formula's reads. */
export const lawSourcesIn = (
  reads: readonly ReadPath[],
  scope: EvaluationScope,
  { named }: NameLabels,
): readonly LawSource[] => reads.flatMap((path) => (path[0] === "law" ? (sourceOf(path, scope, named) ?? []) : []));

const formulaInWords = (ast: Ast, options: Omit<FormulaTextOptions, "as">, { inWords: known }: NameLabels): string => {
  if (typeof ast !== "object" || ast === null) return writeFormula(ast, { ...options, as: "words" });
  const before = known.get(ast);
  if (before !== undefined) return before;
  const words = writeFormula(ast, { ...options, as: "words" });
  known.set(ast, words);
  return words;
};

/** A formula with its figures; if that is just the result, the result is written with its unit. */
const formulaInFigures = (
  ast: Ast,
  options: Omit<FormulaTextOptions, "as">,
  before: Value,
  unit: string | null,
): string => {
  const written = writeFormula(ast, { ...options, as: "figures" });
  return written === formatFigure(before, NO_WORDS, options.format)
    ? formatFigure(before, { unit, optionText: null }, options.format)
    : written;
};

type TraceInput = { readonly names: ToolNames; readonly evaluated: EvaluatedNode };

const traceBase = ({ names, evaluated }: TraceInput) => {
  const { linked, scope } = evaluated;
  const labels = names.labels(scope.context);
  const own = linked.group ? renderToolText(linked.group, scope.get, scope.context) : null;
  return {
    labels,
    law: {
      place: (topic: string) => {
        const code = scope.keys[topic]?.jurisdiction ?? null;
        return code === null ? null : names.jurisdictionName(code);
      },
      firstColumn: (topic: string) => Object.keys(scope.context.law[topic]?.columns ?? {})[0] ?? null,
    },
    base: {
      id: linked.node.id,
      path: `${scope.path}${linked.node.id}`,
      label: renderToolText(linked.label, scope.get, scope.context),
      group: scope.row ?? own,
      hidden: linked.hidden?.value(scope.get) === true,
    },
  };
};

/** A step without a figure: the law sets none, or it is unknown. */
const missingText = (sources: readonly LawSource[]): string => {
  if (sources.some(({ status }) => status === "unknown" || status === "disputed")) return NOT_KNOWN;
  return sources.length > 0 ? NOT_SET : NOT_KNOWN;
};

const writeStep = (
  writing: TraceInput & { readonly evaluated: Extract<EvaluatedNode, { readonly type: "step" }> },
): TraceStep => {
  const { linked, scope, variant, before, value } = writing.evaluated;
  const { labels, base, law } = traceBase(writing);
  const { named } = labels;
  const { format } = scope;
  const unit = linked.node.unit ?? null;
  const ast = variant?.formula.ast ?? null;
  const reads = readsThatDecide(ast, scope.evaluate);
  const { round } = linked.node;
  const why = variant?.why ?? linked.why;
  const options = { evaluate: scope.evaluate, named, format, ...law };
  const sources = lawSourcesIn(reads, scope, labels);
  // Listed one by one, because a spread costs more than the rest of this function.
  return {
    id: base.id,
    path: base.path,
    label: base.label,
    group: base.group,
    hidden: base.hidden,
    unit,
    value,
    formatted: value === null ? missingText(sources) : formatFigure(value, { unit, optionText: null }, format),
    words: formulaInWords(ast, options, labels),
    figures: value === null ? "" : formulaInFigures(ast, options, before, unit),
    lines: bracketLines(ast, scope.evaluate, unit, format),
    terms: reads.map((path) => termOf(path, scope, named)),
    rounding: round ? { ...round, before, description: roundingText(round, unit, format) } : null,
    why: why ? renderToolText(why, scope.get, scope.context) : null,
    source: variant?.source ?? linked.node.source ?? null,
    law: sources,
  };
};

const outputsOf = (value: Value, format: ValueFormat): string => {
  if (Array.isArray(value))
    return value.length === 0 ? "none" : value.map((one: Value) => outputsOf(one, format)).join("; ");
  if (!isValueRecord(value)) return NO_VALUE;
  const shown = Object.values(value).map((one) => (one === null ? NO_VALUE : formatFigure(one, NO_WORDS, format)));
  return shown.map((one) => one.replaceAll("_", " ")).join(", ");
};

const writeTable = (
  writing: TraceInput & { readonly evaluated: Extract<EvaluatedNode, { readonly type: "table" }> },
): TraceStep => {
  const { linked, scope, matchingRows, inputs, value } = writing.evaluated;
  const { labels, base, law } = traceBase(writing);
  const { named } = labels;
  const { format } = scope;
  const row = matchingRows.length === 1 ? linked.rows[matchingRows[0] ?? 0] : undefined;
  const reads = linked.inputs.flatMap(({ ast }) => readsThatDecide(ast, scope.evaluate));
  const options = { evaluate: scope.evaluate, named, format, ...law };
  const written = (as: "words" | "figures") => linked.inputs.map(({ ast }) => writeFormula(ast, { ...options, as }));
  return {
    ...base,
    unit: null,
    value,
    formatted: outputsOf(value, format),
    words: written("words").join(", "),
    figures: inputs.length === 0 ? "" : written("figures").join(", "),
    lines: [],
    terms: reads.map((path) => termOf(path, scope, named)),
    rounding: null,
    why: row?.why ? renderToolText(row.why, scope.get, scope.context) : null,
    source: row?.source ?? null,
    law: lawSourcesIn(reads, scope, labels),
  };
};

/** The trace line of an evaluated step or table. */
export const writeTraceStep = (evaluated: EvaluatedNode, names: ToolNames): TraceStep =>
  evaluated.type === "step" ? writeStep({ names, evaluated }) : writeTable({ names, evaluated });
