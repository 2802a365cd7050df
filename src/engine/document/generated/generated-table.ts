import type { LegalWords } from "../../../text/legal-words.ts";
import type { ProseWords } from "../../../text/prose-words.ts";
import type { Value } from "../../../values/value.ts";

/** What a computed table is printed with. */
export type TableWords = { readonly prose: ProseWords; readonly legal: LegalWords; readonly currency: string };

/** A computed table: column titles, rows and sums. */
export type GeneratedRows = {
  readonly columns: readonly { readonly title: string; readonly align: "start" | "end" }[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
};

/** Makes a table from figures by name; null while one of them is missing or out of range. */
export type Generator = {
  /** The names of the figures it asks for. */
  readonly figures: readonly string[];
  readonly make: (figures: { readonly [name: string]: Value }, words: TableWords) => GeneratedRows | null;
};
