/** How much a finding matters. */
export type Severity = "high" | "medium" | "low";

/** The checks that need no model: each looks at the whole text. */
export type CheckId =
  | "number_mismatch"
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
  | "unilateral_change";

/** A side a visitor may be on: "employee". `words` are what contracts call that party. */
export type ReviewSide = { readonly id: string; readonly name: string; readonly words: readonly string[] };

/** One sentence for everybody, and others for the sides that have their own. */
export type BySide = { readonly all: string; readonly sides: { readonly [side: string]: string } };

/**
 * One step of a pattern: words of which one must stand here (a final `*` is any ending), or a gap of at most so many words.
 */
export type PatternStep = { readonly words: readonly string[]; readonly optional: boolean } | { readonly gap: number };

/** A phrase to look for in a sentence, compiled: each step in turn. */
export type Pattern = readonly PatternStep[];

/** How an item is found: one of the categories of the model, one of the patterns, or both; `not` rules a sentence out. */
export type Detector = {
  readonly category?: string;
  readonly any: readonly Pattern[];
  readonly all: readonly Pattern[];
  readonly not: readonly Pattern[];
  /** Only in sections whose heading has one of these. */
  readonly heading: readonly Pattern[];
};

/** A value read from the sentence found, and the rule it must keep: "notice at most 60 days". */
export type Slot = {
  readonly is: "days" | "months" | "years" | "percent" | "money";
  readonly most?: number;
  readonly least?: number;
  readonly say: string;
};

/** Words to propose: a text, or a clause of the library already written out as plain text. */
export type Wording = { readonly text: string; readonly clause?: string };

/** One line of a checklist. */
export type PlaybookItem = {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** `must`: missing it is a finding. `risk`: having it is a finding. `fact`: only shown. */
  readonly sort: "must" | "risk" | "fact";
  readonly severity: Severity;
  /** Whether the item is looked at only for these sides; empty means for everybody. */
  readonly sides: readonly string[];
  /** Whether the item is looked at only where the text says one of these; empty means always. */
  readonly when: readonly Pattern[];
  readonly find: Detector;
  readonly why: BySide;
  readonly ask?: BySide;
  readonly slots: readonly Slot[];
  readonly wording?: Wording;
};

/** The words of a deterministic check; `on` says whether it runs without being asked for. */
export type PlaybookCheck = {
  readonly id: CheckId;
  readonly title: string;
  readonly severity: Severity;
  readonly on: boolean;
  /** Whether all its places make one finding: many blanks are one thing to mend. */
  readonly together: boolean;
  /** What is wrong, with `{found}`, `{other}` put in. */
  readonly say: string;
  readonly why: string;
  readonly ask?: string;
};

/** How documents of one kind are reviewed. The general one also brings the checks of all. */
export type Playbook = {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly about: string;
  /** Phrases in title and text that speak for this kind. */
  readonly title: readonly Pattern[];
  readonly text: readonly Pattern[];
  readonly sides: readonly ReviewSide[];
  readonly items: readonly PlaybookItem[];
  readonly checks: readonly PlaybookCheck[];
};
