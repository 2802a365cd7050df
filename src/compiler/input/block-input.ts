// Written by scripts/build/generate/write-types.ts from the schemas; do not edit.
// An author's input as schema validation leaves it: what does not fit is removed, and any key may be missing.

import type {
  FieldInput,
  CheckInput,
  FigureInput,
  ClauseInput,
  ScheduleInput,
  NextStepInput,
  CaseInput,
} from "./schema-types.ts";

export type ParameterInput = {
  kind?: string;
  options?: string[];
  several?: boolean;
  default?: string | boolean | string[];
  side?: "first" | "second";
};

export type BlockCaseInput = CaseInput & {
  with?: { [name: string]: string | number | boolean | string[] };
  as?: string;
};

export type BlockFileInput = {
  id?: string;
  title?: string;
  intro?: string;
  parameters?: { [name: string]: string | ParameterInput };
  terms?: string[];
  law?: string[];
  questions?: FieldInput[];
  compute?: FigureInput[];
  checks?: CheckInput[];
  clauses?: ClauseInput[];
  schedules?: ScheduleInput[];
  next_steps?: NextStepInput[];
  cases?: BlockCaseInput[];
};
