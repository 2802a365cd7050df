import { link } from "../../feel/evaluate/link/link.ts";
import type { FormulaEvaluator } from "../../feel/evaluate/link/link.ts";
import type { Figure } from "../../model/definition.ts";
import { formatValue } from "../../text/values/format-value.ts";
import type { FillScope } from "../../text/templates/text-settings.ts";
import { pathsReadBy } from "./plan/formula-values.ts";
import type { FormulaRead } from "./plan/formula-values.ts";

/** The current value of a named figure, with its formula and inputs. */
export type FigureExplanation = {
  readonly id: string;
  readonly value: string;
  readonly formula: string;
  readonly values: { readonly [name: string]: string };
};

type FigureScope = Pick<FillScope, "get" | "currency">;

/** The value of each name, in words an author can check against the answers. */
export const valuesInWords = (reads: readonly FormulaRead[], scope: FigureScope): { readonly [name: string]: string } =>
  Object.fromEntries(reads.map(({ name, value }) => [name, valueInWords(value, scope)]));

const valueInWords = (value: FormulaEvaluator, { get, currency }: FigureScope): string => {
  const text = formatValue(value(get), undefined, { language: "en", currency });
  return text === "" ? "not answered" : text;
};

/** Every named figure with its value, formula and inputs, in the order of the file. */
export const explainFigures = (figures: readonly Figure[], scope: FigureScope): readonly FigureExplanation[] =>
  figures.map(({ id, formula }) => ({
    id,
    value: valueInWords(link(["get", id]), scope),
    formula: formula.source,
    values: valuesInWords(pathsReadBy(formula, [], new Map()), scope),
  }));
