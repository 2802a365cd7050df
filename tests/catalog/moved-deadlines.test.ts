import { expect, test } from "vitest";
import { prepareToolRun } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { addDays, isCalendarDate, isoDate, parseIsoDate } from "../../src/values/date.ts";
import type { CalendarDate } from "../../src/values/date.ts";
import type { ComputeNode, ToolDefinition } from "../../src/model/tool.ts";
import { compiled } from "./open-cases.ts";
import { casesOf, fieldsOf, runWith } from "./tool-facts.ts";

/** A figure that moves another one from a weekend or holiday to the next business day. */
type Move = { readonly moved: string; readonly from: string };

const nodesOf = (nodes: readonly ComputeNode[]): readonly ComputeNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "rows" ? nodesOf(node.compute) : [])]);

const movesOf = ({ compute }: ToolDefinition): readonly Move[] =>
  nodesOf(compute).flatMap((node) => {
    const formulas = JSON.stringify("variants" in node ? node.variants : []);
    const [, from] = /\["call","next business day",\["get","(\w+)"\]/.exec(formulas) ?? [];
    return from === undefined ? [] : [{ moved: node.id, from }];
  });

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const written = (day: CalendarDate): string => longDate.format(new Date(isoDate(day)));

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The answers of a case with every date some days later, so that its deadlines fall on every weekday. */
const later = (tool: ToolDefinition, answers: object, days: number) =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => {
      const day =
        fieldsOf(tool).find((field) => field.id === id)?.kind === "date" ? parseIsoDate(String(answer)) : null;
      return day ? [[id, isoDate(addDays(day, days))]] : [];
    }),
  );

const tools = [...compiled.tools.values()]
  .map((tool) => ({ name: tool.id, tool }))
  .filter(({ tool }) => movesOf(tool).length > 0);

test("some tool moves a deadline", () => expect(tools.map(({ name }) => name)).toContain("statute-of-limitations"));

test.each(tools)("$name: a headline with a deadline on a weekend also has the day to which it moves", ({ tool }) => {
  const runnable = prepareToolRun(tool, compiled.law, compiled.settings.defaults);
  let shown = 0;
  for (const full of casesOf(tool)) {
    for (const days of WEEK) {
      const { result } = runWith(runnable, full, later(tool, full.answers, days)) ?? {};
      for (const { moved, from } of movesOf(tool)) {
        const [last, next] = [result?.values[from]?.value, result?.values[moved]?.value];
        if (!result || !isCalendarDate(last) || !isCalendarDate(next) || last.day === next.day) continue;
        // A day that has passed under both counts needs no second date.
        const today = parseIsoDate(full.today);
        if (!result.answer.includes(written(last)) || (today && next.day < today.day)) continue;
        shown += 1;
        expect(result.answer, full.source.name).toContain(written(next));
      }
    }
  }
  expect(shown).toBeGreaterThan(20);
});
