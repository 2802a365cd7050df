/** The certainty of a row; "confirmed" means that the legal text itself was read. */
export type LawStatus = "confirmed" | "secondary" | "disputed" | "unknown";

/** The kind of page a row's link points to; `catalog/law-sources.yaml` derives it from the address. */
export const LAW_SOURCE_KINDS = [
  "statute",
  "regulation",
  "court",
  "agency",
  "self_help",
  "commercial",
  "proposal",
] as const;
export type LawSourceKind = (typeof LAW_SOURCE_KINDS)[number];

/** A dated value with its source. */
export type LawValue = {
  /** First day in force (ISO), inclusive. */
  readonly from: string;
  /** Last day in force, if the law ended without a successor. */
  readonly to?: string;
  /** Decimal text, text, boolean, list or bracket table; null means that the law sets no such value. */
  readonly value: LawContent;
  readonly cite: string;
  readonly source: string;
  /** Kind of the source; absent if its site is unknown. */
  readonly kind?: LawSourceKind;
  /** Name of the site, such as "Justia". */
  readonly site?: string;
  readonly quote?: string;
  readonly checked: string;
  readonly reviewBy: string;
  /** Certainty of this value, if it differs from the jurisdiction's. */
  readonly status?: LawStatus;
  readonly note?: string;
};

export type LawContent =
  null | boolean | string | number | readonly LawContent[] | { readonly [key: string]: LawContent };

export type JurisdictionLaw = {
  readonly status: LawStatus;
  readonly note?: string;
  /** Official page to consult when there is no answer. */
  readonly official?: string;
  readonly columns: { readonly [column: string]: readonly LawValue[] };
};

export type LawColumn = {
  readonly unit?: string;
  readonly type: "number" | "text" | "boolean" | "date" | "list" | "table";
  readonly bound?: string;
  /** The name of the value, in words for visitors. */
  readonly label?: string;
  /** For a list: columns of its rows with their units ("" for a plain number, "text" for words). */
  readonly rows?: { readonly [column: string]: string };
  /** For a number: the keys it is given for, if one jurisdiction has several ("city", "town"). */
  readonly by?: readonly string[];
};

/** A topic with the law of every jurisdiction that has a row. */
export type LawTopic = {
  readonly topic: string;
  /** Its subject in a few words. */
  readonly title?: string;
  readonly keyedOn: string;
  /** Official page for jurisdictions without a row. */
  readonly official?: string;
  /** The wider jurisdiction ("US" of "US-CA") whose rows apply if a narrower one has none. */
  readonly wider?: string;
  readonly columns: { readonly [column: string]: LawColumn };
  readonly places: { readonly [place: string]: JurisdictionLaw };
};

export type LawByTopic = { readonly [topic: string]: LawTopic };
