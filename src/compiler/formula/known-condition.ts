import { compileExpression } from "../../feel/compile/compile-expression.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { ValueType } from "../../values/value-type.ts";
import { bindAst } from "./bind-clause.ts";
import { foldAst } from "./fold-ast.ts";
import type { BlockUse, FixedValue } from "../input/block-use.ts";

const NAME = /[a-z][a-z0-9_]*/g;

const anything: ValueType = { type: "any" };

/** A fixed value as a formula. */
export const astOfFixed = (value: FixedValue): Ast => (typeof value === "object" ? ["list", ...value] : value);

/** What is known of a use without any answer: its fixed parameters, and questions that are left out. */
const knownValues = ({ fixed, names }: BlockUse): ReadonlyMap<string, Ast> =>
  new Map([
    ...[...fixed].map(([name, value]) => [name, astOfFixed(value)] as const),
    ...[...names].flatMap(([name, whole]) => (whole === null ? [[name, null] as const] : [])),
  ]);

/**
 * The value of a condition of a block, if it is known without any answer; otherwise undefined.
 *
 * A faulty condition is undefined here; it is reported when the document is compiled.
 */
export const knownCondition = (use: BlockUse, when: unknown): boolean | undefined => {
  if (typeof when !== "string") return typeof when === "boolean" ? when : undefined;
  const known = knownValues(use);
  const words = when.match(NAME) ?? [];
  if (!words.some((word) => known.has(word))) return undefined;
  const names = Object.fromEntries(words.map((word) => [word, anything]));
  const { ast, diagnostics } = compileExpression(when, names);
  if (diagnostics.length > 0) return undefined;
  const bindings = Object.fromEntries(
    [...known].map(([name, value]) => [name, { ast: value, deps: [], source: name }]),
  );
  const folded = foldAst(bindAst(ast, bindings));
  if (folded === null) return false;
  return typeof folded === "boolean" ? folded : undefined;
};
