import type { LegalWords } from "../../../text/words/legal-words.ts";
import type { ProseWords } from "../../../text/words/prose-words.ts";
import type { Value } from "../../../values/value.ts";

/** Language words and currency for a computed table. */
export type TableWords = { readonly prose: ProseWords; readonly legal: LegalWords; readonly currency: string };

/** A computed table: column titles, rows and totals. */
export type GeneratedRows = {
  readonly columns: readonly { readonly title: string; readonly align: "start" | "end" }[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
};

/** Computes a table from named figures; null if one is missing or out of range. */
export type Generator = {
  /** Names of its input figures. */
  readonly figures: readonly string[];
  readonly make: (figures: { readonly [name: string]: Value }, words: TableWords) => GeneratedRows | null;
};
