import type { VariableLookup } from "../../feel/evaluate/evaluation-state.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import { valueAt } from "../../model/form-view-lookup.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { Banner, LawSource, NextStepView, ToolRefusal, ToolResult, TraceStep } from "../../model/tool-result.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { drawChart } from "./charts.ts";
import { decidingLaw } from "./deciding-law.ts";
import { findAnswer } from "./find-answer.ts";
import type { LinkedNode } from "./link-nodes.ts";
import { linkRules } from "./link-rules.ts";
import type { ConditionalText, LinkedNextStep, LinkedRules } from "./link-rules.ts";
import {
  lawOfRules,
  refusalForUncertainLaw,
  refusalByRule,
  refusalForMissingInputs,
  refusalForUnresolvedLaw,
} from "./refusal.ts";
import { runNodes } from "./run-nodes.ts";
import type { RunLog } from "./run-nodes.ts";
import { scopeWith } from "./scope/evaluation-scope.ts";
import type { EvaluationScope } from "./scope/evaluation-scope.ts";
import { officialPageOf } from "./scope/law-sources.ts";
import { renderToolText } from "./scope/name-labels.ts";
import { valueFormatFor } from "./scope/format-figure.ts";
import { shownVerdict } from "./displayed-verdict.ts";
import { decide } from "./unresolved-law.ts";
import { writeTraceStep } from "./write-trace.ts";

/** A calculator or checker that is prepared once and run with many answers. */
export type PreparedRules = {
  readonly definition: ToolDefinition;
  /**
   * The result for these answers. Pure: today's date is in the context.
   *
   * Example: run(form.evaluate(answers, context), context).answer
   */
  readonly run: (view: FormView, context: Context) => ToolResult;
};

const getFromView =
  (view: FormView): VariableLookup =>
  (name) =>
    valueAt(view, name);

/** Each source once, even if several steps read it. */
const distinct = (sources: readonly LawSource[]): readonly LawSource[] => {
  const seen = new Set<string>();
  return sources.filter(({ topic, column, jurisdiction, inForceFrom }) => {
    const key = [topic, column, jurisdiction, inForceFrom].join("|");
    return !seen.has(key) && seen.add(key);
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

const valuesOf = (trace: readonly TraceStep[]): ToolResult["values"] =>
  Object.fromEntries(
    trace
      .filter(({ path, id }) => path === id)
      .map(({ id, value, unit, formatted }) => [id, { value, unit, formatted }]),
  );

/** A step without a value is shown only if law is the reason. */
const isInformative = ({ value, law }: TraceStep): boolean => value !== null || law.length > 0;

const EMPTY = { values: {}, trace: [], charts: [], nextSteps: [], change: null, badge: null, why: null } as const;

/** The texts whose condition is true, and those whose condition depends on unknown law, marked as such. */
const applicable = <One extends ConditionalText>(
  all: readonly One[],
  scope: EvaluationScope,
): readonly { readonly one: One; readonly text: string; readonly isUndecided: boolean }[] =>
  all.flatMap((one) => {
    const { isTrue, unresolved } = decide(one.when, scope);
    if (!isTrue && unresolved.length === 0) return [];
    const words = renderToolText(one.text, scope.get, scope.context);
    return [{ one, text: isTrue ? words : MAY_APPLY + words, isUndecided: !isTrue }];
  });

const showNextSteps = (steps: readonly LinkedNextStep[], scope: EvaluationScope): readonly NextStepView[] =>
  applicable(steps, scope).map(({ one: { step, due, carry }, text }) => {
    const day = due?.(scope.get) ?? null;
    return {
      text,
      due: isCalendarDate(day) ? isoDate(day) : null,
      source: step.source ?? null,
      official: step.official === undefined ? null : officialPageOf(step.official, scope),
      create: step.create ?? null,
      carry: Object.fromEntries(carry.map(([field, value]) => [field, value(scope.get)])),
    };
  });

/** Runs the steps of the rules; returns the scope in which answers and texts are evaluated. */
const computeSteps = ({ nodes, law }: LinkedRules, view: FormView, context: Context, log: RunLog): EvaluationScope => {
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
  const { values, byStep } = runNodes(nodes, start, (name, scope) => renderToolText(name, scope.get, context), log);
  return scopeWith({ ...start, unresolved: byStep }, (name) =>
    Object.hasOwn(values, name) ? (values[name] ?? null) : get(name),
  );
};

const isForNextSteps = ({ linked: { node } }: { readonly linked: LinkedNode }): boolean =>
  node.type === "step" && node.aside === true;

/** The steps that decide the answer, and those that only serve next steps. */
const splitLog = ({ evaluated, skipped }: RunLog): { readonly main: RunLog; readonly aside: RunLog } => ({
  main: {
    evaluated: evaluated.filter((evaluatedNode) => !isForNextSteps(evaluatedNode)),
    skipped: skipped.filter((skippedNode) => !isForNextSteps(skippedNode)),
  },
  aside: { evaluated: evaluated.filter(isForNextSteps), skipped: skipped.filter(isForNextSteps) },
});

const refusedResult = (
  refusal: ToolRefusal,
  { sources, notCovered, mayChange }: Pick<ToolResult, "sources" | "notCovered" | "mayChange">,
): ToolResult => ({
  ...EMPTY,
  verdict: "cannot_tell",
  answerIndex: null,
  answer: refusal.say,
  why: refusal.note ?? null,
  refusal,
  sources,
  banners: [],
  notCovered,
  mayChange,
});

const runRules = (rules: LinkedRules, view: FormView, context: Context): ToolResult => {
  const { names, refusals } = rules;
  const log: RunLog = { evaluated: [], skipped: [] };
  const scope = computeSteps(rules, view, context, log);
  const { main, aside } = splitLog(log);
  const limits = applicable(rules.notCovered, scope);
  const notCovered = limits.map(({ text }) => text);
  const mayChange = limits
    .filter(({ one, isUndecided }) => isUndecided || one.mayChange?.value(scope.get) === true)
    .map(({ text }) => text);
  const written = new Map(log.evaluated.map((evaluatedNode) => [evaluatedNode, writeTraceStep(evaluatedNode, names)]));
  const trace = [...written.values()];
  const lawOf = ({ evaluated }: RunLog): readonly LawSource[] =>
    evaluated.flatMap((evaluatedNode) => written.get(evaluatedNode)?.law ?? []);
  const byRule = refusalByRule(refusals, scope, names);
  const { match, unresolved } = byRule ? { match: null, unresolved: [] } : findAnswer(rules, scope);
  const refusal = byRule ?? refusalForUncertainLaw(main, names) ?? refusalForUnresolvedLaw(unresolved, names);
  const deciding = distinct([
    ...lawOf(main),
    ...(match?.law ?? []),
    ...lawOfRules(refusals, byRule, scope, names),
    ...decidingLaw(main, names),
  ]);
  const sources = distinct([...deciding, ...lawOf(aside).map((source) => ({ ...source, isForNextStepsOnly: true }))]);
  if (refusal || !match) {
    // Without an answer, it does not matter what else may apply.
    const known = limits.filter(({ isUndecided }) => !isUndecided);
    return refusedResult(refusal ?? refusalForMissingInputs(log), {
      sources,
      notCovered: known.map(({ text }) => text),
      mayChange: known.filter(({ one }) => one.mayChange?.value(scope.get) === true).map(({ text }) => text),
    });
  }
  return {
    verdict: shownVerdict(match.verdict, deciding),
    answerIndex: match.index,
    answer: match.say,
    badge: match.badge,
    why: match.why,
    change: match.change,
    refusal: null,
    values: valuesOf(trace),
    trace: trace.filter(isInformative),
    sources,
    banners: bannersOf(deciding),
    charts: rules.charts.flatMap((chart) => drawChart(chart, scope, rules.names) ?? []),
    notCovered,
    mayChange,
    nextSteps: showNextSteps(rules.nextSteps, scope),
  };
};

/** Links every formula and text of a tool once, so that it can be run with many answers. */
export const prepareRules = (definition: ToolDefinition): PreparedRules => {
  const rules = linkRules(definition);
  return { definition, run: (view, context) => runRules(rules, view, context) };
};
