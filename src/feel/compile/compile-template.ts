import type { Text, TextPart } from "../../model/text.ts";
import type { Scope } from "./compile-expression.ts";
import { compileMark } from "./compile-mark.ts";
import type { TemplateOptions, TemplateWork } from "./compile-mark.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { cutTemplate } from "./template-marks.ts";
import type { Piece } from "./template-marks.ts";

export type CompiledTemplate = {
  readonly text: Text;
  readonly deps: readonly string[];
  /** Ids of the clauses it refers to. */
  readonly references: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
};

const compilePieces = (work: TemplateWork, pieces: readonly Piece[]): Text =>
  pieces.map((piece): TextPart => {
    if (piece.type === "text") return work.source.slice(piece.from, piece.to);
    if (piece.type === "mark") return compileMark(work, piece);
    return { type: "strong", parts: compilePieces(work, piece.pieces) };
  });

/**
 * A text with `{{ marks }}` checked and cut into parts.
 *
 * Never throws: every fault is a diagnostic with its place in the source.
 * Example: compileTemplate("Pay {{ rent | money }}.", { rent: { type: "number" } }).deps is ["rent"]
 */
export const compileTemplate = (source: string, scope: Scope, options: TemplateOptions = {}): CompiledTemplate => {
  const { pieces, diagnostics } = cutTemplate(source);
  const work: TemplateWork = {
    source,
    scope,
    options,
    deps: new Set(),
    references: new Set(),
    diagnostics: [...diagnostics],
  };
  const text = compilePieces(work, pieces);
  const found = work.diagnostics.toSorted((a, b) => a.from - b.from);
  return { text, deps: [...work.deps], references: [...work.references], diagnostics: found };
};
