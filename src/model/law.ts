/** How sure we are of a row (rulings: confirmed = the text itself was read). */
export type LawStatus = "confirmed" | "secondary" | "disputed" | "unknown";

/** What the link of a row leads to; `catalog/law-sources.yaml` derives it from the address. */
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

/** One dated value with where it comes from. */
export type LawValue = {
  /** In force from this day (ISO), inclusive. */
  readonly from: string;
  /** Last day in force, where a law ended without a successor. */
  readonly to?: string;
  /** Decimal text, text, boolean, list or bracket table; null = the law sets no such value. */
  readonly value: LawDatum;
  readonly cite: string;
  readonly source: string;
  /** What the source is; absent where its site is not known. */
  readonly kind?: LawSourceKind;
  /** The name of the site, such as "Justia". */
  readonly site?: string;
  readonly quote?: string;
  readonly checked: string;
  readonly reviewBy: string;
  /** How sure we are of this value, where that differs from the place. */
  readonly status?: LawStatus;
  readonly note?: string;
};

export type LawDatum = null | boolean | string | number | readonly LawDatum[] | { readonly [key: string]: LawDatum };

export type LawPlace = {
  readonly status: LawStatus;
  readonly note?: string;
  /** Official page to send people to when we cannot tell. */
  readonly official?: string;
  readonly columns: { readonly [column: string]: readonly LawValue[] };
};

export type LawColumn = {
  readonly unit?: string;
  readonly type: "number" | "text" | "boolean" | "date" | "list" | "table";
  readonly bound?: string;
  /** What the value is, in words for visitors. */
  readonly label?: string;
  /** Of a list: columns of its rows with their units ("" for a bare number, "text" for words). */
  readonly rows?: { readonly [column: string]: string };
  /** Of a number: the keys it is given for, where one place has several ("city", "town"). */
  readonly by?: readonly string[];
};

/** A topic for the places loaded so far. */
export type LawTopic = {
  readonly topic: string;
  /** What it is about, in a few words. */
  readonly title?: string;
  readonly keyedOn: string;
  /** Official page for places that have no row. */
  readonly official?: string;
  /** Where a place in this wider one ("US" of "US-CA") has no row of a column, the rows of the wider place count. */
  readonly wider?: string;
  readonly columns: { readonly [column: string]: LawColumn };
  readonly places: { readonly [place: string]: LawPlace };
};

export type LawShards = { readonly [topic: string]: LawTopic };
