import type { LawRead, LawUse, NeededLaw } from "../../model/definition.ts";
import type { Expression } from "../../model/expression.ts";
import { formulaAt } from "../formula/compile-formula.ts";
import type { LawInput, LawTopicInput } from "../input/schema-types.ts";
import { LABEL_ADVICE, lawReadsIn, lawReadOf, unlabeledColumns } from "../formula/law-reads.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { didYouMean } from "../problems/problem.ts";
import { textAt } from "../formula/compile-text.ts";
import type { CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";

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
const conditionsOf = (context: CompilationContext, name: string, input: LawTopicInput): Conditions => {
  const known = Object.keys(context.topicNamed(name)?.columns ?? {});
  const columns = Object.keys(input.columns ?? {}).flatMap((column) => {
    if (!known.includes(column)) {
      const message = `The topic "${name}" has no column "${column}".`;
      context.report("CW021", rangeOf(input.columns ?? {}, column), message, didYouMean(column, known));
    }
    const when = formulaAt(context, input.columns ?? {}, column, context.scope, "boolean");
    return when ? [[column, when] as const] : [];
  });
  return { topic: formulaAt(context, input, "when", context.scope, "boolean"), columns: new Map(columns) };
};

const neededColumns = (
  context: CompilationContext,
  name: string,
  { needed }: LawTopicInput,
  input: object,
): readonly string[] => {
  const known = Object.keys(context.topicNamed(name)?.columns ?? {});
  if (needed === true) return known.slice(0, 1);
  const listed = needed || [];
  for (const column of listed) {
    if (known.includes(column)) continue;
    const message = `The topic "${name}" has no column "${column}".`;
    context.report("CW021", rangeOf(input, "needed"), message, didYouMean(column, known));
  }
  return listed.filter((column) => known.includes(column));
};

/**
 * Compiles the law a page requires and prints, with the author's conditions for topics and columns.
 *
 * `parts` are the texts and formulas of the page, including its checks: a warning that is not shown relies on law,
 * too. `conditionsOfReads` says for which answers a part that reads a column applies.
 */
export const compileNeededLaw = (
  context: CompilationContext,
  input: LawInput | undefined,
  parts: readonly unknown[],
  conditionsOfReads: ReadonlyMap<string, Expression> = new Map(),
): Pick<LawUse, "needed" | "printed"> => {
  if (!input) return {};
  const conditions = new Map(topicInputs(input).map(([name, topic]) => [name, conditionsOf(context, name, topic)]));
  const withWhen = <Read extends LawRead>(read: Read): Read => {
    const { topic, columns } = conditions.get(read.name) ?? { topic: undefined, columns: new Map() };
    return { ...read, ...omitUndefined({ when: bothOf(topic, columns.get(read.column)) }) };
  };
  const withReadWhen = (read: LawRead): LawRead => {
    const readWhen = conditionsOfReads.get(`${read.name}.${read.column}`);
    return { ...withWhen(read), ...omitUndefined({ readWhen }) };
  };
  const needed = topicInputs(input).flatMap(([name, own]) =>
    neededColumns(context, name, own, own).flatMap((column): readonly NeededLaw[] => {
      const topic = context.topicNamed(name);
      if (!topic) return [];
      const otherwise = textAt(context, own, "otherwise", context.scope);
      const about = { title: topic.title ?? name, ...omitUndefined({ official: topic.official, otherwise }) };
      return [withWhen({ ...lawReadOf(name, column, topic), ...about })];
    }),
  );
  const needs = needed.map(({ name, column }) => `${name}.${column}`);
  const read = lawReadsIn(parts, context.topicNamed).filter(({ name, column }) => !needs.includes(`${name}.${column}`));
  const printed = [
    ...needed.map(({ title: _t, official: _o, otherwise: _w, ...own }) => own),
    ...read.map(withReadWhen),
  ];
  for (const { name, column } of unlabeledColumns(printed, context)) {
    context.report(
      "CW201",
      rangeOf(input, "topics"),
      `The column "${column}" of "${name}" has no label.`,
      LABEL_ADVICE,
    );
  }
  return omitUndefined({
    needed: needed.length > 0 ? needed : undefined,
    printed: printed.length > 0 ? printed : undefined,
  });
};
