import type { Ast } from "../feel/evaluate/ast.ts";

/** A checked formula: its AST, the names it reads, and the author's source for explanations. */
export type Expression = {
  readonly ast: Ast;
  /** Top-level names read, without loop variables: field ids, `today`, `law`, step ids. */
  readonly deps: readonly string[];
  readonly source: string;
};
