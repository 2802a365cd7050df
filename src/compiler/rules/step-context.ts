import type { Expression } from "../../model/expression.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { Text } from "../../model/text.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";

/** The state of compilation at one point among the steps of a tool. */
export type StepContext = {
  readonly context: CompilationContext;
  readonly law: LawByTopic;
  /** The question whose date selects the law and dated formulas. */
  readonly keyedOn?: string;
  /** Ids used so far by questions and steps. */
  readonly taken: Set<string>;
  /** Heading and conditions of the enclosing groups. */
  readonly group?: Text;
  readonly when: readonly Expression[];
};

/** Adds one name to a scope. */
export const withName = (scope: FormulaScope, name: string, type: ValueType, isLocal: boolean): FormulaScope => ({
  names: { ...scope.names, [name]: type },
  locals: isLocal ? [...scope.locals, name] : scope.locals,
});
