import type { ValueType } from "../../../values/value-type.ts";
import type { Ast } from "../../evaluate/ast.ts";
import type { DiagnosticCode, TextSpan } from "../syntax/diagnostic.ts";
import type { Node } from "../syntax/parse-formula.ts";

/** A compiled part of a formula: its AST and its type. */
export type TypedNode = {
  readonly ast: Ast;
  readonly type: ValueType;
  readonly span: TextSpan;
  /** The entries of a list literal. */
  readonly entries?: readonly TypedNode[];
};

/** A name bound by a loop, a filter ("item") or a unary test ("?"). */
export type BoundName = { readonly name: string; readonly type: ValueType };

/** A suggested formula and the range it replaces. */
export type FormulaReplacement = { readonly at: TextSpan; readonly write: string };

/** State shared by the build functions of one formula. */
export type FormulaBuilder = {
  readonly source: string;
  readonly scope: { readonly [name: string]: ValueType };
  /** Names bound so far, innermost last. */
  readonly locals: readonly BoundName[];
  /** Top-level names read so far. */
  readonly deps: Set<string>;
  readonly build: (node: Node) => TypedNode;
  /** A builder with more bound names, for a loop or filter. */
  readonly within: (...bound: readonly BoundName[]) => FormulaBuilder;
  readonly report: (code: DiagnosticCode, message: string, at: TextSpan, suggestion?: string) => void;
};

export const textOf = (builder: FormulaBuilder, at: TextSpan): string => builder.source.slice(at.from, at.to);

export const nodeSpan = ({ from, to }: TextSpan): TextSpan => ({ from, to });

/** The text of a literal; undefined for anything else. */
export const literalText = (part: TypedNode): string | undefined =>
  typeof part.ast === "string" ? part.ast : undefined;

/** The number of a literal; undefined for anything else. */
export const literalNumber = (part: TypedNode): number | undefined =>
  typeof part.ast === "object" && part.ast !== null && part.ast[0] === "n" ? Number(part.ast[1]) : undefined;
