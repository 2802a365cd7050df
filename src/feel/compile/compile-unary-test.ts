import type { ValueType } from "../../values/value-type.ts";
import type { Ast } from "../evaluate/ast.ts";
import { createBuilder } from "./build/create-builder.ts";
import { buildTests } from "./build/build-tests.ts";
import type { TypedNode } from "./build/builder.ts";
import type { CompiledExpression, TypeScope } from "./compile-expression.ts";
import type { Diagnostic } from "./syntax/diagnostic.ts";
import { childrenOf, parseFormula } from "./syntax/parse-formula.ts";
import { ANY, YES_NO } from "./syntax/formula-types.ts";

/**
 * Compiles a decision table cell (`> 5`, `"a", "b"`, `not(3)`, `-`) to a formula that reads the column's value as "?".
 *
 * The column's value is not a dependency. Never throws.
 *
 * Example: compileUnaryTest("> 5", { type: "number" }, {}).ast is ["in", ["get", "?"], ["to", ">", ["n", "5"]]]
 */
export const compileUnaryTest = (source: string, subject: ValueType, scope: TypeScope): CompiledExpression => {
  const parsed = parseFormula(source, "UnaryTests");
  if (!parsed.ok) return { ast: null, type: ANY, deps: [], diagnostics: parsed.diagnostics };
  const diagnostics: Diagnostic[] = [];
  const deps = new Set<string>();
  const builder = createBuilder(source, scope, deps, diagnostics).within({ name: "?", type: subject });
  const [first, ...others] = childrenOf(parsed.top);
  const tests = [first, ...others].find((node) => node?.type.name === "PositiveUnaryTests");
  const asked: TypedNode = { ast: ["get", "?"], type: subject, span: { from: 0, to: source.length } };
  let ast: Ast = true;
  if (tests) ast = buildTests(builder, asked, tests);
  if (tests && first?.type.name === "not") ast = ["not", ast];
  return { ast: diagnostics.length > 0 ? null : ast, type: YES_NO, deps: [...deps], diagnostics };
};
