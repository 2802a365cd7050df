// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

/** A formula or a plain value in its place. */
export type Formula = string | boolean | number;

export type CitationInput = { cite?: string; href?: string };

export type EntryInput = {
  icon?: string;
  primary?: string;
  secondary?: string;
  action?: "Create" | "Calculate" | "Compare" | "Check" | "Chat" | "Process" | "Negotiate" | "Start" | "Review";
  header?: string;
};

export type OptionInput = {
  is?: string;
  label?: string;
  hint?: string;
  caution?: string;
  when?: Formula;
  says?: string;
  formerly?: string[];
};

export type BlockUseInput = {
  use?: string;
  with?: { [name: string]: string | number | boolean | string[] };
  as?: string;
  without?: string[];
};

export type QuestionUseInput = BlockUseInput & {
  labels?: { [name: string]: string };
  defaults?: { [name: string]: string | number | boolean | (string | number)[] };
  renamed?: { [name: string]: string[] };
};

export type FieldInput = QuestionUseInput & {
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
  default?: string | number | boolean | (string | number)[];
  reuse?: boolean;
  sensitive?: boolean;
  autocomplete?: string;
  formerly?: string[];
  unit?: string;
  min?: Formula;
  max?: Formula;
  limit_message?: string;
  max_length?: number;
  options?: OptionInput[];
  fields?: FieldInput[];
  item?: string;
  role?: string;
  allow?: ("person" | "company")[];
  in_person?: boolean;
  accept?: string[];
  max_bytes?: number;
  decimals?: number;
  rough?: "start" | "end";
  places?: ("state" | "territory" | "country")[];
};

export type StepInput = QuestionUseInput & {
  id?: string;
  title?: string;
  intro?: string;
  when?: Formula;
  fields?: FieldInput[];
};

export type CheckInput = {
  id?: string;
  when?: Formula;
  at?: string;
  say?: string;
  stop?: boolean;
  fact?: boolean;
  source?: CitationInput;
  official?: string;
};

export type HelpLinkInput = { label?: string; href?: string };

export type ScreeningInput = { id?: string; ask?: string; exit_when?: Formula; say?: string; ways?: HelpLinkInput[] };

export type FigureInput = {
  id?: string;
  label?: string;
  unit?: string;
  is?: Formula;
  variants?: { when?: Formula; is?: Formula }[];
};

export type RoleWordsInput = { one?: string; many?: string };

export type ItemInput = { when?: Formula; each?: string; text?: string };

export type PassageInput = { id?: string; when?: Formula; text?: string };

export type BodyTextInput = {
  text?: string;
  items?: (string | ItemInput)[];
  join?: "and" | "or" | "none";
  after?: string;
};

export type VariantInput = BodyTextInput & { when?: Formula };

export type TableInput = {
  each?: string;
  columns?: { title?: string; cell?: string; align?: "start" | "end" }[];
  rows?: { when?: Formula; cells?: string[] }[];
  total?: string[];
  empty?: string;
};

export type ClauseInput = BlockUseInput &
  BodyTextInput & {
    id?: string;
    part?: string;
    title?: string;
    plain?: string;
    when?: Formula;
    each?: string;
    detail?: number;
    defines?: string[];
    conspicuous?: boolean;
    min_size?: number;
    variants?: VariantInput[];
    table?: TableInput;
    clauses?: ClauseInput[];
    sources?: CitationInput[];
  };

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
  text?: string;
  each?: string | string[];
  document?: string;
  groups?: { field?: string; sealed?: Formula; label?: string; when?: Formula; as?: string }[];
  page?: true;
  initials?: true;
  unsigned?: string[];
};

export type NotaryInput = {
  kind?: "acknowledgment" | "jurat" | "self_proving";
  when?: Formula;
  apart?: Formula;
  of?: string[];
  certificate?: Formula;
  representative?: Formula;
  notice?: string;
};

export type ExecutionInput = {
  when?: Formula;
  witnesses?: Formula;
  witness_names?: Formula[];
  witness_text?: string | PassageInput[];
  notary?: NotaryInput | NotaryInput[];
};

export type DocumentTextInput = {
  title?: string;
  opening?: string | PassageInput[];
  letter?: (string | PassageInput)[];
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
  source?: CitationInput;
  official?: string;
  create?: string;
  carry?: { [name: string]: Formula };
};

export type LawTopicInput = {
  topic?: string;
  on?: Formula;
  place?: Formula;
  when?: Formula;
  needed?: true | string[];
  columns?: { [name: string]: Formula };
  otherwise?: string;
};

export type LawInput = { place?: Formula; on?: Formula; topics?: string[] | { [name: string]: LawTopicInput } };

export type CaseInput = {
  name?: string;
  from?: string;
  today?: string;
  jurisdiction?: string;
  level_of_detail?: number;
  answers?: { [name: string]: unknown };
  derivation?: string;
  expect?: {
    numbers?: { [name: string]: string };
    has?: string[];
    lacks?: string[];
    values?: { [name: string]: unknown };
    verdict?: "yes" | "no" | "probably" | "probably_not" | "cannot_tell";
    warnings?: string[];
    exit?: string;
    blanks?: string[];
    refused?: string;
    banners?: ("secondary" | "stale")[];
  };
};

export type EsignInput = {
  allowed?: "allowed" | "conditional" | "not_by_default" | "prohibited";
  reason?: string;
  source?: CitationInput;
};

export type AboutInput = {
  makes?: string;
  called?: string;
  minutes?: number;
  have_ready?: string[];
  suits?: string[];
  not_for?: string[];
};
