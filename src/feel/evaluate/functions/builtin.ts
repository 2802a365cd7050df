import type { Value } from "../../../values/value.ts";
import { isList } from "../kinds.ts";
import { noted } from "../run.ts";
import type { Run } from "../run.ts";

/**
 * What an argument must be, for the compiler.
 *
 * "amount" is a number whose unit matters; "ordered" is anything that can be more or less; "element" agrees with the entries of the
 * list it meets; a "scalar" is no list and no record; "any" is anything known, "value" anything at all.
 */
export type Takes =
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
 * What comes back, for the compiler.
 *
 * "amount" keeps the unit of the amounts given; "element" is one of the values given; "list" is like the lists given, "longer list"
 * has the element too, "flat list" has no lists inside.
 */
export type Gives =
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

/** One argument: its name in messages, its type for the compiler, and its reader for the evaluator. */
export type Param<T> = {
  readonly name: string;
  readonly takes: Takes;
  readonly optional: boolean;
  /** Undefined when the value does not fit; an optional parameter that was left out is given as undefined. */
  readonly read: (value: Value | undefined) => T | undefined;
};

type Signature = Omit<Param<unknown>, "read">;

/** A function of the language. */
export type Builtin = {
  readonly params: readonly Signature[];
  /** Any number of arguments like the last parameter, or one list of them. */
  readonly rest: boolean;
  readonly gives: Gives;
  readonly apply: (args: readonly Value[], run: Run) => Value;
  /** Another way to call it, told apart by the number of arguments. */
  readonly or?: Builtin;
};

export type BuiltinTable = { readonly [name: string]: Builtin };

const signature = ({ name, takes, optional: canBeLeftOut }: Signature): Signature => ({
  name,
  takes,
  optional: canBeLeftOut,
});

/** Null for a null argument; with a note when the argument is there but of the wrong kind. */
const unfit = (run: Run, args: readonly Value[]): null => (args.includes(null) ? null : noted(run, "wrong_type"));

export const one = <A>(a: Param<A>, gives: Gives, apply: (a: A, run: Run) => Value): Builtin => ({
  params: [signature(a)],
  rest: false,
  gives,
  apply: (args, run) => {
    const x = a.read(args[0]);
    return x === undefined ? unfit(run, args) : apply(x, run);
  },
});

export const two = <A, B>(a: Param<A>, b: Param<B>, gives: Gives, apply: (a: A, b: B, run: Run) => Value): Builtin => ({
  params: [signature(a), signature(b)],
  rest: false,
  gives,
  apply: (args, run) => {
    const x = a.read(args[0]);
    const y = b.read(args[1]);
    return x === undefined || y === undefined ? unfit(run, args) : apply(x, y, run);
  },
});

export const three = <A, B, C>(
  params: readonly [Param<A>, Param<B>, Param<C>],
  gives: Gives,
  apply: (a: A, b: B, c: C, run: Run) => Value,
): Builtin => ({
  params: params.map(signature),
  rest: false,
  gives,
  apply: (args, run) => {
    const x = params[0].read(args[0]);
    const y = params[1].read(args[1]);
    const z = params[2].read(args[2]);
    return x === undefined || y === undefined || z === undefined ? unfit(run, args) : apply(x, y, z, run);
  },
});

/** A function of one list, or of its entries written out: `max(rents)`, `max(a, b, c)`. */
export const spread = <A>(each: Param<A>, gives: Gives, apply: (all: readonly A[], run: Run) => Value): Builtin => ({
  params: [signature(each)],
  rest: true,
  gives,
  apply: (args, run) => {
    const given = args.length === 1 && isList(args[0]) ? args[0] : args;
    const read = given.map((entry) => each.read(entry));
    const fitting = read.filter((entry) => entry !== undefined);
    return fitting.length === read.length ? apply(fitting, run) : unfit(run, given);
  },
});
