import type { LawByTopic } from "../../../model/law.ts";
import type { ToolDefinition } from "../../../model/tool.ts";
import { addDays, isoDate, parseIsoDate } from "../../../values/date.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { ToolCaseResult } from "./run-tool-case.ts";
import type { ToolInput } from "../../input/tool-input.ts";

/** Reports answers and refusals that no case reaches. */
export const checkAnswersReached = (
  tool: ToolInput,
  definition: ToolDefinition,
  caseResults: readonly ToolCaseResult[],
  report: Report,
): void => {
  const results = caseResults.flatMap(({ result }) => result ?? []);
  const given = new Set(results.flatMap(({ answerIndex: at }) => at ?? []));
  const refused = new Set(results.flatMap(({ refusal: why }) => why?.rule ?? []));
  for (const at of definition.answer.keys()) {
    const input = tool.answer?.[at];
    if (input && !given.has(at)) report("CW072", rangeOf(input), "No case leads to this answer.");
  }
  for (const at of definition.refuse.keys()) {
    const input = tool.refuse?.[at];
    if (input && !refused.has(at)) report("CW072", rangeOf(input), "No case leads to this refusal.");
  }
  for (const [index, chart] of definition.charts.entries()) {
    const input = tool.charts?.[tool.chart ? index - 1 : index] ?? tool.chart;
    const isDrawn = results.some(({ charts }) => charts.some(({ kind }) => kind === chart.kind));
    if (input && !isDrawn) report("CW072", rangeOf(input), "No case draws this chart.");
  }
};

type Change = { readonly topic: string; readonly place: string; readonly day: string };

/**
 * Dates on which the law a tool reads changed according to the tables; a date from which a value is merely better
 * confirmed is not a change.
 */
const changesOf = (law: LawByTopic, read: ReadonlySet<string>): readonly Change[] =>
  [...read].flatMap((key) => {
    const [topic = "", column = "", place = ""] = key.split("|");
    const rows = (law[topic]?.places[place]?.columns[column] ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return rows.flatMap((row, index) => {
      const before = rows[index - 1];
      const isChange = before !== undefined && JSON.stringify(before.value) !== JSON.stringify(row.value);
      return isChange ? [{ topic, place, day: row.from }] : [];
    });
  });

/** Reports law changes in tested jurisdictions that lack a case on the first day or on the day before. */
export const checkLawChanges = (
  tool: ToolInput,
  law: LawByTopic,
  caseResults: readonly ToolCaseResult[],
  report: Report,
): void => {
  const sources = caseResults.flatMap(({ result }) => result?.sources ?? []);
  const columns = new Set(sources.map(({ topic, column }) => `${topic}|${column}`));
  const places = new Set(sources.map(({ topic, jurisdiction }) => `${topic}|${jurisdiction}`));
  const used = [...columns].flatMap((key) => {
    const [topic = ""] = key.split("|");
    return [...places]
      .filter((place) => place.startsWith(`${topic}|`))
      .map((place) => `${key}|${place.slice(topic.length + 1)}`);
  });
  const days = new Set(sources.map(({ topic, jurisdiction, keyDate }) => `${topic}|${jurisdiction}|${keyDate}`));
  const reported = new Set<string>();
  for (const { topic, place, day } of changesOf(law, new Set(used))) {
    const before = parseIsoDate(day);
    const pair = [day, before ? isoDate(addDays(before, -1)) : ""];
    const missing = pair.filter((one) => !days.has(`${topic}|${place}|${one}`));
    const key = `${topic}|${place}|${day}`;
    if (missing.length === 0 || reported.has(key)) continue;
    reported.add(key);
    const message = `The law on "${topic}" in ${place} changed on ${day}, and no case is keyed on ${missing.join(" or ")}.`;
    report("CW069", rangeOf(tool, "cases"), message, "Add a case on that day and one on the day before.");
  }
};
