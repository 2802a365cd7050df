import type { LawFact } from "../form-view.ts";
import type { LawComparison, ReviewPlace, UncheckedPoint } from "./law-comparison.ts";
import type { Quote } from "./quote.ts";
import type { CheckId, ReviewSide, Severity, ToneRequests } from "./playbook.ts";
import type { TextForm } from "./text-form.ts";

/** The input of a review: the extracted text and the visitor's choices. */
export type ReviewInput = {
  readonly text: string;
  /** The file name, a hint for classification. */
  readonly name?: string;
  /** The playbook of the page on which the text was given, a hint for classification. */
  readonly expected?: string | undefined;
  /** The playbook to use; omit to let the review classify the contract. */
  readonly playbook?: string;
  /** The visitor's side in the playbook; undefined if not chosen. */
  readonly side?: string;
  /** Code of the jurisdiction whose law to compare with; omit to take it from the text. */
  readonly place?: string;
};

/** A section of the text: "7.2 Termination". `parent` is the index of the enclosing section. */
export type ReviewSection = {
  readonly number: string;
  readonly title: string;
  readonly at: Quote;
  readonly end: number;
  readonly parent: number | null;
};

/** The precision of such findings on labeled contracts that were not used for training. */
export type MeasuredPrecision = { readonly precision: number; readonly of: number };

/** The accuracy of a check: it detected `right` of `of` planted faults, and reports something in `speaks` of 100 unmodified contracts. */
export type TestedAccuracy = { readonly right: number; readonly of: number; readonly speaks: number };

/** A proposed change: replace `at` by `text`, or insert `text` after `at`. */
export type Rewording = { readonly how: "replace" | "insert_after"; readonly at: Quote; readonly text: string };

/** A passage that deserves attention. `id` is unique in a review and equal for equal texts. */
export type Finding = {
  readonly id: string;
  /** The playbook item or check behind it, and the playbook file. */
  readonly rule: string;
  readonly playbook: string;
  readonly check: CheckId | "clause";
  readonly severity: Severity;
  readonly title: string;
  readonly quote: Quote;
  /** Related passages, such as the second of two names. */
  readonly also: readonly Quote[];
  /** Its section: an index of `Review.sections`. */
  readonly section: number | null;
  /** The problem in one sentence, with the words found. */
  readonly says: string;
  /** Why it matters to the visitor's side. */
  readonly why: string;
  /** The change to request from the other side, as advice to the visitor. */
  readonly ask?: string;
  /** The requests to the other side by tone, and the sentence in the chosen tone. */
  readonly requests?: ToneRequests;
  readonly request?: string;
  readonly rewording?: Rewording;
  /** The law that the passage was compared with. */
  readonly law?: readonly LawFact[];
  /** Clauses have a measured precision, checks a tested accuracy. */
  readonly measured?: MeasuredPrecision;
  readonly tested?: TestedAccuracy;
};

/** Something that such a contract should have and that was not found. */
export type MissingClause = {
  readonly id: string;
  readonly rule: string;
  readonly playbook: string;
  readonly severity: Severity;
  readonly title: string;
  readonly why: string;
  /** The change to request from the other side, as advice to the visitor. */
  readonly ask?: string;
  /** The requests to the other side by tone, and the sentence in the chosen tone. */
  readonly requests?: ToneRequests;
  readonly request?: string;
  /** A proposed clause and where to insert it. */
  readonly wording?: string;
  readonly insertAfter?: Quote;
  readonly measured?: MeasuredPrecision;
};

/** An uncertain result: the most likely passage. */
export type UncertainFinding = {
  readonly id: string;
  readonly rule: string;
  readonly playbook: string;
  readonly title: string;
  readonly question: string;
  readonly quote?: Quote;
  readonly section: number | null;
};

/** An expectation that the text meets. */
export type SatisfiedExpectation = {
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
  | "forum"
  | "rent"
  | "price"
  | "fee"
  | "pay"
  | "principal"
  | "deposit"
  | "late_fee"
  | "cap"
  | "money"
  | "signatures";

/** One row of the key facts; an empty list of values means that the text does not mention it. */
export type KeyFact = {
  readonly id: KeyFactId;
  readonly values: readonly { readonly text: string; readonly quote: Quote }[];
};

/** One row of the table of rights and duties: which party has each, with its passage. */
export type PairRow = {
  readonly id: "indemnifies" | "may_end_without_cause" | "may_assign" | "liability_capped" | "may_change_terms";
  /** By party, in the order of `Review.parties`; null if the text assigns it to neither party or does not mention it. */
  readonly held: readonly (Quote | null)[];
  readonly oneSided: boolean;
};

/** A party: its full name, what the text calls it, and where. Several people or organizations can be one party. */
export type ReviewParty = {
  readonly name: string;
  readonly terms: readonly string[];
  readonly quote: Quote;
  readonly members: readonly { readonly name: string; readonly quote: Quote }[];
};

/** A matching playbook. `score` is from 0 to 1. */
export type ContractKindGuess = { readonly playbook: string; readonly score: number };

/** Why a text is not reviewed. */
export type ReviewRefusal = "empty" | "too_long" | "too_many_sentences";

/** The result of a review. Every quote is verified to be in the text. */
export type Review = {
  /** Why the text is not reviewed, such as not a contract or not in English; the rest may be incomplete or empty. */
  readonly refusal: ReviewRefusal | null;
  /** The detected kind of contract, and its alternatives. */
  readonly kind: ContractKindGuess;
  readonly kinds: readonly ContractKindGuess[];
  /** Whether the visitor chose the kind. */
  readonly isKindChosen: boolean;
  readonly form: TextForm;
  readonly side: string | null;
  readonly sides: readonly ReviewSide[];
  /** Whether points differ by side, so that the review is better once the side is known. */
  readonly differsBySide: boolean;
  readonly parties: readonly ReviewParty[];
  readonly sections: readonly ReviewSection[];
  readonly sentences: number;
  readonly facts: readonly KeyFact[];
  /** Most serious first; the page lists the first thirty. */
  readonly findings: readonly Finding[];
  /** Null if missing clauses were not looked for, because the checklist is not for texts of this form. */
  readonly missing: readonly MissingClause[] | null;
  readonly unsure: readonly UncertainFinding[];
  readonly met: readonly SatisfiedExpectation[];
  /** Whose law applies; null if the text does not show it. */
  readonly place: ReviewPlace | null;
  /** The date on which the law was looked up (ISO); null if none was. */
  readonly lawDate: string | null;
  readonly law: readonly LawComparison[];
  readonly unchecked: readonly UncheckedPoint[];
  readonly pairs: readonly PairRow[];
};
