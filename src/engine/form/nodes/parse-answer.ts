import { isUnsure } from "../../../fields/is-unsure.ts";
import type { RawAnswer } from "../../../model/answers.ts";
import type { InputProblem } from "../../../model/problem.ts";
import type { Value } from "../../../values/value.ts";
import type { FormNode } from "./form-node.ts";
import type { Scope, EvaluationPass } from "./scope.ts";

/** A parsed raw answer. `suggested` is the raw form of a default value, else null. */
export type ParsedAnswer = {
  readonly value: Value;
  readonly suggested: RawAnswer;
  readonly unreadable: InputProblem | null;
};

export const NO_ANSWER: ParsedAnswer = { value: null, suggested: null, unreadable: null };

const suggestion = (node: FormNode, scope: Scope, context: EvaluationPass["context"]): ParsedAnswer => {
  const defaultValue = node.suggests?.(scope.get) ?? null;
  if (defaultValue === null) return NO_ANSWER;
  const suggested = node.kind.toRaw(defaultValue, node.field);
  const parsed = node.kind.parse(suggested, node.field, context);
  return parsed.ok && parsed.value !== null ? { value: parsed.value, suggested, unreadable: null } : NO_ANSWER;
};

/** The value of a plain question (no composite, no list): the given answer, else its default. */
export const parseAnswer = (
  node: FormNode,
  raw: RawAnswer | undefined,
  scope: Scope,
  context: EvaluationPass["context"],
): ParsedAnswer => {
  if (raw === undefined || raw === null) return suggestion(node, scope, context);
  if (isUnsure(raw)) return NO_ANSWER;
  const parsed = node.kind.parse(raw, node.field, context);
  return parsed.ok
    ? { value: parsed.value, suggested: null, unreadable: null }
    : { value: null, suggested: null, unreadable: parsed.problem };
};
