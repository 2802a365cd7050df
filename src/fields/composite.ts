import type { RawAnswers, RawAnswer } from "../model/answers.ts";
import type { Field } from "../model/field.ts";
import type { InputProblem } from "../model/problem.ts";
import type { ParseResult } from "../values/parse-result.ts";
import { evaluate, fromRecord } from "../feel/evaluate/link/evaluate.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import type { FieldContext, FieldKind } from "./field-kind.ts";
import { isRawRecord } from "./raw-shape.ts";

/** How a composite finds the kinds of its parts. */
export type KindOf = (name: string) => FieldKind;

/** The problem of a part as a problem of the whole: `part` names it, "address.region" for a part of a part. */
export const problemOfPart = ({ code, params }: InputProblem, id: string): ParseResult<never> => {
  const part = params?.part === undefined ? id : `${id}.${params.part}`;
  return { ok: false, problem: { code, params: { ...params, part } } };
};

/** Whether a part is visible, judged by its sibling parts. */
const isShown = (field: Field, record: ValueRecord): boolean => {
  if (!field.when || !field.when.deps.every((name) => Object.hasOwn(record, name))) return true;
  return evaluate(field.when.ast, fromRecord(record)) === true;
};

/**
 * The parsed value of each part. A part that another part hides is null, whatever was entered for it.
 *
 * Problems: those of the parts, with `part` naming the first that has one ("address.region").
 */
export const readRecord = (
  raw: RawAnswers,
  fields: readonly Field[],
  kindOf: KindOf,
  context: FieldContext,
): ParseResult<ValueRecord> => {
  // Limits and options in the context belong to the whole, not to its parts.
  const partContext = { today: context.today, locale: context.locale, settings: context.settings };
  const parsed = fields.map((field) => {
    const rawPart = Object.hasOwn(raw, field.id) ? (raw[field.id] ?? null) : null;
    return { field, part: kindOf(field.kind).parse(rawPart, field, partContext) };
  });
  const record: { [id: string]: Value } = Object.fromEntries(
    parsed.map(({ field, part }) => [field.id, part.ok ? part.value : null]),
  );
  for (const { field, part } of parsed) {
    const isVisible = isShown(field, record);
    // What was entered for a hidden part is ignored. A part that no form shows can come from a file, and must then be valid.
    const mustBeValid = isVisible || field.when?.deps.length === 0;
    if (!part.ok && mustBeValid) return problemOfPart(part.problem, field.id);
    if (!isVisible) record[field.id] = null;
  }
  return { ok: true, value: record };
};

/** Raw answers of a record's parts, without parts that have no value. */
export const recordToRaw = (value: Value, fields: readonly Field[], kindOf: KindOf): RawAnswer => {
  if (typeof value !== "object" || value === null) return null;
  const parts = new Map<string, Value>(Object.entries(value));
  const raws = fields.map((field): [string, RawAnswer] => [
    field.id,
    kindOf(field.kind).toRaw(parts.get(field.id) ?? null, field),
  ]);
  return Object.fromEntries(raws.filter(([, raw]) => raw !== null));
};

/** Raw answers by part: a record as it is, plain text as `ofText` divides it, anything else as no answers. */
export const decomposeRaw = (raw: RawAnswer, ofText: (text: string) => RawAnswers): RawAnswers => {
  if (isRawRecord(raw)) return raw;
  return typeof raw === "string" && raw.trim() !== "" ? ofText(raw) : {};
};
