import type { Get } from "../../feel/evaluate/run.ts";
import type { Context } from "../../model/context.ts";
import { currencyCode } from "../../values/money.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { copyRecord } from "./copy-record.ts";
import type { FormPlan } from "./plan-form.ts";
import { contextNames } from "./reserved-names.ts";
import { keptRecord } from "./same-record.ts";
import { kept } from "./same-value.ts";
import type { Scope, Turn } from "./scope.ts";

/** What every name stands for after one opening of a form. */
export type Names = { readonly values: ValueRecord; readonly reserved: ValueRecord };

/** Names while an opening works them out: what formulas read, what changed so far, and where results go. */
export type NameTable = {
  readonly scope: Scope;
  readonly turn: Turn;
  /** Puts down the value of a question. */
  readonly answer: (id: string, value: Value) => void;
  /** Puts down what a reserved name stands for. */
  readonly reserve: (name: string, value: Value) => void;
  readonly done: () => Names;
};

const unanswered = (plan: FormPlan): ValueRecord => {
  const values: { [name: string]: Value } = copyRecord({});
  for (const node of plan.nodes) values[node.field.id] = null;
  return values;
};

/** The reserved names of a new context; `law`, `title` and the figures stay until they are worked out again. */
const newReserved = (context: Context, before: ValueRecord | undefined): ValueRecord => {
  const fresh = contextNames(context);
  if (!before) return fresh;
  const all = { ...before, ...fresh, law: before.law ?? null, title: before.title ?? null };
  const same = Object.entries(all).map(([name, value]) => [name, kept(before[name] ?? null, value)]);
  return keptRecord(before, Object.fromEntries(same));
};

/** How many are named for a role: the entries of its lists, and one for each single party. */
const holders = (plan: FormPlan, role: string, get: Get): number => {
  const named = (plan.roleFields.get(role) ?? []).map(get).filter((value) => value !== null);
  return named.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
};

/** The names as they stood before, ready to be worked out again; their records are copied only on a change. */
export const createNameTable = (
  plan: FormPlan,
  context: Context,
  before: (Names & { readonly context: Context }) | undefined,
): NameTable => {
  const fresh = before?.context !== context;
  const changed = new Set<string>();
  const start = before?.values ?? unanswered(plan);
  let values: { [name: string]: Value } | null = null;
  let reserved = before && !fresh ? before.reserved : newReserved(context, before?.reserved);

  const get: Get = (name) => {
    if (Object.hasOwn(start, name)) return (values ?? start)[name] ?? null;
    return Object.hasOwn(reserved, name) ? (reserved[name] ?? null) : null;
  };
  const isHeldAnew = (role: string): boolean => plan.roleFields.get(role)?.some((id) => changed.has(id)) ?? false;
  return {
    scope: { get, changed: (name) => fresh || changed.has(name) || isHeldAnew(name) },
    turn: {
      context,
      fresh,
      currency: currencyCode(context.settings.currency),
      count: (role) => holders(plan, role, get),
    },
    answer: (id, value) => {
      changed.add(id);
      values ??= copyRecord(start);
      values[id] = value;
    },
    reserve: (name, value) => {
      const next = kept(reserved[name] ?? null, value);
      if (next === reserved[name]) return;
      changed.add(name);
      reserved = { ...reserved, [name]: next };
    },
    done: () => ({ values: values ?? start, reserved }),
  };
};
