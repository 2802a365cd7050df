import type { CheckId, ReviewSide, Severity } from "./playbook.ts";

/** What is reviewed: the text as it was read, and what the visitor said about it. */
export type ReviewInput = {
  readonly text: string;
  /** The name of the file, a help to tell the kind. */
  readonly name?: string;
  /** The playbook to go by; undefined lets the review tell the kind. */
  readonly playbook?: string;
  /** Which side of the playbook the visitor is on; undefined when not said. */
  readonly side?: string;
};

/**
 * A place in the text.
 *
 * Unit: UTF-16 offsets into `ReviewInput.text`, end exclusive; `text` is exactly `input.text.slice(start, end)`.
 */
export type Quote = { readonly start: number; readonly end: number; readonly text: string };

/** A section of the text: "7.2 Termination". `parent` is the index of the section around it. */
export type ReviewSection = {
  readonly number: string;
  readonly title: string;
  readonly at: Quote;
  readonly end: number;
  readonly parent: number | null;
};

/** How often such a finding was right on labelled contracts it had not learned from. */
export type Measured = { readonly precision: number; readonly of: number };

/**
 * How a check did: of `of` faults put into contracts on purpose it told `right`; it speaks in `speaks` of 100 contracts as they were.
 */
export type Tested = { readonly right: number; readonly of: number; readonly speaks: number };

/** What the text could say instead: all of `at` replaced by `text`, or `text` put in after `at`. */
export type Rewording = { readonly how: "replace" | "insert_after"; readonly at: Quote; readonly text: string };

/** Something in the text to look at. `id` is unique in a review and stays equal for equal texts. */
export type Finding = {
  readonly id: string;
  /** The item of the playbook or the check that made it, and the file to read it in. */
  readonly rule: string;
  readonly playbook: string;
  readonly check: CheckId | "clause";
  readonly severity: Severity;
  readonly title: string;
  readonly quote: Quote;
  /** Other places that belong to it, such as the second of two names. */
  readonly also: readonly Quote[];
  /** Section it stands in: an index of `Review.sections`. */
  readonly section: number | null;
  /** What is wrong here, in one sentence with the words found. */
  readonly says: string;
  /** Why it matters, for the side the visitor is on. */
  readonly why: string;
  /** What to ask the other side for. */
  readonly ask?: string;
  readonly rewording?: Rewording;
  /** A clause has been measured, a check has been tested. */
  readonly measured?: Measured;
  readonly tested?: Tested;
};

/** Something that such a contract should have and that was not found anywhere. */
export type Missing = {
  readonly id: string;
  readonly rule: string;
  readonly playbook: string;
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  /** What to ask the other side for. */
  readonly ask?: string;
  /** A clause to propose, and where it would go. */
  readonly wording?: string;
  readonly insertAfter?: Quote;
  readonly measured?: Measured;
};

/** Something we cannot tell: the likeliest place, to look at. */
export type Unsure = {
  readonly id: string;
  readonly rule: string;
  readonly playbook: string;
  readonly title: string;
  readonly question: string;
  readonly quote?: Quote;
  readonly section: number | null;
};

/** Something that is there and as it should be. */
export type Met = {
  readonly id: string;
  readonly rule: string;
  readonly playbook: string;
  readonly title: string;
  readonly quote: Quote;
  readonly section: number | null;
};

export type KeyFactId =
  | "document_name"
  | "parties"
  | "agreement_date"
  | "effective_date"
  | "expiration_date"
  | "renewal_term"
  | "notice_period"
  | "governing_law"
  | "money";

/** One line of the table of key facts; an empty list of values means that the text does not say. */
export type KeyFact = {
  readonly id: KeyFactId;
  readonly values: readonly { readonly text: string; readonly quote: Quote }[];
};

/** One line of the table of pairs: which party has the right or bears the duty, each with its words. */
export type PairRow = {
  readonly id: "indemnifies" | "may_end_without_cause" | "may_assign" | "liability_capped" | "may_change_terms";
  /** By party, in the order of `Review.parties`; null when the text gives it to nobody or does not say. */
  readonly held: readonly (Quote | null)[];
  readonly oneSided: boolean;
};

/** A party: the name in full, what the text calls it, and where it says so. */
export type ReviewParty = {
  readonly name: string;
  readonly terms: readonly string[];
  readonly quote: Quote;
};

/** A playbook that fits, likeliest first. `score` is from 0 to 1. */
export type KindGuess = { readonly playbook: string; readonly score: number };

/** Why a text is not reviewed. */
export type ReviewRefusal = "empty" | "too_long" | "too_many_sentences";

/** Everything a review says. Every quote is verified to be in the text. */
export type Review = {
  /** Says that the text is no contract, or not in English; the rest is then as good as it can be, or empty. */
  readonly refusal: ReviewRefusal | null;
  /** What it was taken for, and what else it may be. */
  readonly kind: KindGuess;
  readonly kinds: readonly KindGuess[];
  readonly side: string | null;
  readonly sides: readonly ReviewSide[];
  readonly parties: readonly ReviewParty[];
  readonly sections: readonly ReviewSection[];
  readonly sentences: number;
  readonly facts: readonly KeyFact[];
  /** Worst first; the page shows the first seven. */
  readonly findings: readonly Finding[];
  readonly missing: readonly Missing[];
  readonly unsure: readonly Unsure[];
  readonly met: readonly Met[];
  readonly pairs: readonly PairRow[];
};
