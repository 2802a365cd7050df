import { childFields } from "../../../fields/child-fields.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { Field } from "../../../model/field.ts";
import { answerShape } from "../answer-shape.ts";
import type { AssistantContext } from "../conversation.ts";
import type { Cues } from "../cues/cues.ts";
import { namedAnswer, NAME_PART } from "../named-answer.ts";
import { acceptedAnswer, matchesKind } from "../read-slots.ts";
import type { AnswerSpan } from "../spans/answer-span.ts";
import { MONTH } from "../spans/date-spans.ts";
import { findSpans } from "../spans/find-spans.ts";
import { hasPhrase, optionInText } from "../spans/option-words.ts";

/** A longer piece of text is a sentence, not the name of a row. Units: UTF-16 code units and words. */
const MAX_NAME_LENGTH = 80;
const MAX_NAME_WORDS = 8;
/** Larger numbers at the beginning of a text are amounts, not counts of rows. */
const MAX_COUNT = 20;
/** What a year alone or a month with its year looks like: no day can be read from it. */
const PARTIAL_DATE = new RegExp(
  String.raw`(?<![\d-])(?:(?:19|20)\d\d年(?:\d{1,2}月)?|(?:\b${MONTH} )?(?:19|20)\d\d)(?![\d-]|年)`,
  "gi",
);
const MASK = "·";

/** A part of the text between separators: what is left without its values, and the values. */
type Segment = { readonly pieces: readonly string[]; readonly spans: readonly AnswerSpan[]; readonly masked: string };

/** The text questions of a row; for a person or company, the name only. */
const textFields = (field: Field, context: AssistantContext): readonly Field[] => {
  const children = childFields(field);
  const name = children.find(({ id }) => id === NAME_PART);
  return name && children.some(({ id }) => id === "kind")
    ? [name]
    : children.filter((child) => answerShape(child, context) === "text");
};

const mask = (text: string, ranges: readonly { readonly start: number; readonly end: number }[]): string =>
  ranges.reduce((left, { start, end }) => left.slice(0, start) + MASK.repeat(end - start) + left.slice(end), text);

const trimFiller = (piece: string, { rows }: Cues): string => {
  const trimmed = piece.replace(rows.fillerBefore, "").replace(rows.fillerAfter, "").trim();
  return /[\p{L}\p{N}]/u.test(trimmed) ? trimmed : "";
};

const segmentsOf = (text: string, field: Field, cues: Cues, context: AssistantContext): readonly Segment[] => {
  const children = childFields(field);
  const all = findSpans(text, { cues, places: context.jurisdictions, plan: context.vocabulary });
  const spans = all.filter((span) => children.some((child) => matchesKind(span, child, context)));
  const hasDates = children.some((child) => answerShape(child, context) === "date");
  const masked = mask(text, spans);
  const partial = hasDates
    ? [...masked.matchAll(PARTIAL_DATE)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    : [];
  const bare = mask(masked, partial);
  const isWide = textFields(field, context).length > 1 || bare.includes(";");
  const separator = isWide ? /;/ : cues.rows.separator;
  let offset = 0;
  return bare.split(separator).map((part) => {
    const start = bare.indexOf(part, offset);
    offset = start + part.length;
    const pieces = part
      .split(isWide ? new RegExp(`${MASK}+|,`) : new RegExp(`${MASK}+`))
      .map((piece) => trimFiller(piece, cues))
      .filter((piece) => piece !== "");
    return { pieces, spans: spans.filter((span) => span.start >= start && span.end <= offset), masked: part };
  });
};

/** The options in a segment, and its pieces without their words. */
const withoutOptions = (
  { pieces, masked }: Segment,
  field: Field,
  context: AssistantContext,
): { readonly row: RawAnswers; readonly pieces: readonly string[] } => {
  const row: Record<string, RawAnswer> = {};
  let left = pieces;
  for (const child of childFields(field).filter((one) => answerShape(one, context) === "option")) {
    const value = optionInText(masked.toLowerCase(), child, undefined, context.language, context.cues, false);
    const option = child.options?.find((one) => one.value === value);
    if (!option) continue;
    const label = option.label.filter((part) => typeof part === "string").join("");
    row[child.id] = option.value;
    left = left.filter((piece) => piece.toLowerCase() !== label.toLowerCase());
  }
  return { row, pieces: left };
};

/** Each value goes to the question whose label is named beside it, else to the first that takes it. */
const valuesOf = ({ spans, masked }: Segment, field: Field, context: AssistantContext): RawAnswers => {
  const row: Record<string, RawAnswer> = {};
  const isNamed = ({ label }: Field): boolean =>
    label.some(
      (part) =>
        typeof part === "string" && part.split(/\W+/).some((word) => word.length > 3 && hasPhrase(masked, word)),
    );
  for (const span of spans) {
    const free = childFields(field).filter((child) => row[child.id] === undefined && matchesKind(span, child, context));
    const child = free.find(isNamed) ?? free[0];
    const answer = child && acceptedAnswer(span.value, child, context);
    if (child && answer !== undefined) row[child.id] = answer;
  }
  return row;
};

const rowOf = (segment: Segment, field: Field, context: AssistantContext): RawAnswers => {
  const { row, pieces } = withoutOptions(segment, field, context);
  const texts = textFields(field, context);
  const named = texts.length === 1 && texts[0]?.id === NAME_PART && childFields(field).some(({ id }) => id === "kind");
  const words = texts.flatMap((child, index): readonly [string, RawAnswer][] => {
    const piece = pieces[index];
    if (piece === undefined) return [];
    return named ? Object.entries(namedAnswer(piece)) : [[child.id, piece]];
  });
  return { ...valuesOf(segment, field, context), ...row, ...Object.fromEntries(words) };
};

/** Whether a segment only announces how many rows follow: "two kids", "three heirs". */
const isCount = (segment: Segment, others: number, { numbers, rows }: Cues): boolean => {
  const [, word = "", noun = ""] = rows.count.exec(segment.masked.trim().toLowerCase()) ?? [];
  const count = Number(numbers[word] ?? numbers[`${word}${noun}`] ?? word);
  return count >= 1 && count <= MAX_COUNT && others > 0 && (count === others || rows.people.test(noun));
};

const isSentence = (piece: string): boolean =>
  piece.length > MAX_NAME_LENGTH || piece.split(" ").length > MAX_NAME_WORDS;

/** What names a row: its first answer in words. */
export const rowName = (row: RawAnswers, field: Field, context: AssistantContext): string => {
  const [first] = textFields(field, context);
  const name = first && row[first.id];
  return typeof name === "string" ? name : "";
};

/**
 * The rows that a text gives to a list, such as "two kids, Ana born March 3, 2015 and Ben": one for each name, with the
 * values beside it. Empty if the text is a sentence that names no rows. A year alone is not a date, so the date is
 * asked for.
 */
export const rowsInText = (
  typed: string,
  field: Field,
  cues: Cues,
  context: AssistantContext,
): readonly RawAnswers[] => {
  const text = typed
    .normalize("NFKC")
    .replaceAll("’", "'")
    .replace(cues.rows.lead, "")
    .replace(/[.!。]$/, "");
  const segments = segmentsOf(text, field, cues, context).filter(
    ({ pieces, spans, masked }) => pieces.length > 0 || spans.length > 0 || masked.includes(MASK),
  );
  const [first, ...rest] = segments;
  const counted =
    first && isCount(first, rest.filter(({ pieces }) => pieces.length > 0).length, cues) ? rest : segments;
  if (counted.some(({ pieces }) => pieces.some(isSentence))) return [];
  const hasTexts = textFields(field, context).length > 0;
  return counted.reduce<readonly RawAnswers[]>((rows, segment) => {
    const row = rowOf(segment, field, context);
    const last = rows.at(-1);
    // Values without a name belong to the row before them.
    if (hasTexts && last && rowName(row, field, context) === "") return [...rows.slice(0, -1), { ...row, ...last }];
    return Object.keys(row).length > 0 ? [...rows, row] : rows;
  }, []);
};
