import type { Expression } from "../../model/expression.ts";
import type { LawShards } from "../../model/law.ts";
import type { Text } from "../../model/text.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Scope, Unit } from "../unit.ts";

/** What is known while the steps of a tool are compiled, at one place of them. */
export type Making = {
  readonly unit: Unit;
  readonly law: LawShards;
  /** The question whose day selects the law and the dated formulas. */
  readonly keyedOn?: string;
  /** Ids taken so far, by questions and steps. */
  readonly taken: Set<string>;
  /** Heading and conditions of the groups around. */
  readonly group?: Text;
  readonly when: readonly Expression[];
};

/** A scope with one name more. */
export const withName = (scope: Scope, name: string, type: ValueType, isLocal: boolean): Scope => ({
  names: { ...scope.names, [name]: type },
  locals: isLocal ? [...scope.locals, name] : scope.locals,
});
