import type { PageDefinition, LawUse } from "./definition.ts";
import type { Each } from "./document-plan.ts";
import type { Expression } from "./expression.ts";
import type { LawByTopic } from "./law.ts";
import type { Citation } from "./citation.ts";
import type { Text } from "./text.ts";

export type Verdict = "yes" | "no" | "probably" | "cannot_tell";

/** What an outcome means for the visitor. */
export type Tone = "good" | "bad" | "caution" | "neutral";

/** A condition under which the tool answers "we cannot tell". */
export type RefusalRule = {
  readonly when: Expression;
  readonly say: Text;
  /** A URL, or the name of a law topic, whose official page for the jurisdiction is then used. */
  readonly official?: string;
};

/** How to round a figure. Unit: `step` is decimal text in the unit of the figure. */
export type Rounding = { readonly step: string; readonly direction: "up" | "down" | "half_up" | "half_even" };

/** One way to calculate a step: the formula in force from a date, or under a condition. */
export type FormulaVariant = {
  /** ISO day. */
  readonly inForceFrom?: string;
  readonly when?: Expression;
  readonly formula: Expression;
  readonly why?: Text;
  readonly source?: Citation;
};

/** A named figure and its calculation. */
export type ComputeStep = {
  readonly type: "step";
  readonly id: string;
  readonly label: Text;
  /** When the page leaves it out of the working. */
  readonly hidden?: Expression;
  /** Whether the step only serves next steps, so that its law does not affect the certainty of the answer. */
  readonly aside?: boolean;
  readonly unit?: string;
  /** Heading under which the step is shown. */
  readonly group?: Text;
  /** All must be true; a step that does not apply has no value and is not shown. */
  readonly when: readonly Expression[];
  /** Dated ones newest first, then the first whose condition is true. */
  readonly variants: readonly FormulaVariant[];
  /** The date that selects a dated formula. */
  readonly keyDate?: Expression;
  readonly round?: Rounding;
  readonly why?: Text;
  readonly source?: Citation;
};

/** A decision table; its value is a record of outputs, or with `hit: all` a list of records. */
export type DecisionTable = {
  readonly type: "table";
  readonly id: string;
  readonly label: Text;
  readonly hidden?: Expression;
  readonly group?: Text;
  readonly when: readonly Expression[];
  readonly hit: "first" | "unique" | "all";
  readonly inputs: readonly Expression[];
  readonly outputs: readonly string[];
  readonly rows: readonly {
    /** One test per input, which reads the input as "?". */
    readonly tests: readonly Expression[];
    readonly results: readonly Expression[];
    readonly why?: Text;
    readonly source?: Citation;
  }[];
};

/** Steps calculated for each row of a list, each with the law of its own jurisdiction and date. */
export type ComputeRows = {
  readonly type: "rows";
  readonly id: string;
  readonly label: Text;
  readonly group?: Text;
  readonly when: readonly Expression[];
  readonly each: Each;
  /** Name of a row, as a heading. */
  readonly name?: Text;
  readonly law?: LawUse;
  readonly compute: readonly ComputeNode[];
};

export type ComputeNode = ComputeStep | DecisionTable | ComputeRows;

/** One answer in words; the first applicable one is given. */
export type Answer = {
  readonly when?: Expression;
  readonly verdict?: Verdict;
  readonly say: Text;
  /** Changes that would lead to another answer. */
  readonly change?: Text;
  /** The outcome in a few words. */
  readonly badge?: Text;
  readonly tone?: Tone;
  /** The reason in one sentence. */
  readonly why?: Text;
};

/** A limit of the tool's coverage. */
export type NotCovered = {
  readonly text: Text;
  readonly when?: Expression;
  /** When it could change the answer. */
  readonly mayChange?: Expression;
};

/** A labeled figure of a chart. */
export type ChartPart = { readonly label: Text; readonly value: Expression; readonly unit?: string };

export type Chart = {
  readonly kind: "split" | "steps" | "threshold" | "bars" | "line" | "calendar";
  readonly when?: Expression;
  /** The chart's message in words. */
  readonly say: Text;
  readonly unit?: string;
  /** Parts of a whole (split), figures to compare (bars), changes from the first to the last (steps), marked days (calendar). */
  readonly parts: readonly ChartPart[];
  /** Threshold chart: the measured figure and its limit. Bars: a mark across all of them. */
  readonly value?: ChartPart;
  readonly limit?: ChartPart;
  /** Line chart: lists of equal length. Bars: places and their figures. Calendar: the first day (`x`) and the part of each day in turn. */
  readonly x?: ChartPart;
  readonly y?: ChartPart;
  readonly days?: Expression;
  /** Bars of two lists: which of them are solid, and what solid and light bars mean. */
  readonly solid?: { readonly label: Text; readonly value: Expression; readonly others: Text };
};

/** A property of the figures, checked with many inputs. */
export type Invariant = {
  readonly value: string;
  readonly as: string;
  readonly never: "falls" | "rises";
  /** Name of the case that supplies the other answers; the first if omitted. */
  readonly case?: string;
  readonly from: string;
  readonly to: string;
  /** Ranges `[from, to]` in which the law itself violates the property, such as a cliff. */
  readonly except: readonly (readonly [from: string, to: string])[];
};

/** A calculator or checker, compiled. */
export type ToolDefinition = PageDefinition & {
  readonly kind: "calculator" | "checker";
  /** Every topic the formulas read, without jurisdictions: its columns, and the official page if there is no row. */
  readonly topics: LawByTopic;
  readonly refuse: readonly RefusalRule[];
  readonly compute: readonly ComputeNode[];
  readonly answer: readonly Answer[];
  readonly charts: readonly Chart[];
  /** The step by which results are compared, and whether a lower or a higher figure is better for the visitor. */
  readonly better?: { readonly value: string; readonly is: "lower" | "higher" };
  readonly notCovered: readonly NotCovered[];
  readonly invariants: readonly Invariant[];
};
