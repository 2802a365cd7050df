import type { Ast } from "../../feel/evaluate/ast.ts";
import { isJsonObject } from "../../values/json-object.ts";
import type { Figure, LawRead } from "../../model/definition.ts";
import type { Expression } from "../../model/expression.ts";
import { lawReadsIn } from "./law-reads.ts";
import type { FindTopic } from "./compilation-context.ts";

/** Conditions around a part that must all be true, by their JSON. */
type Guards = ReadonlyMap<string, Ast>;

/** The most alternatives to keep: more would lengthen a definition by more than they save. */
const MAX_ALTERNATIVES = 12;

const isExpression = (part: unknown): part is Expression => isJsonObject(part) && "ast" in part && "deps" in part;

const isOperation = (ast: Ast | undefined): ast is readonly [string, ...Ast[]] => Array.isArray(ast);

const conjunctsOf = (ast: Ast): readonly Ast[] =>
  isOperation(ast) && ast[0] === "and" ? ast.slice(1).flatMap(conjunctsOf) : [ast];

const namesIn = (ast: Ast): readonly string[] => {
  if (!isOperation(ast)) return [];
  const [operator, ...operands] = ast;
  if (operator === "get") return [String(operands[0])];
  return operands.flatMap(namesIn);
};

const binds = (ast: Ast): boolean =>
  isOperation(ast) && (["filter", "some", "every", "for", "in"].includes(ast[0]) || ast.slice(1).some(binds));

const withGuards = (outer: Guards, when: Expression, isAnswer: (name: string) => boolean): Guards => {
  const usable = conjunctsOf(when.ast).filter((conjunct) => !binds(conjunct) && namesIn(conjunct).every(isAnswer));
  return new Map([...outer, ...usable.map((ast) => [JSON.stringify(ast), ast] as const)]);
};

const allOf = (guards: Guards): Ast => {
  const [first = true, ...rest] = guards.values();
  return rest.length === 0 ? first : ["and", first, ...rest];
};

const anyOf = (alternatives: readonly Guards[]): Expression => {
  const [first = true, ...rest] = alternatives.map(allOf);
  const ast: Ast = rest.length === 0 ? first : ["or", first, ...rest];
  return { ast, deps: [...new Set(namesIn(ast))], source: "read by a part that applies" };
};

/** Removes what a weaker alternative covers: `a` makes `a and b` redundant. */
const weakest = (alternatives: readonly Guards[]): readonly Guards[] => {
  const different = [
    ...new Map(alternatives.map((alternative) => [[...alternative.keys()].toSorted().join(), alternative])).values(),
  ];
  const covers = (weaker: Guards, one: Guards): boolean =>
    weaker !== one && weaker.size < one.size && [...weaker.keys()].every((key) => one.has(key));
  return different.filter((one) => !different.some((weaker) => covers(weaker, one)));
};

/**
 * When a part that reads a law column can apply, by "name.column"; a column that is always read is absent.
 *
 * Only conditions on answers count: a part that law itself leaves out still relied on that law. `answers` are the ids of
 * the questions. A figure matters where it is read.
 */
export const lawReadConditions = (
  parts: readonly unknown[],
  figures: readonly Figure[],
  answers: ReadonlySet<string>,
  topicNamed: FindTopic,
): ReadonlyMap<string, Expression> => {
  const byName = new Map(figures.map((figure) => [figure.id, figure.formula.ast]));
  const isAnswer = (name: string): boolean => answers.has(name);
  const found = new Map<string, Guards[]>();
  const record = (part: unknown, guards: Guards): void => {
    const note = ({ name, column }: LawRead): void => {
      const key = `${name}.${column}`;
      found.set(key, [...(found.get(key) ?? []), guards]);
    };
    lawReadsIn(part, topicNamed).forEach(note);
  };
  const inFormula = (ast: Ast, guards: Guards, seen: ReadonlySet<string>): void => {
    record(ast, guards);
    for (const name of new Set(namesIn(ast))) {
      const figure = byName.get(name);
      if (figure !== undefined && !seen.has(name)) inFormula(figure, guards, new Set([...seen, name]));
    }
  };
  const walk = (part: unknown, guards: Guards): void => {
    if (isExpression(part)) return inFormula(part.ast, guards, new Set());
    if (typeof part !== "object" || part === null) return;
    const when = isJsonObject(part) ? part["when"] : undefined;
    const inner = isExpression(when) ? withGuards(guards, when, isAnswer) : guards;
    for (const value of Object.values(part)) walk(value, inner);
  };
  parts.forEach((part) => walk(part, new Map()));
  return new Map(
    [...found].flatMap(([key, alternatives]) => {
      const weak = weakest(alternatives);
      const isAlways = weak.some(({ size }) => size === 0) || weak.length > MAX_ALTERNATIVES;
      return isAlways ? [] : [[key, anyOf(weak)] as const];
    }),
  );
};
