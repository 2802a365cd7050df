import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../../feel/evaluate/evaluation-state.ts";
import { linkLaw } from "../../law/law-in-force.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { Answer, ToolDefinition, Verdict } from "../../model/tool.ts";
import type { Banner, LawSource, NextStepView, ToolResult, TraceStep } from "../../model/tool-result.ts";
import { inlineText } from "../../text/templates/inline-text.ts";
import type { Inline } from "../../model/document.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { drawChart, linkChart } from "./charts.ts";
import { decidingLaw } from "./deciding-law.ts";
import { linkFormula, linkNode } from "./link-nodes.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { fillScope, indexNames, textLinker, renderToolText } from "./scope/name-labels.ts";
import { decisiveReads } from "./scope/formula-reads.ts";
import { decide, firstMatch, unresolvedLaw } from "./unresolved-law.ts";
import { lawOfRules, refusedByLaw, refusedByRule, refusedForMissing, refuseUnresolved } from "./refusal.ts";
import type { LinkedRefusal } from "./refusal.ts";
import { shownVerdict } from "./shown-verdict.ts";
import { valueFormatFor } from "./scope/show-value.ts";
import { scopeWith } from "./scope/evaluation-scope.ts";
import type { EvaluationScope, UnresolvedLaw } from "./scope/evaluation-scope.ts";
import { runNodes } from "./run-nodes.ts";
import type { RunLog } from "./run-nodes.ts";
import { lawSourcesIn, writeTraceStep } from "./write-trace.ts";

/** A calculator or checker that is prepared once and run with many answers. */
export type PreparedRules = {
  readonly definition: ToolDefinition;
  /**
   * The result for these answers. Pure: today's date is in the context.
   *
   * Example: run(form.open(answers, context), context).answer
   */
  readonly run: (view: FormView, context: Context) => ToolResult;
};

type LinkedAnswer = {
  readonly answer: Answer;
  readonly when: LinkedFormula | null;
  readonly say: LinkedText;
  /** The formulas its text reads. */
  readonly formulas: readonly LinkedFormula[];
  readonly change: LinkedText | null;
};

const getFromView =
  (view: FormView): VariableLookup =>
  (name) =>
    Object.hasOwn(view.values, name) ? (view.values[name] ?? null) : (view.reserved[name] ?? null);

const hasBlank = (inlines: readonly Inline[]): boolean =>
  inlines.some((one) => one.type === "blank" || (one.type === "strong" && hasBlank(one.content)));

/** Each source once, even if several steps read it. */
const distinct = (sources: readonly LawSource[]): readonly LawSource[] => {
  const cache = new Set<string>();
  return sources.filter(({ topic, column, place, from }) => {
    const key = [topic, column, place, from].join("|");
    return !cache.has(key) && cache.add(key);
  });
};

const bannersOf = (sources: readonly LawSource[]): readonly Banner[] => {
  const secondary = sources.filter(({ isSecondary }) => isSecondary);
  const stale = sources.filter((source) => source.stale);
  return [
    ...(secondary.length > 0 ? [{ kind: "secondary" as const, sources: secondary }] : []),
    ...(stale.length > 0 ? [{ kind: "stale" as const, sources: stale }] : []),
  ];
};

/** Prefix for a text whose condition depends on unknown law. */
const MAY_APPLY = "We do not know whether this applies here: ";

type MatchedAnswer = {
  readonly at: number;
  /** Unknown law its text reads. */
  readonly unresolved: readonly UnresolvedLaw[];
  readonly say: string;
  readonly change: string | null;
  readonly verdict: Verdict | undefined;
  readonly law: readonly LawSource[];
};

const valuesOf = (trace: readonly TraceStep[]): ToolResult["values"] =>
  Object.fromEntries(
    trace.filter(({ path, id }) => path === id).map(({ id, value, unit, shown }) => [id, { value, unit, shown }]),
  );

/** A step without a value is shown only if law is the reason. */
const isInformative = ({ value, law }: TraceStep): boolean => value !== null || law.length > 0;

const EMPTY = { values: {}, trace: [], charts: [], nextSteps: [], change: null } as const;

/** The definition with every formula and text linked once. */
export const prepareRules = (definition: ToolDefinition): PreparedRules => {
  const names = indexNames(definition);
  const text = textLinker(names);
  const law = definition.law ? linkLaw(definition.law) : null;
  const nodes = definition.compute.map((node) => linkNode(node, text));
  const refusals = definition.refuse.map((refusal): LinkedRefusal => ({
    refusal,
    when: linkFormula(refusal.when),
    say: text(refusal.say),
  }));
  const answers = definition.answer.map((answer): LinkedAnswer => ({
    answer,
    when: answer.when ? linkFormula(answer.when) : null,
    say: text(answer.say),
    formulas: answer.say.flatMap((part) =>
      typeof part !== "string" && part.type === "value" ? [linkFormula(part.is)] : [],
    ),
    change: answer.change ? text(answer.change) : null,
  }));
  const notCovered = definition.notCovered.map((one) => ({
    when: one.when ? linkFormula(one.when) : null,
    text: text(one.text),
  }));
  const charts = definition.charts.map((chart) => linkChart(chart, text));
  const steps = definition.nextSteps.map((step) => ({
    step,
    when: step.when ? linkFormula(step.when) : null,
    due: step.due ? link(step.due.ast) : null,
    text: text(step.text),
    carry: Object.entries(step.carry ?? {}).map(([field, { ast }]) => [field, link(ast)] as const),
  }));

  const findAnswer = (
    scope: EvaluationScope,
  ): MatchedAnswer | { readonly at: null; readonly unresolved: readonly UnresolvedLaw[] } => {
    const { get, context } = scope;
    const { at, unresolved: undecided } = firstMatch(answers, ({ when }) => decide(when, scope));
    const found = answers[at];
    const inlines = found?.say.fill(fillScope(get, context)) ?? [];
    const formulas = found?.formulas ?? [];
    const unresolved = [...undecided, ...formulas.flatMap((one) => unresolvedLaw(one, scope))];
    if (!found || hasBlank(inlines)) return { at: null, unresolved };
    const asts = [...(found.when ? [found.when.ast] : []), ...formulas.map(({ ast }) => ast)];
    const reads = asts.flatMap((ast) => decisiveReads(ast, scope.evaluate));
    const change = found.change ? renderToolText(found.change, get, context) : null;
    return {
      at,
      unresolved,
      say: inlineText(inlines),
      change,
      verdict: found.answer.verdict,
      law: lawSourcesIn(reads, scope, names.labels(context)),
    };
  };

  /** The entries that apply, and those that may apply depending on unknown law, marked as such. */
  const applying = <One extends { readonly when: LinkedFormula | null; readonly text: LinkedText }>(
    all: readonly One[],
    scope: EvaluationScope,
  ): readonly { readonly one: One; readonly text: string }[] =>
    all.flatMap((one) => {
      const { holds, unresolved } = decide(one.when, scope);
      if (!holds && unresolved.length === 0) return [];
      const words = renderToolText(one.text, scope.get, scope.context);
      return [{ one, text: holds ? words : MAY_APPLY + words }];
    });

  const nextSteps = (scope: EvaluationScope): readonly NextStepView[] =>
    applying(steps, scope).map(({ one: { step, due, carry }, text: words }) => {
      const day = due?.(scope.get) ?? null;
      return {
        text: words,
        due: isCalendarDate(day) ? isoDate(day) : null,
        source: step.source ?? null,
        create: step.create ?? null,
        carry: Object.fromEntries(carry.map(([field, value]) => [field, value(scope.get)])),
      };
    });

  const run = (view: FormView, context: Context): ToolResult => {
    const get = getFromView(view);
    const start = scopeWith(
      {
        context,
        path: "",
        row: null,
        law: get("law"),
        keys: law?.keys(get) ?? {},
        format: valueFormatFor(context),
        sources: new Map(),
        unresolved: new Map(),
      },
      get,
    );
    const log: RunLog = { evaluated: [], skipped: [] };
    const { values, byStep } = runNodes(nodes, start, (name, at) => renderToolText(name, at.get, context), log);
    const scope: EvaluationScope = scopeWith({ ...start, unresolved: byStep }, (name) =>
      Object.hasOwn(values, name) ? (values[name] ?? null) : get(name),
    );
    const uncovered = applying(notCovered, scope).map((one) => one.text);
    const trace = log.evaluated.map((one) => writeTraceStep(one, names));
    const byRule = refusedByRule(refusals, scope, names);
    const given = byRule ? null : findAnswer(scope);
    const found = given === null || given.at === null ? null : given;
    const refused = byRule ?? refusedByLaw(log, names) ?? refuseUnresolved(given?.unresolved ?? [], names);
    const ruled = lawOfRules(refusals, byRule, scope, names);
    const read = trace.flatMap((step) => step.law);
    const sources = distinct([...read, ...(found?.law ?? []), ...ruled, ...decidingLaw(log, names)]);
    if (refused || !found) {
      const why = refused ?? refusedForMissing(log);
      return {
        ...EMPTY,
        verdict: "cannot_tell",
        given: null,
        answer: why.say,
        refused: why,
        sources,
        banners: [],
        notCovered: uncovered,
      };
    }
    return {
      verdict: shownVerdict(found.verdict, sources),
      given: found.at,
      answer: found.say,
      change: found.change,
      refused: null,
      values: valuesOf(trace),
      trace: trace.filter(isInformative),
      sources,
      banners: bannersOf(sources),
      charts: charts.flatMap((chart) => drawChart(chart, scope) ?? []),
      notCovered: uncovered,
      nextSteps: nextSteps(scope),
    };
  };
  return { definition, run };
};
