import type { LawStatus } from "./law.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import type { Raw } from "./answers.ts";
import type { InputProblem } from "./problem.ts";

/** One question as it stands now. A record that did not change is the same object as before. */
export type FieldView = {
  /** "rent", "landlord.name", "children.r2.born". */
  readonly path: string;
  /** Id in the definition. */
  readonly id: string;
  readonly visible: boolean;
  readonly required: boolean;
  /** Values on offer, in order (choices only). */
  readonly options: readonly string[] | null;
  /** Null when unanswered, hidden or unreadable. */
  readonly value: Value;
  /** The visitor said "not sure yet". */
  readonly unsure: boolean;
  readonly answered: boolean;
  /** What would be said on Continue; null when fine. */
  readonly problem: InputProblem | null;
  /** Label with answers filled in. */
  readonly label: string;
  /** Suggested value while the visitor has given none, in raw form (text for most kinds); else null. */
  readonly suggestion: Raw;
  /** Row ids in order (lists only). */
  readonly rows: readonly string[] | null;
};

export type StepView = {
  readonly id: string;
  readonly title: string;
  readonly visible: boolean;
  /** Paths of the step's visible questions, parts and rows included, in order. */
  readonly paths: readonly string[];
  readonly state: "done" | "current" | "to_do";
};

/** A value of law behind a warning, in words. All days are ISO days. */
export type LawFact = {
  readonly topic: string;
  readonly column: string;
  readonly label: string;
  /** Name of the place. */
  readonly place: string;
  /** "at most 10%", "no such rule"; empty where the value is too long for a line. */
  readonly shown: string;
  readonly status: LawStatus | "none";
  readonly cite: string | null;
  readonly href: string | null;
  readonly from: string | null;
  readonly checked: string | null;
  /** "In force since January 1, 2024. Read in a summary. Last checked on November 21, 2026." */
  readonly about: string;
};

export type WarningView = {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly stop: boolean;
  /** Names the warning with the answers and the law it rests on: a decision applies to these and no others. */
  readonly decision: string;
  /** Something to know: there is no answer to change. */
  readonly fact?: boolean;
  /** Made by the engine from the law: shown as soon as it applies. */
  readonly atOnce?: boolean;
  /** The law it rests on. */
  readonly law?: readonly LawFact[];
  readonly cite?: string;
  readonly href?: string;
};

/** The whole form for a set of answers. */
export type FormView = {
  readonly fields: { readonly [path: string]: FieldView };
  readonly steps: readonly StepView[];
  /** Values by top-level field id, hidden = null. A row or party record carries its row id under `ROW_KEY`. */
  readonly values: ValueRecord;
  /** What else formulas read: today, law, title, jurisdiction, locale, settings, and the named figures by id. */
  readonly reserved: ValueRecord;
  readonly warnings: readonly WarningView[];
  /** Screen question that says "this page is not for you", if any. */
  readonly exit: { readonly id: string; readonly text: string } | null;
  /** Paths answered "not sure yet" or left empty, in order. */
  readonly blanks: readonly string[];
  /** Everything asked is answered or marked unsure, and no stop holds. */
  readonly complete: boolean;
};

/** Own key under which a row record keeps its row id; no formula can name it. */
export const ROW_KEY = "$row";
