import { isUnsure } from "../../fields/is-unsure.ts";
import type { Raw } from "../../model/answers.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { Value } from "../../values/value.ts";
import type { FormNode } from "./form-node.ts";
import type { Scope, Turn } from "./scope.ts";

/** What was made of a raw answer. `suggested` is the raw form of a value that nobody gave, else null. */
export type Reading = {
  readonly value: Value;
  readonly suggested: Raw;
  readonly unreadable: InputProblem | null;
};

export const NO_READING: Reading = { value: null, suggested: null, unreadable: null };

const suggestion = (node: FormNode, scope: Scope, context: Turn["context"]): Reading => {
  const wanted = node.suggests?.(scope.get) ?? null;
  if (wanted === null) return NO_READING;
  const suggested = node.kind.toRaw(wanted, node.field);
  const parsed = node.kind.parse(suggested, node.field, context);
  return parsed.ok && parsed.value !== null ? { value: parsed.value, suggested, unreadable: null } : NO_READING;
};

/** The value of what was given to a question that is no composite and no list, or else of its default. */
export const readPlain = (node: FormNode, raw: Raw | undefined, scope: Scope, context: Turn["context"]): Reading => {
  if (raw === undefined || raw === null) return suggestion(node, scope, context);
  if (isUnsure(raw)) return NO_READING;
  const parsed = node.kind.parse(raw, node.field, context);
  return parsed.ok
    ? { value: parsed.value, suggested: null, unreadable: null }
    : { value: null, suggested: null, unreadable: parsed.problem };
};
