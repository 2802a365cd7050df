import type { LawRead, LawUse, NeededLaw } from "../model/definition.ts";
import type { Expression } from "../model/expression.ts";
import { formulaAt } from "./formulas.ts";
import type { LawInput, LawTopicInput } from "./input.ts";
import { LABEL_ADVICE, lawReadsIn, readOf, withoutLabel } from "./law-reads.ts";
import { present } from "./present.ts";
import { didYouMean } from "./problem.ts";
import { textAt } from "./templates.ts";
import type { Unit } from "./unit.ts";
import { placeOf } from "./yaml-file.ts";

const bothOf = (first: Expression | undefined, second: Expression | undefined): Expression | undefined => {
  if (!first || !second) return first ?? second;
  return {
    ast: ["and", first.ast, second.ast],
    deps: [...new Set([...first.deps, ...second.deps])],
    source: `(${first.source}) and (${second.source})`,
  };
};

const topicInputs = (input: LawInput): readonly (readonly [name: string, topic: LawTopicInput])[] =>
  Array.isArray(input.topics) ? [] : Object.entries(input.topics ?? {});

type Conditions = { readonly topic: Expression | undefined; readonly columns: ReadonlyMap<string, Expression> };

/** When a topic matters, and when each of its columns does. */
const conditionsOf = (unit: Unit, name: string, input: LawTopicInput): Conditions => {
  const known = Object.keys(unit.topicNamed(name)?.columns ?? {});
  const columns = Object.keys(input.columns ?? {}).flatMap((column) => {
    if (!known.includes(column)) {
      const message = `The topic "${name}" has no column "${column}".`;
      unit.report("CW021", placeOf(input.columns ?? {}, column), message, didYouMean(column, known));
    }
    const when = formulaAt(unit, input.columns ?? {}, column, unit.scope, "boolean");
    return when ? [[column, when] as const] : [];
  });
  return { topic: formulaAt(unit, input, "when", unit.scope, "boolean"), columns: new Map(columns) };
};

const neededColumns = (unit: Unit, name: string, { needed }: LawTopicInput, input: object): readonly string[] => {
  const known = Object.keys(unit.topicNamed(name)?.columns ?? {});
  if (needed === true) return known.slice(0, 1);
  const listed = needed || [];
  for (const column of listed) {
    if (known.includes(column)) continue;
    const message = `The topic "${name}" has no column "${column}".`;
    unit.report("CW021", placeOf(input, "needed"), message, didYouMean(column, known));
  }
  return listed.filter((column) => known.includes(column));
};

/**
 * The law a page needs and prints, with the conditions the author gave for topics and columns.
 *
 * `parts` are the texts and formulas of the page, those of its checks among them: a warning that stays silent rests on law, too.
 */
export const compileNeededLaw = (
  unit: Unit,
  input: LawInput | undefined,
  parts: unknown,
): Pick<LawUse, "needed" | "printed"> => {
  if (!input) return {};
  const conditions = new Map(topicInputs(input).map(([name, topic]) => [name, conditionsOf(unit, name, topic)]));
  const withWhen = <Read extends LawRead>(read: Read): Read => {
    const { topic, columns } = conditions.get(read.name) ?? { topic: undefined, columns: new Map() };
    return { ...read, ...present({ when: bothOf(topic, columns.get(read.column)) }) };
  };
  const needed = topicInputs(input).flatMap(([name, own]) =>
    neededColumns(unit, name, own, own).flatMap((column): readonly NeededLaw[] => {
      const topic = unit.topicNamed(name);
      if (!topic) return [];
      const otherwise = textAt(unit, own, "otherwise", unit.scope);
      const about = { title: topic.title ?? name, ...present({ official: topic.official, otherwise }) };
      return [withWhen({ ...readOf(name, column, topic), ...about })];
    }),
  );
  const needs = needed.map(({ name, column }) => `${name}.${column}`);
  const read = lawReadsIn(parts, unit.topicNamed).filter(({ name, column }) => !needs.includes(`${name}.${column}`));
  const printed = [...needed.map(({ title: _t, official: _o, otherwise: _w, ...own }) => own), ...read.map(withWhen)];
  for (const { name, column } of withoutLabel(printed, unit)) {
    unit.report("CW201", placeOf(input, "topics"), `The column "${column}" of "${name}" has no label.`, LABEL_ADVICE);
  }
  return present({
    needed: needed.length > 0 ? needed : undefined,
    printed: printed.length > 0 ? printed : undefined,
  });
};
