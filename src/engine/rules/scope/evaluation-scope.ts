import type { VariableLookup } from "../../../feel/evaluate/evaluation-state.ts";
import type { Context } from "../../../model/context.ts";
import type { LawSource } from "../../../model/tool-result.ts";
import type { ReadPath } from "./formula-reads.ts";
import type { LawInScope } from "./law-sources.ts";
import { memoizeEvaluate } from "./memoized-evaluate.ts";
import type { EvaluatePart, EvaluationCache } from "./memoized-evaluate.ts";
import type { ValueFormat } from "./format-figure.ts";

/** The scope that steps are evaluated in: the values they can read and the law that applies. */
export type EvaluationScope = LawInScope & {
  readonly get: VariableLookup;
  /** Evaluates parts of formulas in this scope; `cache` has the values so far. */
  readonly evaluate: EvaluatePart;
  readonly cache: EvaluationCache;
  readonly context: Context;
  readonly format: ValueFormat;
  /** Law sources by path, cached for this scope. */
  readonly sources: Map<ReadPath, LawSource | null>;
  /** By step: the unknown or disputed law its value depends on. */
  readonly unresolved: Map<string, readonly UnresolvedLaw[]>;
  /** "" outside rows, "per_state.r2." in a row. */
  readonly path: string;
  /** Name of the current row, null outside rows. */
  readonly row: string | null;
};

/** Unknown or disputed law that a value depends on, with the scope it was read in. */
export type UnresolvedLaw = { readonly path: ReadPath; readonly scope: EvaluationScope };

/** The scope with another lookup and an empty cache. */
export const scopeWith = <Base extends Omit<EvaluationScope, "get" | "evaluate" | "cache">>(
  base: Base,
  get: VariableLookup,
) => {
  const cache: EvaluationCache = new Map();
  return { ...base, get, cache, evaluate: memoizeEvaluate(get, cache) };
};
