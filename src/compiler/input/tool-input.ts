// Written by scripts/build/generate/write-shapes.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

import type {
  Formula,
  CitationInput,
  EntryInput,
  StepInput,
  CheckInput,
  ScreeningInput,
  NextStepInput,
  LawInput,
  CaseInput,
  AboutInput,
} from "./schema-types.ts";

export type VariantFormulaInput = { from?: string; when?: Formula; is?: Formula; why?: string; source?: CitationInput };

export type RoundingInput = { step?: number; direction?: "up" | "down" | "half_up" | "half_even" };

export type DecisionRowInput = { if?: unknown[]; then?: unknown[]; why?: string; source?: CitationInput };

export type DecisionTableInput = {
  id?: string;
  hit?: "first" | "unique" | "all";
  inputs?: Formula[];
  outputs?: string[];
  rows?: DecisionRowInput[];
  label?: string;
  when?: Formula;
};

export type ComputeInput = {
  id?: string;
  label?: string;
  unit?: string;
  when?: Formula;
  is?: Formula;
  variants?: VariantFormulaInput[];
  on?: Formula;
  round?: RoundingInput;
  why?: string;
  source?: CitationInput;
  hit?: "first" | "unique" | "all";
  inputs?: Formula[];
  outputs?: string[];
  rows?: DecisionRowInput[];
  group?: string;
  compute?: ComputeInput[];
  each?: string;
  name?: string;
  law?: LawInput;
};

export type AnswerInput = {
  when?: Formula;
  verdict?: "yes" | "no" | "probably" | "cannot_tell";
  say?: string;
  change?: string;
};

export type RefusalInput = { when?: Formula; say?: string; official?: string };

export type ChartPartInput = { label?: string; value?: Formula; unit?: string };

export type ChartInput = {
  kind?: "split" | "steps" | "threshold" | "line" | "calendar";
  say?: string;
  when?: Formula;
  unit?: string;
  value?: Formula | ChartPartInput;
  limit?: Formula | ChartPartInput;
  parts?: (Formula | ChartPartInput)[];
  x?: Formula | ChartPartInput;
  y?: Formula | ChartPartInput;
  days?: Formula;
};

export type InvariantInput = { say?: string; case?: string; from?: number; to?: number; except?: number[][] };

export type NotCoveredInput = string | { text?: string; when?: Formula };

export type ToolInput = {
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
  keyed_on?: string;
  law?: LawInput;
  screen?: ScreeningInput[];
  steps?: StepInput[];
  checks?: CheckInput[];
  refuse?: RefusalInput[];
  compute?: ComputeInput[];
  rules?: DecisionTableInput[];
  answer?: AnswerInput[];
  chart?: ChartInput;
  charts?: ChartInput[];
  not_covered?: NotCoveredInput[];
  next_steps?: NextStepInput[];
  cases?: CaseInput[];
  holds?: InvariantInput[];
};
