import { childFields } from "../../../fields/child-fields.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { Field } from "../../../model/field.ts";
import type { AssistantContext } from "../conversation.ts";
import type { Cues } from "../cues/cues.ts";
import { hasPhrase } from "../spans/option-words.ts";
import { normalizeInput } from "../spans/normalize-input.ts";
import { rowsInText, rowName } from "./rows-in-text.ts";

const isNamed = (row: RawAnswers, text: string, field: Field, context: AssistantContext): boolean => {
  const name = normalizeInput(rowName(row, field, context));
  if (name === "") return false;
  // "Ben" names Ben Reyes, as long as the word is a whole one.
  return [name, ...name.split(" ").slice(0, 1)].some((part) => hasPhrase(text, part));
};

/** The one row that a text names, by its name or by its place in the list; -1 if none or several. */
const rowAt = (
  rows: readonly RawAnswers[],
  typed: string,
  field: Field,
  { rows: cues }: Cues,
  context: AssistantContext,
): number => {
  const text = normalizeInput(typed);
  const named = rows.flatMap((row, index) => (isNamed(row, text, field, context) ? [index] : []));
  if (named.length === 1) return named[0]!;
  if (cues.last.test(text)) return rows.length - 1;
  const place = cues.ordinals.findIndex((pattern) => pattern.test(text));
  return named.length === 0 && place < rows.length ? place : -1;
};

const sameName = (a: string, b: string): boolean => a !== "" && normalizeInput(a) === normalizeInput(b);

/** The rows with those that a text gave: one with a name that the list has changes that row. */
export const mergeRows = (
  rows: readonly RawAnswers[],
  read: readonly RawAnswers[],
  field: Field,
  context: AssistantContext,
): readonly RawAnswers[] =>
  read.reduce((merged, row) => {
    const at = merged.findIndex((one) => sameName(rowName(one, field, context), rowName(row, field, context)));
    return at < 0 ? [...merged, row] : merged.map((one, index) => (index === at ? { ...one, ...row } : one));
  }, rows);

/** The rows without the one that a text names; null if it names none. */
export const removeRow = (
  rows: readonly RawAnswers[],
  typed: string,
  field: Field,
  cues: Cues,
  context: AssistantContext,
): readonly RawAnswers[] | null => {
  const at = rowAt(rows, typed, field, cues, context);
  return at < 0 ? null : rows.filter((_, index) => index !== at);
};

/** The rows with one of them changed, as a text says: "Ana to Anna", "Ben was born May 4, 2018"; null if it changes none. */
export const changeRow = (
  rows: readonly RawAnswers[],
  typed: string,
  field: Field,
  cues: Cues,
  context: AssistantContext,
): readonly RawAnswers[] | null => {
  const at = rowAt(rows, typed, field, cues, context);
  const put = (index: number, values: RawAnswers) =>
    rows.map((row, one) => (one === index ? { ...row, ...values } : row));
  const [row, ...others] = rowsInText(typed, field, cues, context);
  const nameId = childFields(field).find((child) => row?.[child.id] === rowName(row ?? {}, field, context))?.id;
  const values = Object.fromEntries(Object.entries(row ?? {}).filter(([id]) => id !== nameId && id !== "kind"));
  if (at >= 0 && others.length === 0 && Object.keys(values).length > 0) return put(at, values);
  const [, old = "", renamed = ""] = cues.rows.rename.exec(typed.trim().replace(/[.!。]$/, "")) ?? [];
  const [fresh] = renamed === "" ? [] : rowsInText(renamed, field, cues, context);
  const renamedAt = renamed === "" ? -1 : rowAt(rows, old, field, cues, context);
  if (fresh && renamedAt >= 0) return put(renamedAt, fresh);
  // Without a name, a correction is about the row that was given last.
  return at < 0 && nameId === undefined && Object.keys(values).length > 0 ? put(rows.length - 1, values) : null;
};
