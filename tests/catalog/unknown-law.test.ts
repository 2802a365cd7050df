import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import type { ResolvedCase } from "../../src/compiler/verify/cases/run-case.ts";
import { runToolCase, prepareToolRun } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolCaseResult, RunnableTool } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { Field } from "../../src/model/field.ts";
import type { LawByTopic } from "../../src/model/law.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import type { ToolResult } from "../../src/model/tool-result.ts";
import { compiled } from "./open-cases.ts";
import { casesOf, fieldsOf } from "./tool-facts.ts";

type PlaceRow = { readonly code: string; readonly kind: string };

const places = (
  parse(readFileSync(join(ROOT, "catalog/places.yaml"), "utf8")) as { places: readonly PlaceRow[] }
).places
  .filter(({ kind }) => kind === "state" || kind === "territory" || kind === "district")
  .map(({ code }) => code);

/** The law without any row of a jurisdiction; federal law is unchanged. */
const forgetting = (law: LawByTopic, place: string): LawByTopic =>
  Object.fromEntries(
    Object.entries(law).map(([name, topic]) => {
      const { [place]: own, ...others } = topic.places;
      const kept =
        own?.official === undefined
          ? others
          : { ...others, [place]: { status: "unknown", official: own.official, columns: {} } };
      return [name, { ...topic, places: kept } as typeof topic];
    }),
  );

type Answers = ResolvedCase["answers"];

/** The same answers for another jurisdiction; null if no answered question asks for one. */
const movedTo = (place: string, answers: Answers, fields: readonly Field[]): Answers | null => {
  const moved = fields.flatMap(({ id, kind, fields: inner = [] }): readonly (readonly [string, unknown])[] => {
    const given: unknown = answers[id];
    if (given === undefined) return [];
    if (kind === "place") return [[id, place]];
    if (!Array.isArray(given) || !inner.some((field) => field.kind === "place")) return [];
    const [first] = given as readonly Answers[];
    return first ? [[id, [movedTo(place, first, inner) ?? first]]] : [];
  });
  return moved.length === 0 ? null : ({ ...answers, ...Object.fromEntries(moved) } as Answers);
};

/** The law without one column of a jurisdiction. */
const forgettingColumn = (law: LawByTopic, topic: string, place: string, column: string): LawByTopic => {
  const shape = law[topic]!;
  const rows = shape.places[place]!;
  const columns = Object.fromEntries(Object.entries(rows.columns).filter(([name]) => name !== column));
  return { ...law, [topic]: { ...shape, places: { ...shape.places, [place]: { ...rows, columns } } } };
};

type Tried = { readonly runnable: RunnableTool; readonly full: ResolvedCase; readonly fields: readonly Field[] };

const playedAt = ({ runnable, full, fields }: Tried, place: string): ToolCaseResult | null => {
  const answers = movedTo(place, full.answers, fields);
  return answers && runToolCase({ ...runnable, law: forgetting(runnable.law, place) }, { ...full, answers });
};

/** Describes how a form lets the visitor continue although the result must refuse for lack of law; null if it stops correctly. */
const lateRefusalIn = ({ view, result }: ToolCaseResult, tool: ToolDefinition): string | null => {
  // Federal law that is not yet published for a date does not depend on the jurisdiction.
  if (result?.refusal?.reason !== "law" || result.answer.includes("law of the United States")) return null;
  const stop = view.warnings.find(({ id }) => id === "law_unknown");
  if (!stop) return `refused only after the last question: ${result.answer}`;
  const first = tool.steps[0]?.fields.some(({ id }) => id === stop.path);
  if (!first || stop.stop !== true || stop.atOnce !== true) return `not at once: ${stop.path}`;
  return stop.law?.[0]?.href?.startsWith("http") ? null : "no official page";
};

const SAYS_SO =
  /not known|do not know|don't know|have not (?:read|checked|confirmed)|no confirmed|cannot tell|know no formula/i;

/** Describes what is wrong with an answer for a jurisdiction without law; null if it says that it does not know. */
const faultIn = (result: ToolResult, tool: ToolDefinition): string | null => {
  const { refusal, answer, verdict } = result;
  if (refusal?.reason === "law" || refusal?.reason === "before_data")
    return refusal.official?.startsWith("https://") || refusal.official?.startsWith("http://")
      ? null
      : `no official page: ${answer}`;
  if (refusal?.reason === "rule") {
    const when = tool.refuse[refusal.rule ?? -1]?.when;
    return SAYS_SO.test(refusal.say) || !when?.deps.includes("law") ? null : `the author's words: ${answer}`;
  }
  if (refusal) return `a figure is missing: ${answer}`;
  if (verdict !== null && verdict !== "cannot_tell" && !SAYS_SO.test(answer)) return `verdict ${verdict}: ${answer}`;
  if (/(?<![\d.,])\$0\.00/.test(answer)) return `a zero: ${answer}`;
  return SAYS_SO.test(answer) || SAYS_SO.test(result.change ?? "") ? null : `an answer: ${answer}`;
};

/** The answer with its figures, without those that only serve next steps. */
const answerOf = ({ answer, verdict, values }: ToolResult, { compute }: ToolDefinition): string => {
  const aside = new Set(compute.flatMap((node) => (node.type === "step" && node.aside ? [node.id] : [])));
  const figures = Object.entries(values).filter(([id]) => !aside.has(id));
  return JSON.stringify([answer, verdict, figures.map(([id, { formatted }]) => [id, formatted])]);
};

/** Answers that change when one column is missing, each of them an unreliable figure or verdict. */
const turnedBy = (runnable: RunnableTool, full: ResolvedCase): readonly string[] => {
  const before = runToolCase(runnable, full)?.result;
  if (!before || before.refusal) return [];
  const read = new Map(
    before.sources.map((source) => [`${source.topic}|${source.jurisdiction}|${source.column}`, source]),
  );
  return [...read.values()].flatMap(({ topic, jurisdiction, column }) => {
    const name = Object.hasOwn(runnable.law, topic) ? topic : (runnable.definition.law?.topicOf?.[topic] ?? topic);
    if (!runnable.law[name]?.places[jurisdiction]?.columns[column]) return [];
    const law = forgettingColumn(runnable.law, name, jurisdiction, column);
    const after = runToolCase({ ...runnable, law }, full)?.result;
    if (!after || after.refusal?.reason === "law" || after.refusal?.reason === "before_data") return [];
    if (
      answerOf(after, runnable.definition) === answerOf(before, runnable.definition) ||
      [after.answer, ...after.notCovered.filter((note) => !before.notCovered.includes(note))].some((text) =>
        SAYS_SO.test(text),
      )
    )
      return [];
    return [`${full.source.name} without ${topic}.${column}: "${after.answer}" instead of "${before.answer}"`];
  });
};

/** Tools that also answer from facts or federal law alone, with the case that shows it. */
const tools = [...compiled.tools.values()].filter((tool) => tool.law && tool.status === "ready");

describe.each(tools.map((tool) => ({ name: tool.id, tool })))("$name", ({ tool }) => {
  const runnable = prepareToolRun(tool, compiled.law, compiled.settings.defaults);
  const fields = fieldsOf(tool);
  const full = casesOf(tool).find(({ answers }) => movedTo("US-CA", answers, fields) !== null);

  test.skipIf(!full)("a result says so if its jurisdiction has no law, for every jurisdiction", () => {
    const faults = places.flatMap((place) => {
      const result = playedAt({ runnable, full: full!, fields }, place)?.result;
      const fault = result && faultIn(result, tool);
      return fault ? [`${place}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test("such a jurisdiction is refused on the first step with the official page, not after all questions", () => {
    const faults = casesOf(tool).flatMap((one) => {
      const caseResult = playedAt({ runnable, full: one, fields }, "US-CA");
      const fault = caseResult && lateRefusalIn(caseResult, tool);
      return fault ? [`${one.source.name}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test("no answer changes because a column is unknown", () => {
    expect(casesOf(tool).flatMap((one) => turnedBy(runnable, one))).toEqual([]);
  });
});
