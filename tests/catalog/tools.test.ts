import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/compiled-catalog.ts";
import { fullCases } from "../../src/compile/cases/full-cases.ts";
import type { FullCase } from "../../src/compile/cases/play-case.ts";
import { createCatalog } from "../../src/compile/catalog.ts";
import type { CompiledCatalog } from "../../src/compile/catalog.ts";
import { caseOf, figureAt, isCovered, keepsRule } from "../../src/compile/tool/check-holds.ts";
import { playToolCase, setToolStage } from "../../src/compile/tool/play-tool-case.ts";
import type { ToolStage } from "../../src/compile/tool/play-tool-case.ts";
import type { ToolInput } from "../../src/compile/tool/tool-input.ts";
import { evaluate } from "../../src/feel/evaluate/evaluate.ts";
import type { ComputeNode, ToolDefinition } from "../../src/model/tool.ts";
import type { ToolResult } from "../../src/model/tool-result.ts";
import { addDays, isoDate, parseIsoDate } from "../../src/values/date.ts";
import { decimal, isDecimal } from "../../src/values/decimal.ts";
import { shownFigures, walkEdges } from "./bracket-walk.ts";
import { compiled } from "./cases.ts";
import { limitsOf } from "./limits.ts";
import { changesOf, dayBefore, fieldsOf, isHeldUp, playWith, sourceOf } from "./tool-facts.ts";

const FIXTURE = join(import.meta.dirname, "../fixtures/kitchen-sink");

const fixture = (): CompiledCatalog => {
  const catalog = createCatalog();
  for (const file of readdirSync(FIXTURE, { recursive: true, encoding: "utf8" }).filter((one) => one.endsWith(".yaml")))
    catalog.set(`catalog/${file}`, readFileSync(join(FIXTURE, file), "utf8"));
  return catalog.compile();
};

const garden = fixture();

const inputOf = (folder: string, id: string): ToolInput => parse(readFileSync(join(folder, `${id}.yaml`), "utf8")) as ToolInput;

const casesOf = (folder: string, tool: ToolDefinition): readonly FullCase[] =>
  fullCases(inputOf(join(folder, tool.kind === "checker" ? "checkers" : "calculators"), tool.id).cases ?? [], () => undefined);

type Played = { readonly name: string; readonly full: FullCase; readonly stage: ToolStage; readonly result: ToolResult };

const playAll = (from: CompiledCatalog, folder: string, tool: ToolDefinition): readonly Played[] => {
  const stage = setToolStage(tool, from.law, from.settings.defaults);
  return casesOf(folder, tool).flatMap((full) => {
    const result = playToolCase(stage, full)?.result;
    return result ? [{ name: full.source.name ?? "", full, stage, result }] : [];
  });
};

const nodesOf = (nodes: readonly ComputeNode[]): readonly ComputeNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "rows" ? nodesOf(node.compute) : [])]);

const NUMBERS: ReadonlySet<string> = new Set(["money", "number", "percent"]);
/** Tools that ask a table of rates about an amount the visitor gives. */
const RATED: ReadonlySet<string> = new Set(["attorney-fee", "child-support", "estate-tax", "probate-costs", "property-transfer-tax"]);
const TERRITORIES = ["US-PR", "US-GU", "US-VI", "US-AS", "US-MP"];

const MONEY = /\$[\d,]+(?:\.\d+)?/g;

const tools = [
  ...[...compiled.tools].map(([name, tool]) => ({ name, from: compiled, folder: join(ROOT, "catalog"), tool })),
  ...[...garden.tools].map(([name, tool]) => ({ name, from: garden, folder: FIXTURE, tool })),
];

describe.each(tools)("$name", ({ from, folder, tool }) => {
  const played = playAll(from, folder, tool);

  test("R04 each step worked out again from the figures it shows gives the same", () => {
    const plans = new Map(nodesOf(tool.compute).map((node) => [node.id, node]));
    let again = 0;
    for (const { name, result } of played) {
      for (const step of result.trace) {
        const plan = plans.get(step.id);
        const shown = step.rounding ? step.rounding.before : step.value;
        if (plan?.type !== "step" || !isDecimal(shown)) continue;
        const figures = shownFigures(step);
        const values = plan.variants.map(({ is }) => evaluate(is.ast, (one) => figures[one] ?? null)).filter(isDecimal);
        // Figures of lists and days inside a formula are shown as what comes out of them, and cannot be put in again.
        if (values.length === 0) continue;
        again += 1;
        expect(values.some((value) => value.eq(shown)), `${name}: ${step.path}`).toBe(true);
      }
    }
    expect(again, "steps worked out again").toBeGreaterThan(played.some(({ result }) => result.trace.length > 0) ? 0 : -1);
  });

  test("R04 rounding moves a figure by less than its step", () => {
    for (const { name, result } of played) {
      for (const { path, rounding, value } of result.trace) {
        if (!rounding || !isDecimal(value) || !isDecimal(rounding.before)) continue;
        expect(value.minus(rounding.before).abs().lt(decimal(rounding.step)), `${name}: ${path}`).toBe(true);
      }
    }
  });

  test("R04 every sum an answer says is a step, an answer of the visitor, or law", () => {
    for (const { name, full, stage, result } of played) {
      if (result.refused) continue;
      const view = playToolCase(stage, full)!.view;
      const known = [
        ...result.trace.flatMap((step) => [step.shown, ...step.terms.map(({ shown }) => shown)]),
        ...result.sources.map(({ shown }) => shown),
        ...Object.values(view.values).flatMap((value) => (isDecimal(value) ? [`$${value.toFixed(2)}`] : [])),
      ].map((shown) => shown.replaceAll(/[,]|\.00$/g, ""));
      for (const sum of `${result.answer} ${result.change ?? ""}`.match(MONEY) ?? [])
        expect(known, `${name}: ${sum}`).toContain(sum.replaceAll(/[,]|\.00$/g, ""));
    }
  });

  test("R05 every value of the law has citation, address, first day and day of reading", () => {
    for (const { name, result } of played) {
      for (const source of result.sources.filter(({ status }) => status !== "unknown")) {
        expect(source.cite, `${name}: ${source.label}`).toBeTruthy();
        expect(source.href, `${name}: ${source.label}`).toMatch(/^https?:\/\//);
        expect(source.from, `${name}: ${source.label}`).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(source.checked, `${name}: ${source.label}`).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  test("R05 one day after the day of review a banner says so", () => {
    for (const { name, full, stage, result } of played) {
      // Law that has ended by then needs no other reading.
      const due = result.sources.filter(({ reviewBy, to }) => reviewBy && (!to || to > reviewBy));
      const reviews = result.refused ? [] : due.flatMap(({ reviewBy }) => reviewBy ?? []).toSorted();
      const [first] = reviews;
      if (first === undefined) continue;
      const on = (day: string): readonly string[] =>
        playToolCase(stage, { ...full, today: day })?.result?.banners.map(({ kind }) => kind) ?? [];
      const after = isoDate(addDays(parseIsoDate(first)!, 1));
      // A tool that reads law as of today may refuse on another day; where it answers, the banner is there.
      const later = playToolCase(stage, { ...full, today: after })?.result;
      if (!later || later.refused) continue;
      expect(on(after), `${name}: ${after}`).toContain("stale");
    }
  });

  test("R05 on the day a law changes the new row is read, the day before the old one", () => {
    const [{ stage } = {}] = played;
    const changes = stage ? changesOf(stage) : [];
    let seen = 0;
    for (const change of changes) {
      const { place, day } = change.asks;
      for (const { full } of played) {
        const after = sourceOf(playWith(stage!, full, { [place]: change.place, [day]: change.day }), change);
        const before = sourceOf(playWith(stage!, full, { [place]: change.place, [day]: dayBefore(change.day) }), change);
        if (!after || !before) continue;
        seen += 1;
        const where = `${change.topic}.${change.column} ${change.place}`;
        expect([after.from, before.to], where).toEqual([change.day, dayBefore(change.day)]);
        break;
      }
    }
    expect(seen, "changes of law tried out").toBeGreaterThanOrEqual(changes.length > 0 ? 1 : 0);
  });

  test("a number below zero or beyond all sense is held up at its question", () => {
    for (const { id, kind } of fieldsOf(tool).filter((field) => NUMBERS.has(field.kind))) {
      const one = played.find(({ full }) => Object.hasOwn(full.answers, id));
      expect(one, `a case answers ${id}`).toBeDefined();
      for (const absurd of ["-1", "100000000000000"]) {
        const found = playWith(one!.stage, one!.full, { [id]: absurd });
        expect(found && isHeldUp(found), `${id} (${kind}): ${absurd}`).toBe(true);
      }
    }
  });

  test("a key date before the data begin, or far ahead, is held up and not worked out from other law", () => {
    const { keyed_on: key } = inputOf(join(folder, `${tool.kind}s`), tool.id);
    // The garden shows keys; it leaves out what a real tool asks of its days.
    if (key === undefined || from === garden || !fieldsOf(tool).some(({ id }) => id === key)) return;
    for (const { name, full, stage } of played.filter((one) => Object.hasOwn(one.full.answers, key)).slice(0, 5)) {
      for (const day of ["1850-01-01", "2190-01-01"]) {
        const found = playWith(stage, full, { [key]: day });
        expect(found && isHeldUp(found), `${name}: ${day}`).toBe(true);
      }
    }
  });

  test("R06 a territory is refused with its official source", () => {
    for (const { id } of fieldsOf(tool).filter(({ kind }) => kind === "place")) {
      const one = played.find(({ full }) => Object.hasOwn(full.answers, id));
      for (const territory of TERRITORIES) {
        const found = one ? playWith(one.stage, one.full, { [id]: territory }) : null;
        // A form that does not offer the territory refuses the answer itself.
        if (!found?.result || !found.view.complete) continue;
        expect(found.result.refused, `${id}: ${territory}`).not.toBeNull();
        expect(found.result.refused?.official, `${id}: ${territory}`).toMatch(/^https:/);
      }
    }
  });

  test.each(tool.holds.map((rule) => ({ ...rule, name: `${rule.value} never ${rule.never} as ${rule.as} rises` })))(
    "R04 $name, for any two inputs",
    (rule) => {
      const full = caseOf(rule, played.map((one) => one.full));
      const stage = played[0]!.stage;
      const cents = (from: string): number => Math.round(Number(from) * 100);
      const input = fc.integer({ min: cents(rule.from), max: cents(rule.to) }).map((count) => decimal(count).div(100));
      fc.assert(
        fc.property(input, input, (a, b) => {
          const [low, high] = a.lte(b) ? [a, b] : [b, a];
          if (!full || !isCovered(rule, low, high)) return true;
          const [before, after] = [figureAt(stage, full, rule, low), figureAt(stage, full, rule, high)];
          return !before || !after || keepsRule(rule, before, after);
        }),
        { numRuns: 40 },
      );
    },
  );

  test("a case stands exactly at every limit, and one a cent, a day or a piece beside it", () => {
    const open = played.flatMap(({ full, stage }) => playToolCase(stage, full) ?? []);
    const loose = from === garden ? [] : limitsOf(played[0]!.stage, open).filter(({ at, beside }) => !at || !beside);
    expect(loose).toEqual([]);
  });

  test("at each edge of every table of rates, and a cent and a dollar beside it, the tool gives what one works out by hand", () => {
    const steps = played.length === 0 ? [] : walkEdges(played[0]!.stage, played.map(({ full }) => full));
    for (const { where, gives, byHand } of steps) expect(gives.minus(byHand).toFixed(), where).toBe("0");
    if (RATED.has(tool.id)) expect(steps.length, "places beside an edge that were tried out").toBeGreaterThan(20);
  });

  test("R01 R16 answers are short, a checker asks little, and a no offers at least two ways on", () => {
    for (const { name, full, stage, result } of played) {
      // A refusal also says what is not known, and whom to ask.
      const most = result.refused ? 32 : 25;
      expect(result.answer.split(/\s+/).length, `${name}: ${result.answer}`).toBeLessThanOrEqual(most);
      if (tool.kind !== "checker") continue;
      const { view } = playToolCase(stage, full)!;
      const asked = fieldsOf(tool).filter(({ id }) => view.fields[id]?.visible);
      expect(asked.length, name).toBeLessThanOrEqual(7);
      if (result.verdict === "no" || result.verdict === "probably_not")
        expect(result.nextSteps.length, name).toBeGreaterThanOrEqual(2);
    }
  });

  test("R02 how sure we are is never part of the answer", () => {
    for (const { name, result } of played) expect(result.answer, name).not.toMatch(/\bprobably\b/i);
  });

  test("R04 every step says why, or which law it takes", () => {
    for (const { name, result } of from === garden ? [] : played) {
      const silent = result.trace.filter(({ why, source, law }) => why === null && source === null && law.length === 0);
      expect(silent.map(({ path }) => path), name).toEqual([]);
    }
  });

  test("R06 what nobody knows is refused and never answered from another place", () => {
    for (const { name, result } of played) {
      if (!result.refused) continue;
      expect(result.verdict, name).toBe("cannot_tell");
      expect(result.values, name).toEqual({});
      expect(result.answer.length, name).toBeGreaterThan(20);
    }
  });
});

describe("a trace, word for word", () => {
  const tool = garden.tools.get("garden-fees.en")!;
  const [today, before] = playAll(garden, FIXTURE, tool).map(({ result }) => result);
  const step = (result: ToolResult | undefined, path: string) => result?.trace.find((one) => one.path === path);

  test("names the figures, then shows them", () => {
    expect(step(today, "highest")).toMatchObject({
      label: "Highest fee for a week",
      group: "What the law allows",
      shown: "$90.00",
      why: "The law sets it.",
      law: [{ cite: "Sample Code § 2", from: "2026-01-01", to: null, value: decimal(90), quote: "ninety dollars a week" }],
    });
    expect(step(today, "whole")).toMatchObject({
      words: "Highest fee for a week × How many weeks?",
      figures: "$90.00 × 4 weeks",
      shown: "$360.00",
      rounding: { says: "rounded to the cent" },
      source: { cite: "Sample Code § 3" },
    });
  });

  test("takes the formula in force on the key date", () => {
    expect(step(before, "whole")).toMatchObject({ shown: "$700.00", why: "One week was free." });
    expect(step(before, "highest")?.law[0]).toMatchObject({ from: "2020-01-01", to: "2025-12-31" });
  });

  test("works every row out with the law of its own place", () => {
    expect(step(today, "per_bed.r1.fee")).toMatchObject({ group: "Roses", shown: "$63.00", rounding: { says: "rounded up to a whole dollar" } });
  });

  test("says which row of a decision table fits, and why", () => {
    expect(step(today, "size")).toMatchObject({ shown: "small", why: "Under ten weeks.", source: { cite: "Sample Code § 4" } });
    expect(step(before, "size")).toMatchObject({ shown: "large" });
  });
});
