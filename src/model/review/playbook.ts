import type { LawRead } from "../definition.ts";
import type { TextForm } from "./text-form.ts";

/** How serious a finding is. */
export type Severity = "high" | "medium" | "low";

/** Checks that need no model; each examines the whole text. */
export type CheckId =
  | "number_mismatch"
  | "missing_unit"
  | "differing_amount"
  | "differing_period"
  | "placeholder"
  | "cross_reference"
  | "missing_annex"
  | "undefined_term"
  | "party_name"
  | "conflict"
  | "date_order"
  | "auto_renewal"
  | "unlimited_liability"
  | "one_sided_indemnity"
  | "unilateral_change"
  | "swallowing_exception";

/** A side the visitor may be on: "employee". `words` are what contracts call that party. */
export type ReviewSide = { readonly id: string; readonly name: string; readonly words: readonly string[] };

/** A sentence for everyone, and alternatives for sides with their own. */
export type BySide = { readonly all: string; readonly sides: { readonly [side: string]: string } };

/** One step of a pattern: alternative words (a final `*` matches any ending), or a gap of limited length. */
export type PatternStep = { readonly words: readonly string[]; readonly optional: boolean } | { readonly gap: number };

/** A compiled phrase to match in a sentence, step by step. */
export type PhrasePattern = readonly PatternStep[];

/** How to detect an item: by a category of the model, a pattern, or both; `not` excludes sentences. */
export type Detector = {
  readonly category?: string;
  readonly any: readonly PhrasePattern[];
  readonly all: readonly PhrasePattern[];
  readonly not: readonly PhrasePattern[];
  /** Only in sections whose heading matches one of these. */
  readonly heading: readonly PhrasePattern[];
};

/** A value extracted from the sentence, and its limit: "notice at most 60 days". */
export type PatternSlot = {
  readonly is: "days" | "months" | "years" | "percent" | "money";
  readonly most?: number;
  readonly least?: number;
  readonly say: string;
};

/**
 * How a contract states a figure. A period is a number of hours, days, weeks, months or years; a multiple is one of
 * another figure: "two months' rent".
 */
export type FigureKind = "money" | "percent" | "period" | "multiple";

/** A figure that contracts of this kind state: the rent, the deposit, the interest. */
export type NamedFigure = {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly FigureKind[];
  /** The period a payment is for; amounts for another period are ignored, percentages are converted. */
  readonly each?: "hour" | "day" | "week" | "month" | "year";
  /** Words next to the figure in the text, as in patterns. */
  readonly near: readonly string[];
  /** Only in sentences with one of these, and with none of `not`. */
  readonly any: readonly PhrasePattern[];
  readonly not: readonly PhrasePattern[];
};

/** A limit of law that a figure of the contract must keep. The column's bound says whether it is a maximum or a minimum. */
export type LawLimit = {
  readonly figure: string;
  /** The figure that the limit is a share or multiple of: one month of rent. */
  readonly of?: string;
  readonly read: LawRead;
  /** A wider limit that applies under conditions, which its label names. */
  readonly exception?: LawRead;
  /** The column that is true where the law sets no limit at all. */
  readonly unlimited?: LawRead;
  /**
   * Conditions under which the limit does not apply: a column that is true, or an amount from which a figure is exempt;
   * with `above`, only a figure above that amount is.
   */
  readonly exempt: readonly { readonly read: LawRead; readonly figure?: string; readonly above?: boolean }[];
  /** Whether the limit has exemptions that a contract does not show, so that a figure beyond it may be lawful. */
  readonly conditional: boolean;
  readonly severity: Severity;
  /** The problem, with `{found}`, `{limit}` and `{place}` filled in. */
  readonly say: string;
};

/** A clause that the law forbids where the column is true. `say` has `{place}` filled in. */
export type LawBan = { readonly read: LawRead; readonly severity: Severity; readonly say: string };

/** Proposed wording: a text, or the clauses of a block as plain text. */
export type Wording = { readonly text: string; readonly clause?: string };

/** How to ask the other side: for a compromise, or for what is best for the reader. */
export type RequestTone = "mild" | "firm";

/** A request in one tone: a sentence to the other side, and the wording to ask for; an empty one strikes the passage. */
export type ToneRequest = { readonly text: string; readonly wording?: string };

export type ToneRequests = { readonly [T in RequestTone]: ToneRequest };

/** Requests for everyone, and for sides with their own. */
export type RequestsBySide = {
  readonly all?: ToneRequests;
  readonly sides: { readonly [side: string]: ToneRequests };
};

/** Requests by playbook and item. */
export type ReviewRequests = {
  readonly [playbook: string]: { readonly [item: string]: RequestsBySide };
};

/** One item of a checklist. */
export type PlaybookItem = {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** `must`: a finding if missing. `risk`: a finding if present. `fact`: only shown. */
  readonly sort: "must" | "risk" | "fact";
  readonly severity: Severity;
  /** Only for these sides; for all if empty. */
  readonly sides: readonly string[];
  /** Only if the text matches one of these; always if empty. */
  readonly when: readonly PhrasePattern[];
  readonly find: Detector;
  readonly why: BySide;
  readonly ask?: BySide;
  /** The sides that have texts or requests of their own. */
  readonly textSides: readonly string[];
  readonly slots: readonly PatternSlot[];
  readonly law: readonly LawLimit[];
  readonly bans: readonly LawBan[];
  readonly wording?: Wording;
};

/** The texts of a deterministic check; `on` is whether it runs by default. */
export type PlaybookCheck = {
  readonly id: CheckId;
  readonly title: string;
  readonly severity: Severity;
  readonly on: boolean;
  /** Whether all matches form one finding: many blanks are one thing to fix. */
  readonly together: boolean;
  /** The problem, with `{found}` and `{other}` filled in. */
  readonly say: string;
  readonly why: string;
  readonly ask?: string;
};

/** How to review one kind of document. The general playbook also contains the checks for all kinds. */
export type Playbook = {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly about: string;
  /** Phrases in title and text that indicate this kind. */
  readonly title: readonly PhrasePattern[];
  /**
   * Titles of other kinds that a phrase of `title` fits, too: a storage rental agreement is not the lease of a home.
   */
  readonly notTitle?: readonly PhrasePattern[];
  readonly text: readonly PhrasePattern[];
  /** Forms of document in which a missing clause is reported, in addition to templates of them. */
  readonly forms: readonly TextForm[];
  readonly sides: readonly ReviewSide[];
  /** What decides whose law applies if the contract names several places. */
  readonly place: "governing_law" | "property";
  readonly figures: readonly NamedFigure[];
  readonly items: readonly PlaybookItem[];
  readonly checks: readonly PlaybookCheck[];
};

/** A playbook with its requests, which load apart: a visitor needs them only once the findings are shown. */
export type CompiledPlaybook = Playbook & { readonly requests: ReviewRequests[string] };
