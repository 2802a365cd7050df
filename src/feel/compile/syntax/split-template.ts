import type { Diagnostic } from "./diagnostic.ts";

/** A piece of a template as written; `from` and `to` delimit the text inside the braces. */
export type TemplatePiece =
  | { readonly type: "text"; readonly from: number; readonly to: number }
  | { readonly type: "interpolation"; readonly from: number; readonly to: number }
  | { readonly type: "strong"; readonly pieces: readonly TemplatePiece[] };

type Token = { readonly type: "text" | "interpolation" | "star"; readonly from: number; readonly to: number };

const STRING = /"(?:\\.|[^"\\])*"/suy;

/** Offset of the `}}` that closes an interpolation, skipping quotes; -1 if there is none. */
const closeOf = (source: string, start: number): number => {
  for (let offset = start; offset < source.length;) {
    if (source.startsWith("}}", offset)) return offset;
    if (source.startsWith("{{", offset)) return -1;
    STRING.lastIndex = offset;
    offset += STRING.exec(source)?.[0].length ?? 1;
  }
  return -1;
};

const nextSign = /\{\{|\}\}|\*\*/g;

type Tokens = { readonly tokens: readonly Token[]; readonly diagnostics: readonly Diagnostic[] };

const tokenize = (source: string): Tokens => {
  const tokens: Token[] = [];
  const diagnostics: Diagnostic[] = [];
  let at = 0;
  while (at < source.length) {
    nextSign.lastIndex = at;
    const found = nextSign.exec(source);
    const start = found?.index ?? source.length;
    if (start > at) tokens.push({ type: "text", from: at, to: start });
    if (!found) break;
    at = start + 2;
    if (found[0] === "**") tokens.push({ type: "star", from: start, to: at });
    else if (found[0] === "}}") {
      diagnostics.push({ code: "FEEL40", message: "This }} has no {{ before it.", from: start, to: at });
    } else {
      const close = closeOf(source, at);
      if (close < 0)
        diagnostics.push({
          code: "FEEL40",
          message: "This {{ is never closed.",
          suggestion: "}} at its end",
          from: start,
          to: at,
        });
      else tokens.push({ type: "interpolation", from: at, to: close });
      at = close < 0 ? at : close + 2;
    }
  }
  return { tokens, diagnostics };
};

const pieceOf = ({ type, from, to }: Token): TemplatePiece => ({
  type: type === "interpolation" ? "interpolation" : "text",
  from,
  to,
});

const grouped = (tokens: readonly Token[], diagnostics: Diagnostic[]): readonly TemplatePiece[] => {
  const pieces: TemplatePiece[] = [];
  let opened: { readonly token: Token; readonly inside: TemplatePiece[] } | null = null;
  for (const token of tokens) {
    if (token.type !== "star") (opened?.inside ?? pieces).push(pieceOf(token));
    else if (opened) {
      pieces.push({ type: "strong", pieces: opened.inside });
      opened = null;
    } else opened = { token, inside: [] };
  }
  if (opened) {
    const { from, to } = opened.token;
    diagnostics.push({ code: "FEEL46", message: "This ** is never closed.", from, to });
  }
  return pieces;
};

// A name in single braces, optionally with a format, as `{{ … }}` would contain it.
const singleBraces = /(?<!\{)\{\s*[a-z_][\w.]*\s*(?:\|[^{}]*)?\}(?!\})/g;

const singleIn = (source: string, tokens: readonly Token[]): readonly Diagnostic[] =>
  tokens
    .filter(({ type }) => type === "text")
    .flatMap(({ from, to }) =>
      [...source.slice(from, to).matchAll(singleBraces)].map(({ 0: found, index }) => ({
        code: "FEEL40" as const,
        message: "Single braces are printed as written.",
        suggestion: `{${found}}`,
        from: from + index,
        to: from + index + found.length,
      })),
    );

/** Splits a template into plain text, interpolations (`{{ … }}`) and `**strong**` parts; reports unclosed ones. */
export const splitTemplate = (
  source: string,
): { readonly pieces: readonly TemplatePiece[]; readonly diagnostics: readonly Diagnostic[] } => {
  const { tokens, diagnostics } = tokenize(source);
  const found = [...diagnostics, ...singleIn(source, tokens)];
  const pieces = grouped(tokens, found);
  return { pieces, diagnostics: found };
};
