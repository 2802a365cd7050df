import type { ValueType } from "../../values/value-type.ts";
import type { Ast } from "../evaluate/ast.ts";
import { createBuilder } from "./build/create-builder.ts";
import type { Diagnostic } from "./syntax/diagnostic.ts";
import { childrenOf, parseFormula } from "./syntax/parse-formula.ts";
import type { Node } from "./syntax/parse-formula.ts";
import { ANY } from "./syntax/formula-types.ts";

/** The names a formula may use, with their types. */
export type TypeScope = { readonly [name: string]: ValueType };

export type ExpressionOptions = {
  /** Names bound by an enclosing repetition; they are not dependencies. */
  readonly locals?: readonly string[];
};

export type CompiledExpression = {
  /** Null when there are diagnostics. */
  readonly ast: Ast;
  readonly type: ValueType;
  /** Top-level names read, in order of first use, without loop variables. */
  readonly deps: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
};

const ofTop = (top: Node): Node | undefined => childrenOf(top)[0];

/**
 * Checks a formula and compiles it to an AST.
 *
 * Never throws: every problem is a diagnostic with its range in the source.
 *
 * Example: compileExpression("rent * 2", { rent: { type: "number" } }).ast is ["*", ["get", "rent"], ["n", "2"]]
 */
export const compileExpression = (
  source: string,
  scope: TypeScope,
  options: ExpressionOptions = {},
): CompiledExpression => {
  const parsed = parseFormula(source, "Expression");
  if (!parsed.ok) return { ast: null, type: ANY, deps: [], diagnostics: parsed.diagnostics };
  const diagnostics: Diagnostic[] = [];
  const deps = new Set<string>();
  const builder = createBuilder(source, scope, deps, diagnostics);
  const node = ofTop(parsed.top);
  if (!node) return { ast: null, type: ANY, deps: [], diagnostics };
  const { ast, type } = builder.build(node);
  for (const local of options.locals ?? []) deps.delete(local);
  return { ast: diagnostics.length > 0 ? null : ast, type, deps: [...deps], diagnostics };
};
