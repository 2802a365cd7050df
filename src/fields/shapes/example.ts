import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { Value } from "../../values/value.ts";
import type { Limits } from "../limit-problem.ts";

/** A raw answer and the value or problem it parses to; documentation and test at once. */
export type Example = { readonly raw: RawAnswer; readonly field?: Partial<Field>; readonly limits?: Limits } & (
  { readonly value: Value } | { readonly problem: string }
);
