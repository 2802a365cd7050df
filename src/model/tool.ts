import type { PageDefinition, LawUse } from "./definition.ts";
import type { Each } from "./document-plan.ts";
import type { Expression } from "./expression.ts";
import type { LawShards } from "./law.ts";
import type { Source } from "./source.ts";
import type { Text } from "./text.ts";

export type Verdict = "yes" | "no" | "probably" | "cannot_tell";

/** An honest "we cannot tell". */
export type Refusal = { readonly when: Expression; readonly say: Text; readonly official?: string };

/** How a figure is rounded. Unit: `step` is decimal text in the unit of the figure. */
export type Rounding = { readonly step: string; readonly direction: "up" | "down" | "half_up" | "half_even" };

/** One way to work a step out: the formula in force from a day, or where a condition holds. */
export type Variant = {
  /** ISO day. */
  readonly from?: string;
  readonly when?: Expression;
  readonly is: Expression;
  readonly why?: Text;
  readonly source?: Source;
};

/** One named figure. */
export type ComputeStep = {
  readonly type: "step";
  readonly id: string;
  readonly label: Text;
  readonly unit?: string;
  /** Heading under which the step is shown. */
  readonly group?: Text;
  /** All must hold; a step that does not apply has no value and is not shown. */
  readonly when: readonly Expression[];
  /** Dated ones newest first, then the first whose condition holds. */
  readonly variants: readonly Variant[];
  /** The day that selects a dated formula. */
  readonly on?: Expression;
  readonly round?: Rounding;
  readonly why?: Text;
  readonly source?: Source;
};

/** A decision table; its value is a record of outputs, with `hit: all` a list of them. */
export type DecisionTable = {
  readonly type: "table";
  readonly id: string;
  readonly label: Text;
  readonly group?: Text;
  readonly when: readonly Expression[];
  readonly hit: "first" | "unique" | "all";
  readonly inputs: readonly Expression[];
  readonly outputs: readonly string[];
  readonly rows: readonly {
    /** One test for each input; it reads the input as "?". */
    readonly tests: readonly Expression[];
    readonly gives: readonly Expression[];
    readonly why?: Text;
    readonly source?: Source;
  }[];
};

/** Steps worked out anew for every row of a list, each with the law of its own place and day. */
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

/** One answer in words; the first that fits is given. */
export type Answer = {
  readonly when?: Expression;
  readonly verdict?: Verdict;
  readonly say: Text;
  /** What would change the answer. */
  readonly change?: Text;
};

/** A labelled figure of a chart. */
export type ChartPart = { readonly label: Text; readonly value: Expression; readonly unit?: string };

export type Chart = {
  readonly kind: "split" | "steps" | "threshold" | "line" | "calendar";
  readonly when?: Expression;
  /** The message of the chart in words. */
  readonly say: Text;
  readonly unit?: string;
  /** Parts of a whole (split), changes from the first to the last (steps), days marked (calendar). */
  readonly parts: readonly ChartPart[];
  /** Threshold: what is measured, and what it is held against. */
  readonly value?: ChartPart;
  readonly limit?: ChartPart;
  /** Line: lists of the same length; calendar: what each day in turn belongs to. */
  readonly x?: ChartPart;
  readonly y?: ChartPart;
  readonly days?: Expression;
};

/** A law the figures obey, tried out on many inputs. */
export type Holds = {
  readonly value: string;
  readonly as: string;
  readonly never: "falls" | "rises";
  /** Name of the case that gives the other answers; the first when left out. */
  readonly case?: string;
  readonly from: string;
  readonly to: string;
  /** Stretches `[from, to]` in which the law itself breaks the rule, such as a cliff. */
  readonly except: readonly (readonly [from: string, to: string])[];
};

/** A calculator or checker, compiled. */
export type ToolDefinition = PageDefinition & {
  readonly kind: "calculator" | "checker";
  /** Every topic the formulas read, without its places: what a column means, and whom to ask where there is no row. */
  readonly topics: LawShards;
  readonly refuse: readonly Refusal[];
  readonly compute: readonly ComputeNode[];
  readonly answer: readonly Answer[];
  readonly charts: readonly Chart[];
  readonly notCovered: readonly { readonly text: Text; readonly when?: Expression }[];
  readonly holds: readonly Holds[];
};
