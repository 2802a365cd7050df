import type { CaseInput, CheckInput, Formula, LawInput, ListingInput, NextStepInput } from "../input.ts";
import type { AboutInput, ScreenInput, SourceInput, StepInput } from "../input.ts";

/** Shapes of calculators and checkers after the schema has been checked; everything is optional, as in `input.ts`. */
export type VariantFormulaInput = { from?: string; when?: Formula; is?: Formula; why?: string; source?: SourceInput };

export type RoundingInput = { step?: number; direction?: "up" | "down" | "half_up" | "half_even" };

export type DecisionRowInput = { if?: unknown[]; then?: unknown[]; why?: string; source?: SourceInput };

export type DecisionTableInput = {
  id?: string;
  label?: string;
  when?: Formula;
  hit?: "first" | "unique" | "all";
  inputs?: Formula[];
  outputs?: string[];
  rows?: DecisionRowInput[];
};

export type ComputeInput = DecisionTableInput & {
  unit?: string;
  is?: Formula;
  variants?: VariantFormulaInput[];
  on?: Formula;
  round?: RoundingInput;
  why?: string;
  source?: SourceInput;
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

export type HoldsInput = { say?: string; case?: string; from?: number; to?: number; except?: number[][] };

export type NotCoveredInput = string | { text?: string; when?: Formula };

/** A file of `catalog/calculators` or `catalog/checkers`. */
export type ToolInput = ListingInput & {
  about?: AboutInput;
  keyed_on?: string;
  law?: LawInput;
  screen?: ScreenInput[];
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
  holds?: HoldsInput[];
};
