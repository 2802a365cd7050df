import type { LawFact } from "../form-view.ts";
import type { Quote } from "./quote.ts";

/** Whose law the contract is compared with, and where the text says so. */
export type ReviewPlace = {
  readonly code: string;
  readonly from: "chosen" | "property" | "governing_law" | "address";
  readonly quote: Quote | null;
};

/**
 * A figure compared with the law: it keeps the limit, breaks it, may fall under an exception, or the law sets none. Or
 * a clause that the law forbids or allows.
 */
export type LawComparison = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly outcome: "within" | "over" | "under" | "depends" | "none" | "forbidden" | "allowed";
  /** The figure in words: "$4,500 (3 months of rent)". */
  readonly found: string;
  readonly fact: LawFact;
  readonly exception?: LawFact;
  /** What the law table says about the limit's scope. */
  readonly note: string | null;
  readonly quote: Quote;
  readonly section: number | null;
};

/** Why a figure was not compared with the law. */
export type UncheckedReason =
  /** The place is unknown, or not one whose law we record. */
  | "no_place"
  /** The law of the place could not be loaded. */
  | "not_loaded"
  /** The law there is not known, or sources disagree; on the contract's date, if another date is known. */
  | "unknown"
  | "disputed"
  | "other_date"
  /** The text gives several figures, one that recurs, one in business days, or one in another unit than the law. */
  | "several"
  | "recurring"
  | "business_days"
  | "other_unit"
  /** The text gives no figure that can be read. */
  | "no_figure"
  /** The figure it is a share of was not found. */
  | "no_base"
  /** There is no rule to compare with. */
  | "no_rule";

/** A point with figures that nothing was compared with. It must not be presented as fine. */
export type UncheckedPoint = {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly reason: UncheckedReason;
  /** The figures in the passage. */
  readonly found: readonly string[];
  /** The law that the figures were not compared with and that is recorded. */
  readonly facts: readonly LawFact[];
  readonly quote: Quote;
  readonly section: number | null;
};
