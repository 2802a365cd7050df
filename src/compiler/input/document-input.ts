// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

import type {
  Formula,
  EntryInput,
  StepInput,
  CheckInput,
  ScreeningInput,
  FigureInput,
  RoleWordsInput,
  DocumentTextInput,
  NextStepInput,
  LawInput,
  CaseInput,
  EsignInput,
  AboutInput,
} from "./schema-types.ts";

export type PageHeadInput = {
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
  session?: "negotiation" | "signing";
  sensitive?: boolean;
  about?: AboutInput;
};

export type ListingInput = PageHeadInput & {
  review?: { status?: "ready" | "planned"; playbook?: string; plain_nav?: boolean };
  playbook?: string;
};

export type FormPartsInput = {
  law?: LawInput;
  screen?: ScreeningInput[];
  steps?: StepInput[];
  checks?: CheckInput[];
  next_steps?: NextStepInput[];
  cases?: CaseInput[];
};

export type DocumentInput = Omit<ListingInput, "session" | "playbook"> &
  FormPartsInput & {
    esign?: "allowed" | "conditional" | "not_by_default" | "prohibited" | EsignInput;
    roles?: { [name: string]: RoleWordsInput };
    sides?: { first?: string; second?: string };
    renamed_terms?: { [name: string]: string };
    compute?: FigureInput[];
    distinct?: string[] | string[][];
    document?: DocumentTextInput;
    receives?: { [name: string]: "title" | "signers" | "place" | "paper_only" | "paper_reason" };
    lasts?: { from?: Formula; until?: Formula; notice_days?: Formula };
    language?: string;
    jurisdiction?: string;
    currency?: string;
  };
