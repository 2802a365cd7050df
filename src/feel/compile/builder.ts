import type { ValueType } from "../../values/value-type.ts";
import type { Ast } from "../evaluate/ast.ts";
import type { DiagnosticCode, Span } from "./diagnostic.ts";
import type { Node } from "./parse.ts";

/** A part of a formula that has been read: what to evaluate, and what comes out. */
export type Typed = {
  readonly ast: Ast;
  readonly type: ValueType;
  readonly span: Span;
  /** The entries, when it is a list written out. */
  readonly entries?: readonly Typed[];
};

/** A name bound by a loop, a filter ("item") or a unary test ("?"). */
export type Local = { readonly name: string; readonly type: ValueType };

/** What the parts of the reader share while they read one formula. */
export type Builder = {
  readonly source: string;
  readonly scope: { readonly [name: string]: ValueType };
  /** Names bound so far, the innermost last. */
  readonly locals: readonly Local[];
  /** Top-level names read so far. */
  readonly deps: Set<string>;
  readonly build: (node: Node) => Typed;
  /** The same reader inside a loop or filter. */
  readonly within: (...bound: readonly Local[]) => Builder;
  readonly report: (code: DiagnosticCode, message: string, at: Span, suggestion?: string) => void;
};

export const textOf = (builder: Builder, at: Span): string => builder.source.slice(at.from, at.to);

export const spanOf = ({ from, to }: Span): Span => ({ from, to });

/** The text of a literal, or undefined when the part is something else. */
export const literalText = (part: Typed): string | undefined => (typeof part.ast === "string" ? part.ast : undefined);

/** The number of a literal, or undefined when the part is something else. */
export const literalNumber = (part: Typed): number | undefined =>
  typeof part.ast === "object" && part.ast !== null && part.ast[0] === "n" ? Number(part.ast[1]) : undefined;
