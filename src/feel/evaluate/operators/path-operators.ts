import { toCivilDate, isCalendarDate, weekday } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { decimal } from "../../../values/decimal.ts";
import { isDuration } from "../../../values/duration.ts";
import type { Duration } from "../../../values/duration.ts";
import type { Value } from "../../../values/value.ts";
import type { Ast } from "../ast.ts";
import { isList, isRecord } from "../value-kinds.ts";
import { boundedList } from "../bounded-list.ts";
import type { OperatorLink, OperatorTable, LinkContext } from "../linker.ts";
import { spendSteps } from "../evaluation-state.ts";
import type { EvaluationState, EvaluationStep } from "../evaluation-state.ts";

const dateParts: { readonly [part: string]: (date: CalendarDate) => number } = {
  year: (date) => toCivilDate(date).year,
  month: (date) => toCivilDate(date).month,
  day: (date) => toCivilDate(date).day,
  weekday,
};

const durationParts: { readonly [part: string]: (duration: Duration) => number } = {
  years: ({ months }) => Math.trunc(months / 12),
  months: ({ months }) => months % 12,
  days: ({ days }) => days,
};

const own = (record: { readonly [key: string]: Value }, key: string): Value =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null;

/** A member of one value; null if it has no such member. */
const memberOf = (value: Value, key: string): Value => {
  if (isRecord(value)) return own(value, key);
  if (isCalendarDate(value)) return Object.hasOwn(dateParts, key) ? decimal(dateParts[key]!(value)) : null;
  if (isDuration(value)) return Object.hasOwn(durationParts, key) ? decimal(durationParts[key]!(value) + 0) : null;
  return null;
};

const member = (run: EvaluationState, value: Value, key: string): Value => {
  if (!isList(value)) return memberOf(value, key);
  if (!spendSteps(run, value.length)) return null;
  return boundedList(
    value.map((entry) => memberOf(entry, key)),
    run,
  );
};

const at: OperatorLink = (operands, place, link) => {
  const [target, key] = operands;
  const step = link(target, place);
  return typeof key === "string" ? (run) => member(run, step(run), key) : () => null;
};

/** Replaces values that variables may not have (a JavaScript number, a function) by null. */
const allowedValue = (value: Value | undefined): Value => {
  if (typeof value === "object" || typeof value === "string" || typeof value === "boolean") return value;
  return null;
};

const variable = (name: Ast | undefined, place: LinkContext): EvaluationStep => {
  if (typeof name !== "string") return () => null;
  const slot = place.bound.lastIndexOf(name);
  if (slot >= 0) return (run) => run.locals[slot] ?? null;
  return (run) => allowedValue(run.get(name));
};

/** Variables and their members. Only a record's own properties are readable. */
export const pathOperators: OperatorTable = {
  get: (operands, place) => variable(operands[0], place),
  at,
};
