// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

import type { Formula, CitationInput, LawInput } from "./schema-types.ts";

import type { PageHeadInput, FormPartsInput } from "./document-input.ts";

export type VariantFormulaInput = { from?: string; when?: Formula; is?: Formula; why?: string; source?: CitationInput };

export type RoundingInput = { step?: number; direction?: "up" | "down" | "half_up" | "half_even" };

export type DecisionRowInput = { if?: unknown[]; then?: unknown[]; why?: string; source?: CitationInput };

export type DecisionInput = {
  hit?: "first" | "unique" | "all";
  inputs?: Formula[];
  outputs?: string[];
  rows?: DecisionRowInput[];
};

export type DecisionTableInput = DecisionInput & { id?: string; label?: string; when?: Formula };

export type ComputeInput = DecisionInput & {
  id?: string;
  label?: string;
  hidden?: Formula;
  aside?: boolean;
  unit?: string;
  when?: Formula;
  is?: Formula;
  variants?: VariantFormulaInput[];
  on?: Formula;
  round?: RoundingInput;
  why?: string;
  source?: CitationInput;
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
  badge?: string;
  tone?: "good" | "bad" | "caution" | "neutral";
  why?: string;
};

export type RefusalInput = { when?: Formula; say?: string; official?: string };

export type ChartPartInput = { label?: string; value?: Formula; unit?: string };

export type ChartInput = {
  kind?: "split" | "steps" | "threshold" | "bars" | "line" | "calendar";
  say?: string;
  when?: Formula;
  unit?: string;
  value?: Formula | ChartPartInput;
  limit?: Formula | ChartPartInput;
  parts?: (Formula | ChartPartInput)[];
  x?: Formula | ChartPartInput;
  y?: Formula | ChartPartInput;
  solid?: { label?: string; value?: Formula; others?: string };
  days?: Formula;
};

export type InvariantInput = { say?: string; case?: string; from?: number; to?: number; except?: number[][] };

export type NotCoveredInput = string | { text?: string; when?: Formula; may_change?: Formula };

export type ToolInput = Omit<PageHeadInput, "session"> &
  FormPartsInput & {
    keyed_on?: string;
    refuse?: RefusalInput[];
    compute?: ComputeInput[];
    rules?: DecisionTableInput[];
    answer?: AnswerInput[];
    chart?: ChartInput;
    charts?: ChartInput[];
    better?: { value?: string; is?: "lower" | "higher" };
    not_covered?: NotCoveredInput[];
    holds?: InvariantInput[];
  };
