/**
 * A compiled formula as plain JSON: `[operator, ...operands]`, or a literal.
 *
 * Strings, booleans and null stand for themselves; a number literal is `["n", "1.5"]`. The operators are listed
 * in `feel/evaluate/ast.ts`.
 */
export type Ast = string | boolean | null | AstNode;

/** An operator with its operands; a list of operands may stand as one operand. */
export type AstNode = readonly [operator: string, ...operands: (Ast | readonly Ast[])[]];

/** A checked formula: what to evaluate, which names it reads, and what the author wrote (for explanations). */
export type Expression = {
  readonly ast: Ast;
  /** Top-level names read, without loop variables: field ids, `today`, `law`, compute ids. */
  readonly deps: readonly string[];
  readonly source: string;
};
