import type { KeyFactId, ReviewSection } from "../../../model/review/review.ts";
import type { Severity } from "../../../model/review/playbook.ts";
import type { DiffPart } from "../../../text/word-diff.ts";

/** Unit: UTF-16 offsets, end exclusive. */
export type TextRange = { readonly start: number; readonly end: number };

/** A passage of one version and its innermost section, an index of that version's sections. */
export type ChangedPassage = TextRange & { readonly section: number | null };

/**
 * A change of the text. Differences in spaces, line breaks, page numbers, and the shape of quotation marks and dashes
 * are ignored.
 */
export type ClauseChange = {
  readonly id: string;
  /** A passage whose words changed is `changed`, also if it moved; `renumbered` has another number and nothing else. */
  readonly type: "added" | "removed" | "changed" | "moved" | "renumbered";
  readonly isMoved: boolean;
  readonly before: ChangedPassage | null;
  readonly after: ChangedPassage | null;
  /** The words of both versions. */
  readonly parts: readonly DiffPart[];
};

/** A key fact that differs; a version in which it was not found has no values. */
export type FactChange = {
  readonly id: KeyFactId;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** What a checklist has on a point of one version. */
export type PointState = {
  readonly state: "problem" | "missing" | "unchecked" | "unsure" | "fine" | "none";
  readonly severity: Severity | null;
  /** The problem in one sentence; empty if there is none. */
  readonly says: string;
  /** The passage; empty if there is none. */
  readonly quote: string;
};

/** Why a change of a point is not judged. */
export type UnjudgedReason = "no_side" | "not_by_side" | "same_rating" | "not_sure";

/** A point of a checklist that differs, and whether the change is better or worse for the reader's side. */
export type PointChange = {
  readonly id: string;
  readonly title: string;
  readonly before: PointState;
  readonly after: PointState;
  readonly verdict: "better" | "worse" | UnjudgedReason;
};

/** The differences between an earlier version of a contract and the current one. */
export type Comparison = {
  /** In the order of the current text; renumbered passages last. */
  readonly clauses: readonly ClauseChange[];
  /** How many passages are unchanged. */
  readonly unchanged: number;
  readonly facts: readonly FactChange[];
  readonly points: readonly PointChange[];
  readonly sections: { readonly before: readonly ReviewSection[]; readonly after: readonly ReviewSection[] };
};
