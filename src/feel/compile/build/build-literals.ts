import { parseIsoDate } from "../../../values/date.ts";
import { parseIsoDuration } from "../../../values/duration.ts";
import type { Ast } from "../../evaluate/ast.ts";
import { nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import type { TextSpan } from "../syntax/diagnostic.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY, DATE, DURATION, NUMBER, YES_NO } from "../syntax/formula-types.ts";
import { buildCallOf } from "./build-calls.ts";

const ESCAPES: { readonly [letter: string]: string } = { n: "\n", r: "\r", t: "\t" };

const unescaped = (content: string): string =>
  content.replaceAll(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))/gsu, (all, short, long, letter) => {
    const code = parseInt(String(short ?? long ?? ""), 16);
    if (Number.isNaN(code)) return ESCAPES[String(letter)] ?? String(letter);
    return code <= 0x10ffff ? String.fromCodePoint(code) : String(all);
  });

export const buildText = (builder: FormulaBuilder, node: Node): TypedNode => {
  const value = unescaped(textOf(builder, node).slice(1, -1));
  return { ast: value, type: { type: "string", options: [value] }, span: nodeSpan(node) };
};

export const buildNumber = (builder: FormulaBuilder, node: Node): TypedNode => {
  const written = textOf(builder, node).replaceAll(/\s/g, "");
  if (/^-?0\d/.test(written))
    builder.report("FEEL06", "Write the number without zeros in front; a comma separates two values.", node);
  const plain = written.replace(/^(-?)\./, "$10.").replace(/\.$/, "");
  return { ast: ["n", plain], type: NUMBER, span: nodeSpan(node) };
};

export const buildYesNo = (builder: FormulaBuilder, node: Node): TypedNode => ({
  ast: textOf(builder, node) === "true",
  type: YES_NO,
  span: nodeSpan(node),
});

export const buildNull = (_builder: FormulaBuilder, node: Node): TypedNode => ({
  ast: null,
  type: ANY,
  span: nodeSpan(node),
});

const dateLiteral = (builder: FormulaBuilder, text: string, span: TextSpan): TypedNode => {
  if (parseIsoDate(text) === null || text.startsWith("0000")) {
    const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
    const why = isWritten ? "that day does not exist" : 'write year, month and day, as in "2026-01-31"';
    builder.report("FEEL21", `${text === "" ? "An empty text" : `"${text}"`} is not a date: ${why}.`, span);
  }
  return { ast: ["date", text], type: DATE, span };
};

const durationLiteral = (builder: FormulaBuilder, text: string, span: TextSpan): TypedNode => {
  const message = `"${text}" is not a duration. Write "P1Y" for a year, "P6M" for six months, "P30D" for thirty days.`;
  if (parseIsoDuration(text) === null) builder.report("FEEL21", message, span);
  return { ast: ["duration", text], type: DURATION, span };
};

const literalOf = (builder: FormulaBuilder, literal: Node): string => unescaped(textOf(builder, literal).slice(1, -1));

const atLiteral = (builder: FormulaBuilder, node: Node): TypedNode => {
  const [literal] = childrenOf(node);
  const text = literal ? literalOf(builder, literal) : "";
  const span = nodeSpan(node);
  return /^[+-]?P/.test(text) ? durationLiteral(builder, text, span) : dateLiteral(builder, text, span);
};

const LEFT_OUT: Ast = null;

/** `@"2026-01-31"`, `date(…)` and `duration(…)`; the language has no times of day. */
export const buildDateOrDuration = (builder: FormulaBuilder, node: Node): TypedNode => {
  const children = childrenOf(node);
  const [maker] = children;
  if (maker?.type.name === "AtLiteral") return atLiteral(builder, maker);
  const name = maker ? textOf(builder, maker) : "";
  const span = nodeSpan(node);
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
