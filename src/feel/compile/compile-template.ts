import type { Text, TextPart } from "../../model/text.ts";
import type { TypeScope } from "./compile-expression.ts";
import { compileInterpolation } from "./compile-interpolation.ts";
import type { TemplateOptions, TemplateContext } from "./compile-interpolation.ts";
import type { Diagnostic } from "./syntax/diagnostic.ts";
import { splitTemplate } from "./syntax/split-template.ts";
import type { TemplatePiece } from "./syntax/split-template.ts";

export type CompiledTemplate = {
  readonly text: Text;
  readonly deps: readonly string[];
  /** Ids of the clauses it refers to. */
  readonly references: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
};

const compilePieces = (work: TemplateContext, pieces: readonly TemplatePiece[]): Text =>
  pieces.map((piece): TextPart => {
    if (piece.type === "text") return work.source.slice(piece.from, piece.to);
    if (piece.type === "interpolation") return compileInterpolation(work, piece);
    return { type: "strong", parts: compilePieces(work, piece.pieces) };
  });

/**
 * Checks a text with interpolations (`{{ … }}`) and compiles it to parts.
 *
 * Never throws: every problem is a diagnostic with its range in the source.
 *
 * Example: compileTemplate("Pay {{ rent
 *
 * money }}.", { rent: { type: "number" } }).deps is ["rent"]
 */
export const compileTemplate = (source: string, scope: TypeScope, options: TemplateOptions = {}): CompiledTemplate => {
  const { pieces, diagnostics } = splitTemplate(source);
  const work: TemplateContext = {
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
