import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { Value } from "../../../values/value.ts";
import type { EvaluatePart } from "../scope/memoized-evaluate.ts";
import type { NameLabel } from "../scope/name-labels.ts";
import type { ReadPath } from "../scope/formula-reads.ts";
import { formatFigure } from "../scope/format-figure.ts";
import type { ValueFormat } from "../scope/format-figure.ts";

/** How a formula is written: with the labels of its names, or with their values. */
export type FormulaTextOptions = {
  readonly as: "words" | "figures";
  readonly evaluate: EvaluatePart;
  readonly named: (path: ReadPath) => NameLabel;
  readonly format: ValueFormat;
  /** The place where a topic of the law was looked up, by its name. */
  readonly jurisdictionOf?: (topic: string) => string | null;
  /** The main column of a topic of the law. */
  readonly firstColumn?: (topic: string) => string | null;
};

/** A written part of a formula with the precedence of its operator. */
export type FormulaText = { readonly text: string; readonly precedence: number };

/** Writes the parts of a formula. */
export type FormulaWriter = FormulaTextOptions & {
  /** Writes a part; `isFactor` is set where arithmetic uses a percentage as a plain number. */
  readonly write: (ast: Ast, isFactor?: boolean) => FormulaText;
  /** The label of a path; a list entry gets the label of the member that is read. */
  readonly entryNamed: (path: ReadPath) => NameLabel;
  /** The writer for a scope in which a name is bound to the entries of a list: "item" inside a filter. */
  readonly within: (name: string, list: ReadPath | null) => FormulaWriter;
};

/** The label of a member of list entries; a law column is written without its topic, because the list names it. */
export const memberLabel = (list: ReadPath, rest: ReadPath, { named }: FormulaTextOptions): NameLabel => {
  const name = named([...list, ...rest]);
  if (rest.length === 0) return { ...name, label: "it" };
  if (list[0] !== "law") return name;
  return { ...name, label: rest.map((one) => one.replaceAll("_", " ")).join(", ") };
};

// Operator precedence: "and" binds less tightly than a comparison, a sum less tightly than a product.
export const LOWEST = 0;
export const LOGICAL = 2;
export const COMPARISON = 3;
export const SUM = 4;
export const PRODUCT = 5;
export const POWER = 6;
const ATOM = 9;

export const atom = (text: string): FormulaText => ({ text, precedence: ATOM });

/** Parenthesized if its precedence is lower than required. */
export const parenthesized = ({ text, precedence }: FormulaText, least = ATOM): string =>
  precedence < least ? `(${text})` : text;

/** Whether a part is written as a plain 0, such as an "otherwise 0" in figures; it has no name and no unit. */
export const isBareZero = ({ text }: FormulaText, { as }: Pick<FormulaTextOptions, "as">): boolean =>
  as === "figures" && text === "0";

export const NO_LABEL: NameLabel = { label: "", unit: null, optionText: null };

export const valueText = (value: Value, name: NameLabel, { format }: FormulaTextOptions): string =>
  formatFigure(value, name, format);

/** A part written as its value. */
export const writeResult = (ast: Ast, writer: FormulaWriter, name: NameLabel = NO_LABEL): FormulaText =>
  atom(valueText(writer.evaluate(ast), name, writer));
