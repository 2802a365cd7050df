import type { Ast } from "../feel/evaluate/ast.ts";

/** A checked formula: what to evaluate, which names it reads, and what the author wrote (for explanations). */
export type Expression = {
  readonly ast: Ast;
  /** Top-level names read, without loop variables: field ids, `today`, `law`, compute ids. */
  readonly deps: readonly string[];
  readonly source: string;
};
