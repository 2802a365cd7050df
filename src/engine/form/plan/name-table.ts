import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import type { Context } from "../../../model/context.ts";
import { currencyCode } from "../../../values/money.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import type { FormPlan } from "./plan-form.ts";
import { contextNames } from "../nodes/reserved-names.ts";
import { reuseRecord } from "../nodes/reuse-record.ts";
import { reuseValue } from "../nodes/same-value.ts";
import type { Scope, EvaluationPass } from "../nodes/scope.ts";

/** Names during an evaluation: what formulas read, what changed so far, and where results are stored. */
export type NameTable = {
  readonly scope: Scope;
  readonly pass: EvaluationPass;
  /** Reports that the value of a question changed. */
  readonly answerChanged: (id: string) => void;
  /** Stores the value of a reserved name. */
  readonly setReserved: (name: string, value: Value) => void;
  readonly reserved: () => ValueRecord;
};

/** The reserved names of a new context; `law`, `title` and the figures are kept until they are recomputed. */
const reservedFor = (context: Context, before: ValueRecord | undefined): ValueRecord => {
  const fresh = contextNames(context);
  if (!before) return fresh;
  const all = { ...before, ...fresh, law: before.law ?? null, title: before.title ?? null };
  const same = Object.entries(all).map(([name, value]) => [name, reuseValue(before[name] ?? null, value)]);
  return reuseRecord(before, Object.fromEntries(same));
};

/** Number of parties with a role: the entries of its lists, and one for each single party. */
const roleHolderCount = (plan: FormPlan, role: string, get: VariableLookup): number => {
  const named = (plan.roleFields.get(role) ?? []).map(get).filter((value) => value !== null);
  return named.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
};

/** The names of a form during an evaluation, which replaces the entries of `states`; not evaluated yet means no value. */
export const createNameTable = (
  plan: FormPlan,
  context: Context,
  states: readonly ({ readonly value: Value } | undefined)[],
  before: { readonly reserved: ValueRecord; readonly context: Context } | undefined,
): NameTable => {
  const fresh = before?.context !== context;
  const changed = new Set<string>();
  let reserved = before && !fresh ? before.reserved : reservedFor(context, before?.reserved);

  const get: VariableLookup = (name) => {
    const at = plan.indexById.get(name);
    if (at !== undefined) return states[at]?.value ?? null;
    return Object.hasOwn(reserved, name) ? (reserved[name] ?? null) : null;
  };
  const hasRoleChanged = (role: string): boolean => plan.roleFields.get(role)?.some((id) => changed.has(id)) ?? false;
  return {
    scope: { get, changed: (name) => fresh || changed.has(name) || hasRoleChanged(name) },
    pass: {
      context,
      fresh,
      currency: currencyCode(context.settings.currency),
      count: (role) => roleHolderCount(plan, role, get),
    },
    answerChanged: (id) => {
      changed.add(id);
    },
    setReserved: (name, value) => {
      const next = reuseValue(reserved[name] ?? null, value);
      if (next === reserved[name]) return;
      changed.add(name);
      reserved = { ...reserved, [name]: next };
    },
    reserved: () => reserved,
  };
};
