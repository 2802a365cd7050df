import { playToolCase } from "../../src/compile/tool/play-tool-case.ts";
import type { PlayedTool, ToolStage } from "../../src/compile/tool/play-tool-case.ts";
import { bareName } from "../../src/compile/ast-parts.ts";
import type { FullCase } from "../../src/compile/cases/play-case.ts";
import type { LawUse } from "../../src/model/definition.ts";
import type { Field } from "../../src/model/field.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import type { LawSource } from "../../src/model/tool-result.ts";
import { addDays, isoDate, parseIsoDate } from "../../src/values/date.ts";

/** A day on which the law a tool reads changed somewhere, and the questions that choose place and day. */
export type Change = {
  readonly topic: string;
  readonly column: string;
  readonly place: string;
  readonly day: string;
  readonly asks: { readonly place: string; readonly day: string };
};

export const fieldsOf = (tool: ToolDefinition): readonly Field[] => tool.steps.flatMap(({ fields }) => fields);

const askedFor = (use: LawUse, topic: string, fields: ReadonlySet<string>): Change["asks"] | null => {
  const place = bareName((use.placeByTopic?.[topic] ?? use.place).ast);
  const day = bareName((use.onByTopic[topic] ?? use.on).ast);
  return place !== null && day !== null && fields.has(place) && fields.has(day) ? { place, day } : null;
};

/** Every change of the law a tool reads at a place and on a day it asks for. */
export const changesOf = ({ definition, law }: ToolStage): readonly Change[] => {
  const use = definition.law;
  const fields = new Set(fieldsOf(definition).map(({ id }) => id));
  return (use?.topics ?? []).flatMap((topic) => {
    const asks = use ? askedFor(use, topic, fields) : null;
    if (!asks) return [];
    return Object.entries(law[topic]?.places ?? {}).flatMap(([place, { columns }]) =>
      Object.entries(columns).flatMap(([column, rows]) => {
        const days = rows.map(({ from }) => from).toSorted().slice(1);
        return days.map((day) => ({ topic, column, place, day, asks }));
      }),
    );
  });
};

export const dayBefore = (day: string): string => isoDate(addDays(parseIsoDate(day)!, -1));

export const playWith = (stage: ToolStage, full: FullCase, answers: FullCase["answers"]): PlayedTool | null =>
  playToolCase(stage, { ...full, answers: { ...full.answers, ...answers } });

/** What a result says of one value of the law, where it rests on it. */
export const sourceOf = (played: PlayedTool | null, { topic, column, place }: Change): LawSource | undefined =>
  played?.result?.sources.find((one) => one.topic === topic && one.column === column && one.place === place);

/** Whether the page does not simply work with these answers: a fault at a question, a question back, or a refusal. */
export const isHeldUp = ({ view, result }: PlayedTool): boolean =>
  !view.complete || view.warnings.length > 0 || result === null || result.refused !== null;
