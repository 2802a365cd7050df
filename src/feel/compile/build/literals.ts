import { parseIsoDate } from "../../../values/date.ts";
import { parseIsoDuration } from "../../../values/duration.ts";
import type { Ast } from "../../evaluate/ast.ts";
import { spanOf, textOf } from "../builder.ts";
import type { Builder, Typed } from "../builder.ts";
import type { Span } from "../diagnostic.ts";
import { childrenOf } from "../parse.ts";
import type { Node } from "../parse.ts";
import { ANY, DATE, DURATION, NUMBER, YES_NO } from "../types.ts";
import { buildCallOf } from "./calls.ts";

const ESCAPES: { readonly [letter: string]: string } = { n: "\n", r: "\r", t: "\t" };

const unescaped = (inside: string): string =>
  inside.replaceAll(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))/gsu, (all, short, long, letter) => {
    const code = parseInt(String(short ?? long ?? ""), 16);
    if (Number.isNaN(code)) return ESCAPES[String(letter)] ?? String(letter);
    return code <= 0x10ffff ? String.fromCodePoint(code) : String(all);
  });

export const buildText = (builder: Builder, node: Node): Typed => {
  const value = unescaped(textOf(builder, node).slice(1, -1));
  return { ast: value, type: { type: "string", options: [value] }, span: spanOf(node) };
};

export const buildNumber = (builder: Builder, node: Node): Typed => {
  const written = textOf(builder, node).replaceAll(/\s/g, "");
  if (/^-?0\d/.test(written))
    builder.report("FEEL06", "Write the number without zeros in front; a comma separates two values.", node);
  const plain = written.replace(/^(-?)\./, "$10.").replace(/\.$/, "");
  return { ast: ["n", plain], type: NUMBER, span: spanOf(node) };
};

export const buildYesNo = (builder: Builder, node: Node): Typed => ({
  ast: textOf(builder, node) === "true",
  type: YES_NO,
  span: spanOf(node),
});

export const buildNull = (_builder: Builder, node: Node): Typed => ({ ast: null, type: ANY, span: spanOf(node) });

const dateLiteral = (builder: Builder, text: string, span: Span): Typed => {
  if (parseIsoDate(text) === null || text.startsWith("0000")) {
    const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const why = isWritten ? "that day does not exist" : 'write year, month and day, as in "2026-01-31"';
    builder.report("FEEL21", `${text === "" ? "An empty text" : `"${text}"`} is not a date: ${why}.`, span);
  }
  return { ast: ["date", text], type: DATE, span };
};

const durationLiteral = (builder: Builder, text: string, span: Span): Typed => {
  const message = `"${text}" is not a duration. Write "P1Y" for a year, "P6M" for six months, "P30D" for thirty days.`;
  if (parseIsoDuration(text) === null) builder.report("FEEL21", message, span);
  return { ast: ["duration", text], type: DURATION, span };
};

const literalOf = (builder: Builder, literal: Node): string => unescaped(textOf(builder, literal).slice(1, -1));

const atLiteral = (builder: Builder, node: Node): Typed => {
  const [literal] = childrenOf(node);
  const text = literal ? literalOf(builder, literal) : "";
  const span = spanOf(node);
  return /^[+-]?P/.test(text) ? durationLiteral(builder, text, span) : dateLiteral(builder, text, span);
};

const LEFT_OUT: Ast = null;

/** `@"2026-01-31"`, `date(…)` and `duration(…)`; times of day are left out of the language. */
export const buildDateOrDuration = (builder: Builder, node: Node): Typed => {
  const children = childrenOf(node);
  const [maker] = children;
  if (maker?.type.name === "AtLiteral") return atLiteral(builder, maker);
  const name = maker ? textOf(builder, maker) : "";
  const span = spanOf(node);
  if (!maker || (name !== "date" && name !== "duration")) {
    builder.report("FEEL09", "Times of day are left out: the language knows whole days only.", span);
    return { ast: LEFT_OUT, type: ANY, span };
  }
  const given = children.find((child) => child.type.name === "PositionalParameters");
  const [only, ...others] = given ? childrenOf(given) : [];
  if (only?.type.name === "StringLiteral" && others.length === 0) {
    const text = literalOf(builder, only);
    return name === "date" ? dateLiteral(builder, text, span) : durationLiteral(builder, text, span);
  }
  return buildCallOf(builder, name, maker, node);
};
