import { orderNames } from "../engine/form/order-names.ts";
import { compileExpression } from "../feel/compile/compile-expression.ts";
import type { Figure } from "../model/definition.ts";
import type { Expression } from "../model/expression.ts";
import type { ComputeStep } from "../model/tool.ts";
import type { ValueType } from "../values/value-type.ts";
import { bindExpression } from "./bind-clause.ts";
import { notePlace } from "./formulas.ts";
import type { FigureInput } from "./input.ts";
import { present } from "./present.ts";
import { reservedNames } from "./scope.ts";
import { compileStep, takeId } from "./tool/compile-step.ts";
import type { Making } from "./tool/making.ts";
import type { KnownFigure, Names, Unit } from "./unit.ts";

/** The named figures of a document, and the unit in which every formula may read them. */
export type CompiledFigures = { readonly figures: readonly Figure[]; readonly unit: Unit };

type Named = { readonly id: string; readonly input: FigureInput };

const ANY: ValueType = { type: "any" };

/** Several formulas as one: the first whose condition holds, and nothing where none does. */
const formulaOf = ({ variants }: ComputeStep): Expression => {
  const nothing: Expression = { ast: null, deps: [], source: "null" };
  return variants.toReversed().reduce<Expression>((rest, { when, is }) => {
    if (!when) return is;
    return {
      ast: ["if", when.ast, is.ast, rest.ast],
      deps: [...new Set([...when.deps, ...is.deps, ...rest.deps])],
      source: `if ${when.source} then ${is.source} else ${rest.source}`,
    };
  }, nothing);
};

/** Names a figure reads, as far as it can be told before any other figure has a type. */
const namesRead = ({ is, variants }: FigureInput, names: Names): readonly string[] =>
  [is, ...(variants ?? []).flatMap((one) => [one.when, one.is])].flatMap((source) =>
    typeof source === "string" ? compileExpression(source, names).deps : [],
  );

/** The figures with a usable id, each after those it reads; in a circle (which is reported) the first goes first. */
const inOrder = (making: Making, inputs: readonly FigureInput[]): readonly Named[] => {
  const named = inputs.flatMap((input): readonly Named[] => {
    const isTaken = making.taken.has(input.id ?? "") || Object.hasOwn(reservedNames, input.id ?? "");
    const id = takeId(making, input);
    return id === null || isTaken ? [] : [{ id, input }];
  });
  const names = { ...making.unit.scope.names, ...Object.fromEntries(named.map(({ id }) => [id, ANY])) };
  const order = orderNames(named.map(({ id, input }) => ({ name: id, needs: namesRead(input, names) })));
  return order.map((at) => named[at]!);
};

const ownNames = ({ scope }: Unit): ReadonlySet<string> =>
  new Set(Object.keys(scope.names).filter((name) => !Object.hasOwn(reservedNames, name)));

/** Compiles the named figures; they may read questions, law and one another, in any order. */
export const compileFigures = (asked: Unit, inputs: readonly FigureInput[] | undefined): CompiledFigures => {
  if (!inputs) return { figures: [], unit: asked };
  const making: Making = { unit: asked, law: {}, taken: new Set(ownNames(asked)), when: [] };
  const ordered = inOrder(making, inputs);
  const names: { [name: string]: ValueType } = { ...asked.scope.names };
  for (const { id } of ordered) names[id] = ANY;
  const known = new Map<string, KnownFigure>();
  const figures = new Map<FigureInput, Figure>();
  for (const { id, input } of ordered) {
    const step = compileStep(making, input, id, { names: { ...names }, locals: [] });
    if (!step) continue;
    names[id] = step.type;
    const is = formulaOf(step.node);
    notePlace(is, { owner: input });
    const whole = bindExpression(is, Object.fromEntries([...known].map(([name, one]) => [name, one.whole])));
    known.set(id, { input, is, whole, questions: whole.deps.filter((name) => asked.fields.has(name)) });
    figures.set(input, { id, label: step.node.label, is, ...present({ unit: step.node.unit }) });
  }
  const inFile = inputs.flatMap((input) => figures.get(input) ?? []);
  const inFileOrder = new Map(inFile.map(({ id }) => [id, known.get(id)!]));
  return { figures: inFile, unit: { ...asked, scope: { names, locals: [] }, figures: inFileOrder } };
};
