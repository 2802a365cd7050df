import type { Value } from "../../../values/value.ts";
import { isList } from "../value-kinds.ts";
import { nullBecause } from "../evaluation-state.ts";
import type { EvaluationState } from "../evaluation-state.ts";

/**
 * Parameter types, for the compiler.
 *
 * "amount" is a number whose unit matters; "ordered" is anything with an order; "element" must match the entries of
 * the list parameter; "scalar" excludes lists and records; "any" is any known value, "value" also null.
 */
export type ParamType =
  | "number"
  | "amount"
  | "string"
  | "boolean"
  | "date"
  | "ordered"
  | "scalar"
  | "record"
  | "list"
  | "strings"
  | "dates"
  | "ordered list"
  | "element"
  | "any"
  | "value";

/**
 * Result types, for the compiler.
 *
 * "amount" keeps the unit of the arguments; "element" is one of the arguments' values; "list" has the type of the list
 * arguments, "longer list" also includes the element, "flat list" contains no lists.
 */
export type ResultType =
  | "number"
  | "amount"
  | "string"
  | "boolean"
  | "date"
  | "duration"
  | "element"
  | "list"
  | "longer list"
  | "flat list"
  | "numbers"
  | "any";

/** One parameter: its name in messages, its type for the compiler, and its reader for the evaluator. */
export type Param<T> = {
  readonly name: string;
  readonly takes: ParamType;
  readonly optional: boolean;
  /** Undefined if the value does not fit; an omitted optional argument is passed as undefined. */
  readonly read: (value: Value | undefined) => T | undefined;
};

type Signature = Omit<Param<unknown>, "read">;

/** A built-in function. */
export type Builtin = {
  readonly params: readonly Signature[];
  /** Accepts any number of arguments like the last parameter, or one list of them. */
  readonly rest: boolean;
  readonly resultType: ResultType;
  readonly apply: (args: readonly Value[], run: EvaluationState) => Value;
  /** An overload, selected by the number of arguments. */
  readonly or?: Builtin;
};

export type BuiltinTable = { readonly [name: string]: Builtin };

const signature = ({ name, takes, optional: canBeLeftOut }: Signature): Signature => ({
  name,
  takes,
  optional: canBeLeftOut,
});

/** Null for a null argument; records a reason if an argument has the wrong kind. */
const nullForArguments = (run: EvaluationState, args: readonly Value[]): null =>
  args.includes(null) ? null : nullBecause(run, "wrong_type");

export const oneParam = <A>(a: Param<A>, gives: ResultType, apply: (a: A, run: EvaluationState) => Value): Builtin => ({
  params: [signature(a)],
  rest: false,
  resultType: gives,
  apply: (args, run) => {
    const x = a.read(args[0]);
    return x === undefined ? nullForArguments(run, args) : apply(x, run);
  },
});

export const twoParams = <A, B>(
  a: Param<A>,
  b: Param<B>,
  gives: ResultType,
  apply: (a: A, b: B, run: EvaluationState) => Value,
): Builtin => ({
  params: [signature(a), signature(b)],
  rest: false,
  resultType: gives,
  apply: (args, run) => {
    const x = a.read(args[0]);
    const y = b.read(args[1]);
    return x === undefined || y === undefined ? nullForArguments(run, args) : apply(x, y, run);
  },
});

export const threeParams = <A, B, C>(
  params: readonly [Param<A>, Param<B>, Param<C>],
  gives: ResultType,
  apply: (a: A, b: B, c: C, run: EvaluationState) => Value,
): Builtin => ({
  params: params.map(signature),
  rest: false,
  resultType: gives,
  apply: (args, run) => {
    const x = params[0].read(args[0]);
    const y = params[1].read(args[1]);
    const z = params[2].read(args[2]);
    return x === undefined || y === undefined || z === undefined ? nullForArguments(run, args) : apply(x, y, z, run);
  },
});

/** A function of one list or of its entries as arguments: `max(rents)`, `max(a, b, c)`. */
export const spreadParam = <A>(
  each: Param<A>,
  gives: ResultType,
  apply: (all: readonly A[], run: EvaluationState) => Value,
): Builtin => ({
  params: [signature(each)],
  rest: true,
  resultType: gives,
  apply: (args, run) => {
    const given = args.length === 1 && isList(args[0]) ? args[0] : args;
    const read = given.map((entry) => each.read(entry));
    const fitting = read.filter((entry) => entry !== undefined);
    return fitting.length === read.length ? apply(fitting, run) : nullForArguments(run, given);
  },
});
