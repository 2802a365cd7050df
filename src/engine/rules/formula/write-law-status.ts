import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { Value } from "../../../values/value.ts";
import type { ReadPath } from "../scope/formula-reads.ts";
import { COMPARISON } from "./formula-text.ts";
import type { FormulaText, FormulaWriter } from "./formula-text.ts";
import { formatLawValue } from "../scope/format-law-value.ts";

/** Longer values, such as tables, are only in the list of law. */
const MAX_LENGTH = 60;

const KNOWN = ["confirmed", "secondary"];
const OPEN = ["unknown", "disputed"];

/** The topic and the column whose status a path asks for; null for any other path. */
const statusOf = ([head, topic = "", second, column, last]: ReadPath): readonly [string, string | null] | null => {
  if (head !== "law") return null;
  if (second === "columns") return column !== undefined && last === "status" ? [topic, column] : null;
  return second === "status" ? [topic, null] : null;
};

const inLaw = (...words: readonly string[]): Ast =>
  words.reduce<Ast>((inner, word) => ["at", inner, word], ["get", "law"]);

/** The condition as a question, independent of the answers. */
const question = (label: string, asked: readonly string[]): string => {
  if (asked.every((one) => OPEN.includes(one))) return `${label} is not known`;
  if (asked.every((one) => one === "none")) return `${label} is not set by law`;
  return `${label} is known`;
};

const textOf = (value: Value): string | null => (typeof value === "string" ? value : null);

/** The condition as a statement about the jurisdiction, with the value and its citation. */
const fact = (label: string, topic: string, column: string, writer: FormulaWriter): string => {
  const { evaluate, named, format } = writer;
  const about = (word: string): string | null => textOf(evaluate(inLaw(topic, "columns", column, word)));
  const place = writer.jurisdictionOf?.(topic) ?? null;
  const what = place === null ? label : `${label} in ${place}`;
  const status = about("status");
  const cite = about("cite");
  const source = cite === null ? "" : ` (${cite})`;
  if (status === "none") return `${what} is not set by law${source}`;
  if (status === "disputed") return `sources disagree: ${what}`;
  if (status === null || !KNOWN.includes(status)) return `${what} is not known`;
  const cell = (key: string) => named(["law", topic, column, key]);
  const shown = formatLawValue(evaluate(inLaw(topic, column)), { named: named(["law", topic, column]), cell, format });
  return `${what} is known${shown.length > MAX_LENGTH ? "" : `: ${shown}`}${source}`;
};

/**
 * A condition on how well the law is known, in plain words; null for any other. In figures it is a statement:
 * "Highest claim in California is known: $12,500.00 (Cal. Code Civ. Proc. § 116.221)".
 */
export const writeLawStatus = (
  path: ReadPath | null,
  asked: readonly string[],
  writer: FormulaWriter,
): FormulaText | null => {
  const status = path && statusOf(path);
  if (!path || !status) return null;
  const { label } = writer.entryNamed(path);
  if (writer.as === "words") return { text: question(label, asked), precedence: COMPARISON };
  const [topic, column] = status;
  const first = column ?? writer.firstColumn?.(topic) ?? null;
  return first === null ? null : { text: fact(label, topic, first, writer), precedence: COMPARISON };
};
