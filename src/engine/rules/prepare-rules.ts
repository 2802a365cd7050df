import { link } from "../../feel/evaluate/evaluate.ts";
import type { Get } from "../../feel/evaluate/run.ts";
import { linkLaw } from "../../law/law-in-force.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { Answer, ToolDefinition, Verdict } from "../../model/tool.ts";
import type { Banner, LawSource, ShownStep, ToolResult, TraceStep } from "../../model/tool-result.ts";
import { inlineText } from "../../text/inline-text.ts";
import type { Inline } from "../../model/document.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { drawChart, linkChart } from "./charts.ts";
import { decidingLaw } from "./deciding-law.ts";
import { linkFormula, linkNode } from "./link-nodes.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { fillScope, indexNames, linkTexts, sayText } from "./names.ts";
import { readsOf } from "./reads.ts";
import { decide, firstThat, openLaw } from "./open-law.ts";
import type { OpenLaw } from "./open-law.ts";
import { lawOfRules, refusedByLaw, refusedByRule, refusedForWant, refuseOpen } from "./refusal.ts";
import type { LinkedRefusal } from "./refusal.ts";
import { shownVerdict } from "./shown-verdict.ts";
import { showingIn } from "./show-value.ts";
import { reading, runNodes } from "./run-nodes.ts";
import type { Here, Log } from "./run-nodes.ts";
import { lawIn, writeTraceStep } from "./write-trace.ts";

/** A calculator or checker ready to be worked out, again and again. */
export type PreparedRules = {
  readonly definition: ToolDefinition;
  /**
   * What comes of these answers. Pure: the day is in the context.
   *
   * Example: run(form.open(answers, context), context).answer
   */
  readonly run: (view: FormView, context: Context) => ToolResult;
};

type LinkedAnswer = {
  readonly answer: Answer;
  readonly when: LinkedFormula | null;
  readonly say: LinkedText;
  /** The formulas its words read. */
  readonly said: readonly LinkedFormula[];
  readonly change: LinkedText | null;
};

const viewGet =
  (view: FormView): Get =>
  (name) =>
    Object.hasOwn(view.values, name) ? (view.values[name] ?? null) : (view.reserved[name] ?? null);

const hasBlank = (inlines: readonly Inline[]): boolean =>
  inlines.some((one) => one.type === "blank" || (one.type === "strong" && hasBlank(one.content)));

/** Each source once; the same value read by two steps is one source. */
const distinct = (sources: readonly LawSource[]): readonly LawSource[] => {
  const seen = new Set<string>();
  return sources.filter(({ topic, column, place, from }) => {
    const key = [topic, column, place, from].join("|");
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

/** What may apply here, for want of law that would say so. */
const MAY_APPLY = "We do not know whether this applies here: ";

type Found = {
  readonly at: number;
  /** Unknown law its words read. */
  readonly open: readonly OpenLaw[];
  readonly say: string;
  readonly change: string | null;
  readonly verdict: Verdict | undefined;
  readonly law: readonly LawSource[];
};

const valuesOf = (trace: readonly TraceStep[]): ToolResult["values"] =>
  Object.fromEntries(
    trace.filter(({ path, id }) => path === id).map(({ id, value, unit, shown }) => [id, { value, unit, shown }]),
  );

/** A step that came to nothing is told where law made it so; any other only takes up room. */
const saysSomething = ({ value, law }: TraceStep): boolean => value !== null || law.length > 0;

const EMPTY = { values: {}, trace: [], charts: [], nextSteps: [], change: null } as const;

/** The definition with every formula and text linked once. */
export const prepareRules = (definition: ToolDefinition): PreparedRules => {
  const names = indexNames(definition);
  const text = linkTexts(names);
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
    said: answer.say.flatMap((part) =>
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

  const findAnswer = (here: Here): Found | { readonly at: null; readonly open: readonly OpenLaw[] } => {
    const { get, context } = here;
    const { at, open: undecided } = firstThat(answers, ({ when }) => decide(when, here));
    const found = answers[at];
    const inlines = found?.say.fill(fillScope(get, context)) ?? [];
    const said = found?.said ?? [];
    const open = [...undecided, ...said.flatMap((one) => openLaw(one, here))];
    if (!found || hasBlank(inlines)) return { at: null, open };
    const asts = [...(found.when ? [found.when.ast] : []), ...said.map(({ ast }) => ast)];
    const reads = asts.flatMap((ast) => readsOf(ast, here.look));
    const change = found.change ? sayText(found.change, get, context) : null;
    return {
      at,
      open,
      say: inlineText(inlines),
      change,
      verdict: found.answer.verdict,
      law: lawIn(reads, here, names.told(context)),
    };
  };

  /** Those that apply, and those of which unknown law leaves it open, with words that say so. */
  const applying = <One extends { readonly when: LinkedFormula | null; readonly text: LinkedText }>(
    all: readonly One[],
    here: Here,
  ): readonly { readonly one: One; readonly text: string }[] =>
    all.flatMap((one) => {
      const { holds, open } = decide(one.when, here);
      if (!holds && open.length === 0) return [];
      const words = sayText(one.text, here.get, here.context);
      return [{ one, text: holds ? words : MAY_APPLY + words }];
    });

  const nextSteps = (here: Here): readonly ShownStep[] =>
    applying(steps, here).map(({ one: { step, due, carry }, text: words }) => {
      const day = due?.(here.get) ?? null;
      return {
        text: words,
        due: isCalendarDate(day) ? isoDate(day) : null,
        source: step.source ?? null,
        create: step.create ?? null,
        carry: Object.fromEntries(carry.map(([field, value]) => [field, value(here.get)])),
      };
    });

  const run = (view: FormView, context: Context): ToolResult => {
    const get = viewGet(view);
    const start = reading(
      {
        context,
        path: "",
        row: null,
        law: get("law"),
        keys: law?.keys(get) ?? {},
        how: showingIn(context),
        sources: new Map(),
        open: new Map(),
      },
      get,
    );
    const log: Log = { done: [], skipped: [] };
    const { values, byStep } = runNodes(nodes, start, (name, at) => sayText(name, at.get, context), log);
    const here: Here = reading({ ...start, open: byStep }, (name) =>
      Object.hasOwn(values, name) ? (values[name] ?? null) : get(name),
    );
    const uncovered = applying(notCovered, here).map((one) => one.text);
    const trace = log.done.map((one) => writeTraceStep(one, names));
    const byRule = refusedByRule(refusals, here, names);
    const given = byRule ? null : findAnswer(here);
    const found = given === null || given.at === null ? null : given;
    const refused = byRule ?? refusedByLaw(log, names) ?? refuseOpen(given?.open ?? [], names);
    const ruled = lawOfRules(refusals, byRule, here, names);
    const read = trace.flatMap((step) => step.law);
    const sources = distinct([...read, ...(found?.law ?? []), ...ruled, ...decidingLaw(log, names)]);
    if (refused || !found) {
      const why = refused ?? refusedForWant(log);
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
      trace: trace.filter(saysSomething),
      sources,
      banners: bannersOf(sources),
      charts: charts.flatMap((chart) => drawChart(chart, here) ?? []),
      notCovered: uncovered,
      nextSteps: nextSteps(here),
    };
  };
  return { definition, run };
};
