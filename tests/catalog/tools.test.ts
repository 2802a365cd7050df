import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { resolveCases } from "../../src/compiler/verify/cases/resolve-cases.ts";
import type { ResolvedCase } from "../../src/compiler/verify/cases/run-case.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";
import {
  baseCaseOf,
  figureAt,
  appliesBetween,
  satisfiesInvariant,
} from "../../src/compiler/verify/rules/check-invariants.ts";
import { runToolCase, prepareToolRun } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { RunnableTool } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolInput } from "../../src/compiler/input/tool-input.ts";
import { evaluate } from "../../src/feel/evaluate/link/evaluate.ts";
import type { ComputeNode, ToolDefinition } from "../../src/model/tool.ts";
import type { ToolResult } from "../../src/model/tool-result.ts";
import { addDays, isoDate, parseIsoDate } from "../../src/values/date.ts";
import { decimal, isDecimal } from "../../src/values/decimal.ts";
import { shownFigures, checkBracketEdges } from "./bracket-edges.ts";
import { compiled } from "./open-cases.ts";
import { findLimits } from "./find-limits.ts";
import { lawChangesOf, dayBefore, fieldsOf, hasNoResult, runWith, sourceOf } from "./tool-facts.ts";

const FIXTURE = join(import.meta.dirname, "../fixtures/kitchen-sink");

const fixture = (): CompiledCatalog => {
  const catalog = createCatalog();
  for (const file of readdirSync(FIXTURE, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".yaml")))
    catalog.set(`catalog/${file}`, readFileSync(join(FIXTURE, file), "utf8"));
  return catalog.compile();
};

const garden = fixture();

const inputOf = (folder: string, id: string): ToolInput =>
  parse(readFileSync(join(folder, `${id}.yaml`), "utf8")) as ToolInput;

const casesOf = (folder: string, tool: ToolDefinition): readonly ResolvedCase[] =>
  resolveCases(
    inputOf(join(folder, tool.kind === "checker" ? "checkers" : "calculators"), tool.id).cases ?? [],
    () => undefined,
  );

type Played = {
  readonly name: string;
  readonly full: ResolvedCase;
  readonly runnable: RunnableTool;
  readonly result: ToolResult;
};

const playAll = (from: CompiledCatalog, folder: string, tool: ToolDefinition): readonly Played[] => {
  const runnable = prepareToolRun(tool, from.law, from.settings.defaults);
  return casesOf(folder, tool).flatMap((full) => {
    const result = runToolCase(runnable, full)?.result;
    return result ? [{ name: full.source.name ?? "", full, runnable, result }] : [];
  });
};

const nodesOf = (nodes: readonly ComputeNode[]): readonly ComputeNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "rows" ? nodesOf(node.compute) : [])]);

const NUMBERS: ReadonlySet<string> = new Set(["money", "number", "percent"]);
/** Tools that apply a rate table to an amount the visitor enters. */
const RATED: ReadonlySet<string> = new Set([
  "attorney-fee",
  "child-support",
  "estate-tax",
  "probate-costs",
  "property-transfer-tax",
]);
const TERRITORIES = ["US-PR", "US-GU", "US-VI", "US-AS", "US-MP"];

const MONEY = /\$[\d,]+(?:\.\d+)?/g;

const tools = [
  ...[...compiled.tools].map(([name, tool]) => ({ name, from: compiled, folder: join(ROOT, "catalog"), tool })),
  ...[...garden.tools].map(([name, tool]) => ({ name, from: garden, folder: FIXTURE, tool })),
];

describe.each(tools)("$name", ({ from, folder, tool }) => {
  const caseResults = playAll(from, folder, tool);

  test("recalculating each step from the figures it shows gives the same result (R04)", () => {
    const plans = new Map(nodesOf(tool.compute).map((node) => [node.id, node]));
    let again = 0;
    for (const { name, result } of caseResults) {
      for (const step of result.trace) {
        const plan = plans.get(step.id);
        const shown = step.rounding ? step.rounding.before : step.value;
        if (plan?.type !== "step" || !isDecimal(shown)) continue;
        const figures = shownFigures(step);
        const values = plan.variants
          .map(({ formula }) => evaluate(formula.ast, (one) => figures[one] ?? null))
          .filter(isDecimal);
        // Lists and dates inside a formula are shown as their result and cannot be substituted back.
        if (values.length === 0) continue;
        again += 1;
        expect(
          values.some((value) => value.eq(shown)),
          `${name}: ${step.path}`,
        ).toBe(true);
      }
    }
    expect(again, "steps calculated again").toBeGreaterThan(
      caseResults.some(({ result }) => result.trace.length > 0) ? 0 : -1,
    );
  });

  test("rounding changes a figure by less than its step (R04)", () => {
    for (const { name, result } of caseResults) {
      for (const { path, rounding, value } of result.trace) {
        if (!rounding || !isDecimal(value) || !isDecimal(rounding.before)) continue;
        expect(value.minus(rounding.before).abs().lt(decimal(rounding.step)), `${name}: ${path}`).toBe(true);
      }
    }
  });

  test("every amount in an answer is a step, a visitor's answer, or law (R04)", () => {
    for (const { name, full, runnable, result } of caseResults) {
      if (result.refusal) continue;
      const view = runToolCase(runnable, full)!.view;
      const known = [
        ...result.trace.flatMap((step) => [step.formatted, ...step.terms.map(({ formatted }) => formatted)]),
        ...result.sources.map(({ formatted }) => formatted),
        ...Object.values(view.values).flatMap((value) => (isDecimal(value) ? [`$${value.toFixed(2)}`] : [])),
      ].map((shown) => shown.replaceAll(/[,]|\.00$/g, ""));
      for (const sum of `${result.answer} ${result.change ?? ""}`.match(MONEY) ?? [])
        expect(known, `${name}: ${sum}`).toContain(sum.replaceAll(/[,]|\.00$/g, ""));
    }
  });

  test("every law value has citation, address, effective date and review date (R05)", () => {
    for (const { name, result } of caseResults) {
      for (const source of result.sources.filter(({ status }) => status !== "unknown")) {
        expect(source.cite, `${name}: ${source.label}`).toBeTruthy();
        expect(source.href, `${name}: ${source.label}`).toMatch(/^https?:\/\//);
        expect(source.inForceFrom, `${name}: ${source.label}`).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(source.checked, `${name}: ${source.label}`).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  test("one day after the review date, a banner says so (R05)", () => {
    for (const { name, full, runnable, result } of caseResults) {
      // Law that has ended by then needs no review.
      const due = result.sources.filter(({ reviewBy, inForceTo }) => reviewBy && (!inForceTo || inForceTo > reviewBy));
      const reviews = result.refusal ? [] : due.flatMap(({ reviewBy }) => reviewBy ?? []).toSorted();
      const [first] = reviews;
      if (first === undefined) continue;
      const on = (day: string): readonly string[] =>
        runToolCase(runnable, { ...full, today: day })?.result?.banners.map(({ kind }) => kind) ?? [];
      const after = isoDate(addDays(parseIsoDate(first)!, 1));
      // A tool that reads the current law may refuse on another date; if it answers, it shows the banner.
      const later = runToolCase(runnable, { ...full, today: after })?.result;
      if (!later || later.refusal) continue;
      expect(on(after), `${name}: ${after}`).toContain("stale");
    }
  });

  test("on the date of a law change the new row is used, and the old one the day before (R05)", () => {
    const [{ runnable } = {}] = caseResults;
    const changes = runnable ? lawChangesOf(runnable) : [];
    let seen = 0;
    let cases = caseResults;
    for (const change of changes) {
      const { place, day } = change.asks;
      const on = (full: ResolvedCase, date: string) =>
        sourceOf(runWith(runnable!, full, { [place]: change.place, [day]: date }), change);
      for (const one of cases) {
        const after = on(one.full, change.day);
        const before = after && on(one.full, dayBefore(change.day));
        if (!before) continue;
        seen += 1;
        const where = `${change.topic}.${change.column} ${change.place}`;
        expect([after.inForceFrom, before.inForceTo], where).toEqual([change.day, dayBefore(change.day)]);
        // The case that depends on this column probably depends on it in the next place, too.
        cases = [one, ...cases.filter((other) => other !== one)];
        break;
      }
    }
    expect(seen, "changes of law tried out").toBeGreaterThanOrEqual(changes.length > 0 ? 1 : 0);
  });

  test("a negative or absurdly large number is rejected at its question", () => {
    for (const { id, kind } of fieldsOf(tool).filter((field) => NUMBERS.has(field.kind))) {
      const one = caseResults.find(({ full }) => Object.hasOwn(full.answers, id));
      expect(one, `a case answers ${id}`).toBeDefined();
      for (const absurd of ["-1", "100000000000000"]) {
        const found = runWith(one!.runnable, one!.full, { [id]: absurd });
        expect(found && hasNoResult(found), `${id} (${kind}): ${absurd}`).toBe(true);
      }
    }
  });

  test("a key date before the data or far in the future is refused and not calculated from other law", () => {
    const { keyed_on: key } = inputOf(join(folder, `${tool.kind}s`), tool.id);
    // The garden demonstrates keys; it omits the date questions of a real tool.
    if (key === undefined || from === garden || !fieldsOf(tool).some(({ id }) => id === key)) return;
    for (const { name, full, runnable } of caseResults
      .filter((caseResult) => Object.hasOwn(caseResult.full.answers, key))
      .slice(0, 5)) {
      for (const day of ["1850-01-01", "2190-01-01"]) {
        const found = runWith(runnable, full, { [key]: day });
        expect(found && hasNoResult(found), `${name}: ${day}`).toBe(true);
      }
    }
  });

  test("a territory is refused with its official source (R06)", () => {
    for (const { id } of fieldsOf(tool).filter(({ kind }) => kind === "place")) {
      const one = caseResults.find(({ full }) => Object.hasOwn(full.answers, id));
      for (const territory of TERRITORIES) {
        const found = one ? runWith(one.runnable, one.full, { [id]: territory }) : null;
        // A form that does not offer the territory rejects the answer itself.
        if (!found?.result || !found.view.complete) continue;
        expect(found.result.refusal, `${id}: ${territory}`).not.toBeNull();
        expect(found.result.refusal?.official, `${id}: ${territory}`).toMatch(/^https:/);
      }
    }
  });

  test.each(
    tool.invariants.map((rule) => ({ ...rule, name: `${rule.value} never ${rule.never} as ${rule.as} rises` })),
  )("$name, for any two inputs (R04)", (rule) => {
    const full = baseCaseOf(
      rule,
      caseResults.map((caseResult) => caseResult.full),
    );
    const runnable = caseResults[0]!.runnable;
    const cents = (from: string): number => Math.round(Number(from) * 100);
    const input = fc.integer({ min: cents(rule.from), max: cents(rule.to) }).map((count) => decimal(count).div(100));
    fc.assert(
      fc.property(input, input, (a, b) => {
        const [low, high] = a.lte(b) ? [a, b] : [b, a];
        if (!full || !appliesBetween(rule, low, high)) return true;
        const [before, after] = [figureAt(runnable, full, rule, low), figureAt(runnable, full, rule, high)];
        return !before || !after || satisfiesInvariant(rule, before, after);
      }),
      { numRuns: 40 },
    );
  });

  test("cases test every limit exactly, and one cent, day or item to either side of it", () => {
    const open = caseResults.flatMap(({ full, runnable }) => runToolCase(runnable, full) ?? []);
    const loose =
      from === garden ? [] : findLimits(caseResults[0]!.runnable, open).filter(({ at, beside }) => !at || !beside);
    expect(loose).toEqual([]);
  });

  test("the tool gives the hand-calculated total at every edge of a rate table, and a cent and a dollar beside it", () => {
    const steps =
      caseResults.length === 0
        ? []
        : checkBracketEdges(
            caseResults[0]!.runnable,
            caseResults.map(({ full }) => full),
          );
    for (const { where, gives, byHand } of steps) expect(gives.minus(byHand).toFixed(), where).toBe("0");
    if (RATED.has(tool.id)) expect(steps.length, "places beside an edge that were tried out").toBeGreaterThan(20);
  });

  test('answers are short, a checker asks little, and a "no" offers at least two next steps (R01, R16)', () => {
    for (const { name, full, runnable, result } of caseResults) {
      // A refusal also names what is unknown and whom to ask.
      const most = result.refusal ? 32 : 25;
      expect(result.answer.split(/\s+/).length, `${name}: ${result.answer}`).toBeLessThanOrEqual(most);
      // A longer heading pushes the first next step of a family page below the first screen.
      if (tool.sensitive && !result.refusal) expect(result.answer.length, name).toBeLessThanOrEqual(130);
      if (tool.kind !== "checker") continue;
      const { view } = runToolCase(runnable, full)!;
      const asked = fieldsOf(tool).filter(({ id }) => view.fields[id]?.visible);
      expect(asked.length, name).toBeLessThanOrEqual(7);
      if (result.verdict === "no" || result.verdict === "probably_not")
        expect(result.nextSteps.length, name).toBeGreaterThanOrEqual(2);
    }
  });

  test("no text of a result has a gap for a missing figure, or a fraction inside a sentence (R01)", () => {
    for (const { name, result } of caseResults) {
      if (result.refusal) continue;
      const steps = result.nextSteps.map(({ text }) => text);
      const texts = [result.answer, result.why, result.change, result.badge?.text, ...steps, ...result.mayChange];
      for (const text of texts) expect(text ?? "", name).not.toMatch(/…|—|null|\d \d+\/\d/);
    }
  });

  test("a chart of amounts shows them with their currency (R01)", () => {
    for (const { name, result } of caseResults) {
      for (const { kind, parts } of result.charts) {
        if (kind === "calendar" || !parts.some(({ formatted }) => formatted.includes("$"))) continue;
        const bare = parts.filter(({ formatted }) => /^[\d,.()]+$/.test(formatted));
        expect(bare, name).toEqual([]);
      }
    }
  });

  test('neither the answer nor the notes say "probably" (R02)', () => {
    for (const { name, result } of caseResults)
      expect([result.answer, result.change, ...result.notCovered].join("\n"), name).not.toMatch(/\bprobably\b/i);
  });

  test("every step shows its reason or the law it uses (R04)", () => {
    for (const { name, result } of from === garden ? [] : caseResults) {
      const silent = result.trace.filter(({ why, source, law }) => why === null && source === null && law.length === 0);
      expect(
        silent.map(({ path }) => path),
        name,
      ).toEqual([]);
    }
  });

  test("the unknown is refused and never answered from another jurisdiction (R06)", () => {
    for (const { name, result } of caseResults) {
      if (!result.refusal) continue;
      expect(result.verdict, name).toBe("cannot_tell");
      expect(result.values, name).toEqual({});
      expect(result.answer.length, name).toBeGreaterThan(20);
    }
  });
});

describe("the exact text of a trace", () => {
  const tool = garden.tools.get("garden-fees.en")!;
  const [today, before] = playAll(garden, FIXTURE, tool).map(({ result }) => result);
  const step = (result: ToolResult | undefined, path: string) => result?.trace.find((one) => one.path === path);

  test("shows the names of the figures, then their values", () => {
    expect(step(today, "highest")).toMatchObject({
      label: "Highest fee for a week",
      group: "What the law allows",
      formatted: "$90.00",
      why: "The law sets it.",
      law: [
        {
          cite: "Sample Code § 2",
          inForceFrom: "2026-01-01",
          inForceTo: null,
          value: decimal(90),
          quote: "ninety dollars a week",
        },
      ],
    });
    expect(step(today, "whole")).toMatchObject({
      words: "Highest fee for a week × How many weeks?",
      figures: "$90.00 × 4 weeks",
      formatted: "$360.00",
      rounding: { description: "rounded to the cent" },
      source: { cite: "Sample Code § 3" },
    });
  });

  test("uses the formula in force on the key date", () => {
    expect(step(before, "whole")).toMatchObject({ formatted: "$700.00", why: "One week was free." });
    expect(step(before, "highest")?.law[0]).toMatchObject({ inForceFrom: "2020-01-01", inForceTo: "2025-12-31" });
  });

  test("calculates every row with the law of its own jurisdiction", () => {
    expect(step(today, "per_bed.r1.fee")).toMatchObject({
      group: "Roses",
      formatted: "$63.00",
      rounding: { description: "rounded up to a whole dollar" },
    });
  });

  test("shows which row of a decision table matches, and why", () => {
    expect(step(today, "size")).toMatchObject({
      formatted: "small",
      why: "Under ten weeks.",
      source: { cite: "Sample Code § 4" },
    });
    expect(step(before, "size")).toMatchObject({ formatted: "large" });
  });
});
