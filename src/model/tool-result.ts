import type { Value } from "../values/value.ts";
import type { LawSourceKind, LawStatus } from "./law.ts";
import type { Source } from "./source.ts";
import type { Rounding, Verdict } from "./tool.ts";

/** A value of the law that a result rests on. All days are ISO days. */
export type LawSource = {
  readonly topic: string;
  readonly column: string;
  readonly label: string;
  readonly place: string;
  /** The day that selected the row. */
  readonly on: string | null;
  readonly value: Value;
  /** As it is printed; empty for a table. */
  readonly shown: string;
  readonly status: LawStatus | "none";
  /** How the row was read, also of one that says "none"; null where no row is in force. */
  readonly certainty: LawStatus | null;
  readonly kind: LawSourceKind | null;
  /** The name of the site that was read. */
  readonly site: string | null;
  /** Read in a summary only and not in the law itself, also where it says that the law sets no such value. */
  readonly isSecondary: boolean;
  readonly cite: string | null;
  readonly href: string | null;
  readonly quote: string | null;
  readonly from: string | null;
  /** An earlier row is known, so that `from` is the day of a change. */
  readonly replacesEarlier: boolean;
  /** Last day in force, where a later row or the law itself says so. */
  readonly to: string | null;
  readonly checked: string | null;
  readonly reviewBy: string | null;
  readonly stale: boolean;
  /** The official page for what we cannot tell. */
  readonly official: string | null;
  readonly note: string | null;
};

/** One figure a step read, as it stood. */
export type Term = { readonly name: string; readonly label: string; readonly value: Value; readonly shown: string };

/** One step as it was worked out. */
export type TraceStep = {
  readonly id: string;
  /** "highest", or inside rows "each_state.r2.limit". */
  readonly path: string;
  readonly label: string;
  readonly group: string | null;
  readonly unit: string | null;
  readonly value: Value;
  readonly shown: string;
  /** The formula with the names of its figures. */
  readonly words: string;
  /** The formula with the figures themselves. */
  readonly figures: string;
  /** Lines of a table of rates, one for each step of it that was reached. */
  readonly lines: readonly string[];
  readonly terms: readonly Term[];
  readonly rounding: (Rounding & { readonly before: Value; readonly says: string }) | null;
  readonly why: string | null;
  /** Where the rule comes from. */
  readonly source: Source | null;
  /** Values of the law the step reads itself. */
  readonly law: readonly LawSource[];
};

export type Banner = {
  readonly kind: "secondary" | "stale";
  /** What the banner is about. */
  readonly sources: readonly LawSource[];
};

export type Refused = {
  /** Who refuses: the author's rule, law that is not certain, a day before the data begin, or a figure that is missing. */
  readonly because: "rule" | "law" | "before_data" | "missing";
  readonly say: string;
  readonly official: string | null;
  /** Place of the author's rule in the definition. */
  readonly rule?: number;
  /** For the author: the first step without a figure, and what it reads that has none. */
  readonly lacking?: { readonly step: string; readonly reads: readonly string[] };
};

export type ShownPart = { readonly label: string; readonly value: number | null; readonly shown: string };

/** What a chart draws; every shape comes with the same figures as a table. */
export type ShownChart = {
  readonly kind: "split" | "steps" | "threshold" | "line" | "calendar";
  readonly say: string;
  /** The value is null where the law behind it is unknown; `shown` then says so. */
  readonly parts: readonly ShownPart[];
  /** Line: the points; the labels of the axes stand in `axes`. */
  readonly points: readonly {
    readonly x: number;
    /** Null where the law behind it is unknown. */
    readonly y: number | null;
    readonly shownX: string;
    readonly shownY: string;
  }[];
  readonly axes: { readonly x: string; readonly y: string };
  /** Calendar: what each day in turn belongs to, as a place in `parts`; -1 for none. */
  readonly days: readonly number[];
};

export type ShownStep = {
  readonly text: string;
  /** ISO day by which to do it. */
  readonly due: string | null;
  readonly source: Source | null;
  /** Id of a page to go to, and the answers to take there. */
  readonly create: string | null;
  readonly carry: { readonly [field: string]: Value };
};

/** A verdict as it is shown; "probably_not" is a no that rests on secondary sources. */
export type ShownVerdict = Verdict | "probably_not";

/** What a calculator or checker found, with everything that leads there. */
export type ToolResult = {
  readonly verdict: ShownVerdict | null;
  /** Place of the given answer in the definition; null where the tool refuses. */
  readonly given: number | null;
  readonly answer: string;
  readonly change: string | null;
  readonly refused: Refused | null;
  /** By id of the step; steps that do not apply are absent. */
  readonly values: {
    readonly [id: string]: { readonly value: Value; readonly unit: string | null; readonly shown: string };
  };
  readonly trace: readonly TraceStep[];
  readonly sources: readonly LawSource[];
  readonly banners: readonly Banner[];
  readonly charts: readonly ShownChart[];
  readonly notCovered: readonly string[];
  readonly nextSteps: readonly ShownStep[];
};
