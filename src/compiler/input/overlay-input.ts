// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

import type { RoleWordsInput } from "./schema-types.ts";

export type VariantTexts = { text?: string; items?: string[]; after?: string };

export type TableTexts = {
  columns?: { title?: string; cell?: string }[];
  rows?: { cells?: string[] }[];
  total?: string[];
  empty?: string;
};

export type ClauseTexts = {
  title?: string;
  part?: string;
  text?: string;
  items?: string[];
  after?: string;
  defines?: string[];
  variants?: VariantTexts[];
  table?: TableTexts;
  stale?: boolean;
};

export type ClauseTextsById = { [name: string]: ClauseTexts };

export type SuppliedWords = "as_written" | { [name: string]: string };

export type BlockOverlayInput = {
  id?: string;
  language?: string;
  options?: { [name: string]: { [name: string]: string } };
  words?: { [name: string]: "as_written" | { [name: string]: string } };
  clauses?: { [name: string]: ClauseTexts };
  schedules?: { [name: string]: ClauseTexts };
  digests?: { [name: string]: string };
};

export type OverlayInput = Omit<BlockOverlayInput, "words" | "clauses"> & {
  title?: string;
  opening?: string | string[];
  letter?: unknown;
  recitals?: string[];
  roles?: { [name: string]: RoleWordsInput };
  renamed_terms?: { [name: string]: string };
  words?: { [name: string]: SuppliedWords };
  clauses?: ClauseTextsById;
  signatures?: { text?: string; groups?: { label?: string; as?: string }[] };
  execution?: { witness_text?: string | string[]; notary?: { notice?: string } | { notice?: string }[] };
};
