import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/compiled-catalog.ts";
import { fullCases } from "../../src/compile/cases/full-cases.ts";
import type { FullCase } from "../../src/compile/cases/play-case.ts";
import { playToolCase, setToolStage } from "../../src/compile/tool/play-tool-case.ts";
import type { ToolStage } from "../../src/compile/tool/play-tool-case.ts";
import type { ToolInput } from "../../src/compile/tool/tool-input.ts";
import type { Field } from "../../src/model/field.ts";
import type { LawShards } from "../../src/model/law.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import type { ToolResult } from "../../src/model/tool-result.ts";
import { compiled } from "./cases.ts";
import { fieldsOf } from "./tool-facts.ts";

type PlaceRow = { readonly code: string; readonly kind: string };

const places = (parse(readFileSync(join(ROOT, "catalog/places.yaml"), "utf8")) as { places: readonly PlaceRow[] }).places
  .filter(({ kind }) => kind === "state" || kind === "territory" || kind === "district")
  .map(({ code }) => code);

/** The law as it would be if nobody had read anything of a place; federal law stays. */
const forgetting = (law: LawShards, place: string): LawShards =>
  Object.fromEntries(
    Object.entries(law).map(([name, topic]) => {
      const { [place]: own, ...others } = topic.places;
      const kept = own?.official === undefined ? others : { ...others, [place]: { status: "unknown", official: own.official, columns: {} } };
      return [name, { ...topic, places: kept } as typeof topic];
    }),
  );

const casesOf = (tool: ToolDefinition): readonly FullCase[] => {
  const folder = tool.kind === "checker" ? "checkers" : "calculators";
  const input = parse(readFileSync(join(ROOT, "catalog", folder, `${tool.id}.yaml`), "utf8")) as ToolInput;
  return fullCases(input.cases ?? [], () => undefined);
};

type Answers = FullCase["answers"];

/** The same answers for another place; null where no question with an answer asks for one. */
const movedTo = (place: string, answers: Answers, fields: readonly Field[]): Answers | null => {
  const moved = fields.flatMap(({ id, kind, fields: inner = [] }): readonly (readonly [string, unknown])[] => {
    const given: unknown = answers[id];
    if (given === undefined) return [];
    if (kind === "place") return [[id, place]];
    if (!Array.isArray(given) || !inner.some((one) => one.kind === "place")) return [];
    const [first] = given as readonly Answers[];
    return first ? [[id, [movedTo(place, first, inner) ?? first]]] : [];
  });
  return moved.length === 0 ? null : ({ ...answers, ...Object.fromEntries(moved) } as Answers);
};

/** The law as it would be if nobody had read one column of a place. */
const forgettingColumn = (law: LawShards, topic: string, place: string, column: string): LawShards => {
  const shape = law[topic]!;
  const rows = shape.places[place]!;
  const columns = Object.fromEntries(Object.entries(rows.columns).filter(([name]) => name !== column));
  return { ...law, [topic]: { ...shape, places: { ...shape.places, [place]: { ...rows, columns } } } };
};

type Tried = { readonly stage: ToolStage; readonly full: FullCase; readonly fields: readonly Field[] };

const resultAt = ({ stage, full, fields }: Tried, place: string): ToolResult | null => {
  const answers = movedTo(place, full.answers, fields);
  return answers && (playToolCase({ ...stage, law: forgetting(stage.law, place) }, { ...full, answers })?.result ?? null);
};

const SAYS_SO = /not known|do not know|don't know|have not (?:read|confirmed)|no confirmed|cannot tell|know no formula/i;

/** What is wrong with the answer about a place of which nobody has read the law; null where it says that it does not know. */
const faultIn = (result: ToolResult, tool: ToolDefinition): string | null => {
  const { refused, answer, verdict } = result;
  if (refused?.because === "law" || refused?.because === "before_data")
    return refused.official?.startsWith("https://") || refused.official?.startsWith("http://") ? null : `no official page: ${answer}`;
  if (refused?.because === "rule") {
    const when = tool.refuse[refused.rule ?? -1]?.when;
    return SAYS_SO.test(refused.say) || !when?.deps.includes("law") ? null : `the author's words: ${answer}`;
  }
  if (refused) return `a figure is missing: ${answer}`;
  if (verdict !== null && verdict !== "cannot_tell" && !SAYS_SO.test(answer)) return `verdict ${verdict}: ${answer}`;
  if (/(?<![\d.,])\$0\.00/.test(answer)) return `a zero: ${answer}`;
  return SAYS_SO.test(answer) || SAYS_SO.test(result.change ?? "") ? null : `an answer: ${answer}`;
};

const answerOf = ({ answer, verdict, values }: ToolResult): string =>
  JSON.stringify([answer, verdict, Object.entries(values).map(([id, { shown }]) => [id, shown])]);

/** Answers that one column less turns into other answers, each a figure or verdict that nobody may rely on. */
const turnedBy = (stage: ToolStage, full: FullCase): readonly string[] => {
  const before = playToolCase(stage, full)?.result;
  if (!before || before.refused) return [];
  const read = new Map(before.sources.map((one) => [`${one.topic}|${one.place}|${one.column}`, one]));
  return [...read.values()].flatMap(({ topic, place, column }) => {
    const name = Object.hasOwn(stage.law, topic) ? topic : (stage.definition.law?.topicOf?.[topic] ?? topic);
    if (!stage.law[name]?.places[place]?.columns[column]) return [];
    const law = forgettingColumn(stage.law, name, place, column);
    const after = playToolCase({ ...stage, law }, full)?.result;
    if (!after || after.refused?.because === "law" || after.refused?.because === "before_data") return [];
    if (answerOf(after) === answerOf(before) || [after.answer, ...after.notCovered.filter((note) => !before.notCovered.includes(note))].some((text) => SAYS_SO.test(text))) return [];
    return [`${full.source.name} without ${topic}.${column}: "${after.answer}" instead of "${before.answer}"`];
  });
};

/** Tools that also answer from facts or federal law alone, by the case that shows it. */
const tools = [...compiled.tools.values()].filter((tool) => tool.law && tool.status === "ready");

describe.each(tools.map((tool) => ({ name: tool.id, tool })))("$name", ({ tool }) => {
  const stage = setToolStage(tool, compiled.law, compiled.settings.defaults);
  const fields = fieldsOf(tool);
  const full = casesOf(tool).find(({ answers }) => movedTo("US-CA", answers, fields) !== null);

  test.skipIf(!full)("where nobody has read the law of a place, the result says so, for every place", () => {
    const faults = places.flatMap((place) => {
      const result = resultAt({ stage, full: full!, fields }, place);
      const fault = result && faultIn(result, tool);
      return fault ? [`${place}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test("a column that nobody has read turns no answer into another", () => {
    expect(casesOf(tool).flatMap((one) => turnedBy(stage, one))).toEqual([]);
  });
});
