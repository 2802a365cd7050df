// Written by scripts/build/generate/write-shapes.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

import type {
  Formula,
  CitationInput,
  EntryInput,
  StepInput,
  CheckInput,
  ScreeningInput,
  FigureInput,
  ItemInput,
  VariantInput,
  TableInput,
  ClauseInput,
  DocumentTextInput,
  NextStepInput,
  LawInput,
  CaseInput,
  EsignInput,
  AboutInput,
} from "./schema-types.ts";

export type ListingInput = {
  id?: string;
  status?: "ready" | "planned";
  version?: string;
  entry?: EntryInput;
  formerly?: string[];
  slugs?: string[];
  nav?: { category?: string; order?: number };
  tags?: string[];
  synonyms?: string[];
  meanwhile?: { text?: string; pages?: string[] };
  related?: string[];
  sensitive?: boolean;
  about?: AboutInput;
  review?: { status?: "ready" | "planned"; playbook?: string; plain_nav?: boolean };
};

export type DocumentInput = {
  id?: string;
  status?: "ready" | "planned";
  version?: string;
  entry?: EntryInput;
  formerly?: string[];
  slugs?: string[];
  nav?: { category?: string; order?: number };
  tags?: string[];
  synonyms?: string[];
  meanwhile?: { text?: string; pages?: string[] };
  related?: string[];
  sensitive?: boolean;
  esign?: "allowed" | "conditional" | "not_by_default" | "prohibited" | EsignInput;
  about?: AboutInput;
  roles?: { [name: string]: { one?: string; many?: string } };
  screen?: ScreeningInput[];
  law?: LawInput;
  steps?: StepInput[];
  compute?: FigureInput[];
  checks?: CheckInput[];
  distinct?: string[] | string[][];
  document?: DocumentTextInput;
  review?: { status?: "ready" | "planned"; playbook?: string; plain_nav?: boolean };
  next_steps?: NextStepInput[];
  lasts?: { from?: Formula; until?: Formula; notice_days?: Formula };
  cases?: CaseInput[];
  language?: string;
  jurisdiction?: string;
  currency?: string;
};

export type LibraryClauseInput = {
  id?: string;
  needs?: { [name: string]: string };
  title?: string;
  plain?: string;
  essential?: boolean;
  detail?: number;
  defines?: string[];
  conspicuous?: boolean;
  min_size?: number;
  text?: string;
  items?: (string | ItemInput)[];
  join?: "and" | "or" | "none";
  after?: string;
  variants?: VariantInput[];
  table?: TableInput;
  clauses?: ClauseInput[];
  sources?: CitationInput[];
};
