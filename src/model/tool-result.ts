import type { Value } from "../values/value.ts";
import type { LawSourceKind, LawStatus } from "./law.ts";
import type { Citation } from "./citation.ts";
import type { Rounding, Tone, Verdict } from "./tool.ts";

/** A law value that a result depends on. All dates are ISO. */
export type LawSource = {
  readonly topic: string;
  readonly column: string;
  readonly label: string;
  readonly jurisdiction: string;
  /** The date that selected the row. */
  readonly keyDate: string | null;
  readonly value: Value;
  /** The value as printed, with tables and lists in one line; empty if there is no value. */
  readonly formatted: string;
  readonly status: LawStatus | "none";
  /** The row's certainty, including that of a "none" row; null if no row is in force. */
  readonly certainty: LawStatus | null;
  readonly kind: LawSourceKind | null;
  /** The name of the site that was read. */
  readonly site: string | null;
  /** Whether it was read only in a secondary source; also if that source states that no such value exists. */
  readonly isSecondary: boolean;
  /** Read only for next steps, so that it does not change how sure the answer is. */
  readonly isForNextStepsOnly: boolean;
  readonly cite: string | null;
  readonly href: string | null;
  readonly quote: string | null;
  readonly inForceFrom: string | null;
  /** Whether an earlier row exists, so that `inForceFrom` is the date of a change. */
  readonly replacesEarlier: boolean;
  /** Last day in force, if a later row or the law itself ends it. */
  readonly inForceTo: string | null;
  readonly checked: string | null;
  readonly reviewBy: string | null;
  readonly stale: boolean;
  /** The official page to consult when there is no answer. */
  readonly official: string | null;
  readonly note: string | null;
};

/** A figure that a step read, with its value at the time. */
export type TraceFigure = {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly formatted: string;
};

/** One evaluated step. */
export type TraceStep = {
  readonly id: string;
  /** "highest", or inside rows "each_state.r2.limit". */
  readonly path: string;
  readonly label: string;
  readonly group: string | null;
  /** Whether the page leaves it out of the working. */
  readonly hidden: boolean;
  readonly unit: string | null;
  readonly value: Value;
  readonly formatted: string;
  /** The formula with the names of its figures. */
  readonly words: string;
  /** The formula with the values of its figures. */
  readonly figures: string;
  /** Lines of a rate table, one for each bracket reached. */
  readonly lines: readonly string[];
  readonly terms: readonly TraceFigure[];
  readonly rounding: (Rounding & { readonly before: Value; readonly description: string }) | null;
  readonly why: string | null;
  /** The citation of the rule. */
  readonly source: Citation | null;
  /** Law values that the step itself reads. */
  readonly law: readonly LawSource[];
};

export type Banner = {
  readonly kind: "secondary" | "stale";
  /** The law values the banner is about. */
  readonly sources: readonly LawSource[];
};

export type ToolRefusal = {
  /** Why the tool refuses: the author's rule, uncertain law, a date before the data begin, or a missing figure. */
  readonly reason: "rule" | "law" | "before_data" | "missing";
  readonly say: string;
  /** The sentences of `say` for a page: the one for its heading, and what follows below; absent for one sentence. */
  readonly parts?: { readonly heading: string; readonly below: string };
  readonly official: string | null;
  /** The note of the law on a value that is not known on that day; absent where the place has no such value at all. */
  readonly note?: string;
  /** Index of the author's rule in the definition. */
  readonly rule?: number;
  /** For the author: the first step without a value, and which of its inputs are missing. */
  readonly missingInputs?: { readonly step: string; readonly reads: readonly string[] };
};

export type ChartPartView = {
  readonly label: string;
  readonly value: number | null;
  readonly formatted: string;
  /** A bar that is light in a chart with a legend. */
  readonly isLight?: true;
};

/** A chart's data; the same figures are always shown as a table, too. */
export type ChartView = {
  readonly kind: "split" | "steps" | "threshold" | "bars" | "line" | "calendar";
  readonly say: string;
  /** The value is null if the law behind it is unknown; `formatted` is then the reason. */
  readonly parts: readonly ChartPartView[];
  /** Bars: the mark across all of them; null if there is none. */
  readonly limit: ChartPartView | null;
  /** Bars: what solid and light bars mean; null if all are solid and mean the same. */
  readonly legend: { readonly solid: string; readonly light: string } | null;
  /** Line chart: the points; `axes` has the axis labels. */
  readonly points: readonly {
    readonly x: number;
    /** Null if the law behind it is unknown. */
    readonly y: number | null;
    readonly formattedX: string;
    readonly formattedY: string;
  }[];
  readonly axes: { readonly x: string; readonly y: string };
  /** Calendar: the index in `parts` for each day in turn; -1 for none. */
  readonly days: readonly number[];
  /** Calendar: the first of these days as an ISO date; null if the definition does not name it. */
  readonly firstDay: string | null;
};

export type NextStepView = {
  readonly text: string;
  /** ISO date by which to do it. */
  readonly due: string | null;
  readonly source: Citation | null;
  /** Address of the official page of the jurisdiction. */
  readonly official: string | null;
  /** Id of the next page, and the answers to pass to it. */
  readonly create: string | null;
  readonly carry: { readonly [field: string]: Value };
};

/** A verdict as shown; "probably_not" is a no that depends on secondary sources. */
export type DisplayedVerdict = Verdict | "probably_not";

/** The result of a calculator or checker, with everything that leads to it. */
export type ToolResult = {
  readonly verdict: DisplayedVerdict | null;
  /** Index of the given answer in the definition; null if the tool refuses. */
  readonly answerIndex: number | null;
  readonly answer: string;
  /** The outcome in a few words. */
  readonly badge: { readonly text: string; readonly tone: Tone } | null;
  /** The reason for the answer in one sentence. */
  readonly why: string | null;
  readonly change: string | null;
  readonly refusal: ToolRefusal | null;
  /** By step id; steps that do not apply are absent. */
  readonly values: {
    readonly [id: string]: { readonly value: Value; readonly unit: string | null; readonly formatted: string };
  };
  readonly trace: readonly TraceStep[];
  readonly sources: readonly LawSource[];
  readonly banners: readonly Banner[];
  readonly charts: readonly ChartView[];
  readonly notCovered: readonly string[];
  /** The entries of `notCovered` that could change this answer. */
  readonly mayChange: readonly string[];
  readonly nextSteps: readonly NextStepView[];
};
