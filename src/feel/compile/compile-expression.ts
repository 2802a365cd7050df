import type { ValueType } from "../../values/value-type.ts";
import type { Ast } from "../evaluate/ast.ts";
import { createBuilder } from "./build/build.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { childrenOf, parseFormula } from "./parse.ts";
import type { Node } from "./parse.ts";
import { ANY } from "./types.ts";

/** The names a formula may use, with their types. */
export type Scope = { readonly [name: string]: ValueType };

export type ExpressionOptions = {
  /** Names of the scope that come from a repeat around the formula; they do not count as dependencies. */
  readonly locals?: readonly string[];
};

export type CompiledExpression = {
  /** Null when there are diagnostics. */
  readonly ast: Ast;
  readonly type: ValueType;
  /** Top-level names read, in the order of first use, without loop variables. */
  readonly deps: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
};

const ofTop = (top: Node): Node | undefined => childrenOf(top)[0];

/**
 * A formula checked and turned into a form that can be evaluated.
 *
 * Never throws: every fault is a diagnostic with its place in the source.
 * Example: compileExpression("rent * 2", { rent: { type: "number" } }).ast is ["*", ["get", "rent"], ["n", "2"]]
 */
export const compileExpression = (
  source: string,
  scope: Scope,
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
