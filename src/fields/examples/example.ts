import type { Raw } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { Value } from "../../values/value.ts";
import type { Limits } from "../limit-problem.ts";

/** What is typed and what it is read as, or the problem it gives: documentation and test at once. */
export type Example = { readonly raw: Raw; readonly field?: Partial<Field>; readonly limits?: Limits } & (
  { readonly value: Value } | { readonly problem: string }
);

export type Examples = { readonly [kind: string]: readonly Example[] };
