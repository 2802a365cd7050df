import type { RawAnswer, RawAnswers } from "../model/answers.ts";
import type { Context } from "../model/context.ts";
import type { Field } from "../model/field.ts";
import type { ParseProblem, ParseResult } from "../values/parse-result.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import { isUnsure } from "./is-unsure.ts";
import { limitProblem } from "./limit-problem.ts";
import type { Limits } from "./limit-problem.ts";
import { parseFailure, parseSuccess } from "../values/parse-result.ts";
import { isBlank, isRawList } from "./raw-shape.ts";

/** The input a kind is shown with; kinds are many, widgets are few. */
export type Widget =
  "text" | "textarea" | "choice" | "choices" | "amount" | "date" | "upload" | "group" | "list" | "combobox";

/** How a missing answer is asked for: "Enter …", "Choose …", "Answer …", "Add …", "Upload …". */
export type AskVerb = "enter" | "choose" | "answer" | "add" | "upload";

/**
 * The context in which a kind parses an answer.
 *
 * A plain `Context` will do; the form adds the limits and options that apply to the answers so far.
 */
export type FieldContext = Pick<Context, "today" | "locale" | "settings" | "isLawPending"> & {
  readonly limits?: Limits;
  /** The options available for the current answers; all of the field's when absent. */
  readonly options?: readonly string[] | null;
};

/** An option of a kind whose author need not name it. */
export type KindChoice = { readonly value: string; readonly label: string };

/** A field kind: everything shared code needs, so that it never names a kind. */
export type FieldKind = {
  readonly kind: string;
  readonly widget: Widget;
  readonly verb: AskVerb;
  /** The keyboard a touch device shows for it, where plain letters are not it. */
  readonly keyboard?: "email" | "tel";
  /** Answers the kind itself offers, with their words, where the author writes none (yes or no). */
  readonly choices?: (field: Field, context: FieldContext) => readonly KindChoice[];
  /** Other names of options (the cities of a state), by name; loaded when what is typed matches no option. */
  readonly otherNames?: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The value of what was given, null when nothing was, or the problem with it; what was given is never changed. */
  readonly parse: (raw: RawAnswer, field: Field, context: FieldContext) => ParseResult<Value>;
  /** Unit of the number: a currency code, "percent", "year" …; shown next to the input and in problems. */
  readonly unit?: (field: Field, context: FieldContext) => string | undefined;
  /** The parsed value as text, shown next to the input ("$1,200.00"). */
  readonly echo?: (value: Value, field: Field, context: FieldContext) => string | null;
  /** The plainest raw form of a value: parsing it gives the value back. */
  readonly toRaw: (value: Value, field: Field) => RawAnswer;
  /** The role of its inner questions: the parts of one answer (paths are `field.part`) or of each row (`field.row.part`). */
  readonly childRole?: "parts" | "rows";
  /** Composites: raw answers of the parts, from any shape an answers file may use. */
  readonly decompose?: (raw: RawAnswer, field: Field) => RawAnswers;
  /** Composites and rows: the record as formulas see it, from the values of its visible parts. */
  readonly compose?: (record: ValueRecord, field: Field) => ValueRecord;
  /** Composites and rows: suggested answers for parts, by part. */
  readonly suggestions?: { readonly [part: string]: PartSuggestion };
  /** Composites and rows: the parts of an answer given to an earlier version of the kind, as they are answered now. */
  readonly upgrade?: (parts: RawAnswers) => RawAnswers;
  /** Composites and rows: warnings about the record. */
  readonly warnings?: readonly AnswerWarning[];
};

/** A suggested answer for a part of a composite, from the parts it reads. */
export type PartSuggestion = {
  readonly reads: readonly string[];
  readonly suggest: (get: (part: string) => Value) => Value;
};

/** A warning about a part of a valid answer that looks wrong; the visitor keeps or changes the answer. */
export type AnswerWarning = (
  record: ValueRecord,
  language: string,
  field: Field,
) => {
  readonly id: string;
  readonly part: string;
  readonly text: string;
  readonly about: string;
  /** What to do about it, for the list of next steps. */
  readonly nextStep?: string;
  /** Rows: the answers of this part if the row is split in two. */
  readonly split?: readonly [string, string];
  /** The answer of another part that would remove the doubt, with the words of the button that gives it. */
  readonly instead?: { readonly part: string; readonly answer: string; readonly label: string };
} | null;

const isNothing = (raw: RawAnswer): boolean => !Array.isArray(raw) && !isRawList(raw) && isBlank(raw);

/** Problems of an answer that could be left out as well. */
const UNREAD: ReadonlySet<string> = new Set(["not_a_date", "not_a_number"]);

const canBeEmpty = (code: string, { optional }: Field): boolean => optional && UNREAD.has(code);

const withOptional = ({ code, params }: ParseProblem): ParseResult<never> =>
  parseFailure(code, { ...params, optional: "yes" });

/**
 * A kind whose `parse` also deals with what all kinds share: nothing given and "not sure yet" are read as null, and
 * the limits for the current answers are checked.
 */
export const fieldKind = (kind: FieldKind): FieldKind => ({
  ...kind,
  parse: (raw, field, context) => {
    if (isNothing(raw) || isUnsure(raw)) return parseSuccess(null);
    const parsed = kind.parse(raw, field, context);
    if (!parsed.ok) return canBeEmpty(parsed.problem.code, field) ? withOptional(parsed.problem) : parsed;
    if (!context.limits) return parsed;
    const problem = limitProblem(parsed.value, context.limits, kind.unit?.(field, context));
    return problem ? { ok: false, problem } : parsed;
  },
});
