import type { LawStatus } from "./law.ts";
import type { Value, ValueRecord } from "../values/value.ts";
import type { RawAnswer } from "./answers.ts";
import type { InputProblem } from "./problem.ts";

/** The current state of one question. An unchanged record keeps its identity. */
export type FieldView = {
  /** "rent", "landlord.name", "children.r2.born". */
  readonly path: string;
  /** Id in the definition. */
  readonly id: string;
  readonly visible: boolean;
  readonly required: boolean;
  /** Options offered, in order (choices only). */
  readonly options: readonly string[] | null;
  /** Null if unanswered, hidden or invalid. */
  readonly value: Value;
  /** The visitor answered "not sure yet". */
  readonly unsure: boolean;
  readonly answered: boolean;
  /** The problem shown on Continue; null if there is none. */
  readonly problem: InputProblem | null;
  /** Label with answers filled in. */
  readonly label: string;
  /** Suggested raw answer while the question is unanswered (text for most kinds); else null. */
  readonly suggestion: RawAnswer;
  /** Row ids in order (lists only). */
  readonly rows: readonly string[] | null;
  /** The most rows allowed (lists only); null if there is no limit. */
  readonly most: number | null;
};

export type StepView = {
  readonly id: string;
  readonly title: string;
  readonly visible: boolean;
  /** Paths of the step's visible questions, including parts and rows, in order. */
  readonly paths: readonly string[];
  readonly state: "done" | "current" | "to_do";
};

/** A law value behind a warning, in words. All dates are ISO. */
export type LawFact = {
  readonly topic: string;
  readonly column: string;
  readonly label: string;
  /** Name of the jurisdiction. */
  readonly jurisdiction: string;
  /** "at most 10%", "no such rule"; empty if the value is too long for one line. */
  readonly formatted: string;
  readonly status: LawStatus | "none";
  readonly cite: string | null;
  readonly href: string | null;
  readonly inForceFrom: string | null;
  readonly checked: string | null;
  /** "In force since January 1, 2024. Read in a summary. Last checked on November 21, 2026." */
  readonly about: string;
};

export type WarningView = {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly stop: boolean;
  /** Identifies the warning with the answers and law it depends on: a decision applies only to these. */
  readonly decision: string;
  /** Information only; there is no answer to change. */
  readonly fact?: boolean;
  /** What to do about it, for the list of next steps. */
  readonly nextStep?: string;
  /** The answers that `path` has in either row if its row is split in two. */
  readonly split?: readonly [string, string];
  /** The answer at another path that would remove the doubt, with the words of the button that gives it. */
  readonly instead?: { readonly path: string; readonly answer: string; readonly label: string };
  /** Created by the engine from law; shown as soon as it applies. */
  readonly atOnce?: boolean;
  /** The text in two parts if the page cannot serve the jurisdiction: no answer is wrong, and none can be corrected. */
  readonly missingLaw?: readonly [heading: string, below: string];
  /** The law it depends on. */
  readonly law?: readonly LawFact[];
  readonly cite?: string;
  readonly href?: string;
};

/** The whole form for a set of answers. */
export type FormView = {
  /** The records by path, made when first read; `fieldViewAt` finds one without making all. */
  readonly fields: { readonly [path: string]: FieldView };
  /**
   * The same records for each top-level question in order: its own, then those inside it. A question that did not change
   * keeps its list, so that two views of a large form are compared without looking at every record.
   */
  readonly questions: readonly (readonly FieldView[])[];
  /** The index in `questions` of each top-level question; the same map in all views of a form. */
  readonly index: ReadonlyMap<string, number>;
  readonly steps: readonly StepView[];
  /** Values by top-level field id, made when first read; hidden ones are null. A row or party record carries its row id under `ROW_KEY`. */
  readonly values: ValueRecord;
  /** Other names formulas read: today, law, title, jurisdiction, locale, settings, and named figures by id. */
  readonly reserved: ValueRecord;
  readonly warnings: readonly WarningView[];
  /** The screening question that ends the form, if any. */
  readonly ineligible: { readonly id: string; readonly text: string } | null;
  /** Paths answered "not sure yet" or left empty, in order. */
  readonly blanks: readonly string[];
  /** Every question is answered or marked unsure, and no stop applies. */
  readonly complete: boolean;
};

/** The key of a row id in a row record; no formula can name it. */
export const ROW_KEY = "$row";
