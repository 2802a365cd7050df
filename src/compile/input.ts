import type { PlaceKind } from "../model/place.ts";

/**
 * The shapes an author writes, after the schema has been checked and what does not fit has been taken out.
 *
 * Everything is optional: a missing key was reported already, and the rest of the file is still worth checking.
 */
export type Formula = string | boolean | number;

export type SourceInput = { cite?: string; href?: string };
export type EntryInput = { icon?: string; primary?: string; secondary?: string; action?: string; header?: string };

export type OptionInput = {
  is?: string;
  label?: string;
  hint?: string;
  caution?: string;
  when?: Formula;
  says?: string;
};

export type FieldInput = {
  id?: string;
  kind?: string;
  label?: string;
  hint?: string;
  help?: string;
  why?: string;
  caution?: string;
  when?: Formula;
  optional?: Formula;
  unsure?: boolean;
  default?: Formula | (string | number)[];
  reuse?: boolean;
  sensitive?: boolean;
  autocomplete?: string;
  formerly?: string[];
  unit?: string;
  min?: Formula;
  max?: Formula;
  limit_message?: string;
  max_length?: number;
  decimals?: number;
  places?: PlaceKind[];
  options?: OptionInput[];
  fields?: FieldInput[];
  item?: string;
  role?: string;
  allow?: ("person" | "company")[];
  in_person?: boolean;
  without?: string[];
  accept?: string[];
  max_bytes?: number;
};

export type StepInput = { id?: string; title?: string; intro?: string; when?: Formula; fields?: FieldInput[] };
export type CheckInput = {
  id?: string;
  when?: Formula;
  at?: string;
  say?: string;
  stop?: boolean;
  fact?: boolean;
  source?: SourceInput;
  official?: string;
};
export type WayInput = { label?: string; href?: string };
export type ScreenInput = { id?: string; ask?: string; exit_when?: Formula; say?: string; ways?: WayInput[] };

/** A named figure of a document. */
export type FigureInput = {
  id?: string;
  label?: string;
  unit?: string;
  is?: Formula;
  variants?: { when?: Formula; is?: Formula }[];
};

export type ItemInput = { when?: Formula; each?: string; text?: string };
export type PassageInput = { id?: string; when?: Formula; text?: string };
export type VariantInput = {
  when?: Formula;
  text?: string;
  items?: (string | ItemInput)[];
  join?: "and" | "or" | "none";
  after?: string;
};
export type TableInput = {
  each?: string;
  columns?: { title?: string; cell?: string; align?: "start" | "end" }[];
  rows?: { when?: Formula; cells?: string[] }[];
  total?: string[];
  empty?: string;
};

export type ClauseInput = VariantInput & {
  id?: string;
  part?: string;
  use?: string;
  with?: { [name: string]: Formula };
  title?: string;
  plain?: string;
  each?: string;
  essential?: boolean;
  detail?: number;
  defines?: string[];
  conspicuous?: boolean;
  variants?: VariantInput[];
  table?: TableInput;
  clauses?: ClauseInput[];
  sources?: SourceInput[];
};

export type LibraryClauseInput = ClauseInput & { needs?: { [name: string]: string } };

export type ScheduleInput = {
  id?: string;
  title?: string;
  when?: Formula;
  standalone?: boolean;
  text?: string;
  items?: (string | ItemInput)[];
  table?: TableInput;
  clauses?: ClauseInput[];
  generate?: { name?: string; with?: { [name: string]: Formula } };
};

export type SignaturesInput = {
  page?: true;
  initials?: true;
  text?: string;
  each?: string | string[];
  groups?: { field?: string; label?: string; when?: Formula; as?: string }[];
  unsigned?: string[];
};

export type ExecutionInput = {
  when?: Formula;
  witnesses?: Formula;
  witness_names?: Formula[];
  witness_text?: string | PassageInput[];
  notary?: NotaryInput | NotaryInput[];
};

export type NotaryInput = {
  kind?: "acknowledgment" | "jurat" | "self_proving";
  when?: Formula;
  apart?: Formula;
  of?: string[];
  certificate?: Formula;
  notice?: string;
};

export type PaperInput = {
  title?: string;
  opening?: string | PassageInput[];
  recitals?: (string | PassageInput)[];
  clauses?: ClauseInput[];
  schedules?: ScheduleInput[];
  signatures?: SignaturesInput;
  execution?: ExecutionInput;
};

export type NextStepInput = {
  text?: string;
  when?: Formula;
  due?: Formula;
  source?: SourceInput;
  create?: string;
  carry?: { [field: string]: Formula };
};

export type LawTopicInput = {
  topic?: string;
  on?: Formula;
  place?: Formula;
  when?: Formula;
  needed?: boolean | string[];
  columns?: { [column: string]: Formula };
  otherwise?: string;
};

export type LawInput = {
  place?: Formula;
  on?: Formula;
  topics?: string[] | { [name: string]: LawTopicInput };
};

export type CaseInput = {
  name?: string;
  from?: string;
  today?: string;
  jurisdiction?: string;
  level_of_detail?: number;
  answers?: { [field: string]: unknown };
  derivation?: string;
  expect?: {
    numbers?: { [clause: string]: string };
    has?: string[];
    lacks?: string[];
    values?: { [name: string]: unknown };
    verdict?: string;
    refused?: string;
    banners?: string[];
    warnings?: string[];
    exit?: string;
    blanks?: string[];
  };
};

export type EsignInput = {
  allowed?: "allowed" | "conditional" | "not_by_default" | "prohibited";
  reason?: string;
  source?: SourceInput;
};

export type AboutInput = {
  makes?: string;
  minutes?: number;
  have_ready?: string[];
  suits?: string[];
  not_for?: string[];
};

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
  related?: string[];
  meanwhile?: { text?: string; pages?: string[] };
  sensitive?: boolean;
  review?: { status?: "ready" | "planned"; playbook?: string; plain_nav?: boolean };
};

export type DocumentInput = ListingInput & {
  language?: string;
  jurisdiction?: string;
  currency?: string;
  esign?: EsignInput | NonNullable<EsignInput["allowed"]>;
  about?: AboutInput;
  roles?: { [role: string]: { one?: string; many?: string } };
  screen?: ScreenInput[];
  law?: LawInput;
  steps?: StepInput[];
  compute?: FigureInput[];
  checks?: CheckInput[];
  distinct?: string[] | string[][];
  document?: PaperInput;
  next_steps?: NextStepInput[];
  lasts?: { from?: Formula; until?: Formula; notice_days?: Formula };
  cases?: CaseInput[];
};
