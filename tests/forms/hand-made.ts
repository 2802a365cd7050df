import { expandField } from "../../src/fields/registry/expand-field.ts";
import type { Ast } from "../../src/feel/evaluate/ast.ts";
import type { Context } from "../../src/model/context.ts";
import type { Check, ScreeningQuestion, Step } from "../../src/model/definition.ts";
import type { Expression } from "../../src/model/expression.ts";
import type { Field } from "../../src/model/field.ts";
import type { TextPart } from "../../src/model/text.ts";
import type { FormDefinition } from "../../src/engine/form/plan/plan-form.ts";
import { dateFromCivil } from "../../src/values/date.ts";
import type { CalendarDate } from "../../src/values/date.ts";

const namesIn = (ast: Ast): readonly string[] => {
  if (!Array.isArray(ast)) return [];
  const [operator, ...operands] = ast as readonly Ast[];
  if (operator === "get" && typeof operands[0] === "string") return [operands[0]];
  return operands.flatMap(namesIn);
};

/** A formula written down as its tree, as the compiler would hand it over. */
export const formula = (ast: Ast): Expression => ({
  ast,
  deps: [...new Set(namesIn(ast))],
  source: JSON.stringify(ast),
});

export const get = (name: string): Ast => ["get", name];
export const num = (text: string): Ast => ["n", text];
export const is = (name: string, value: Ast): Expression => formula(["=", get(name), value]);

/** A question with what every question has, its parts written out in English. */
export const ask = (id: string, kind: string, more: Partial<Field> = {}): Field =>
  expandField({ id, kind, label: [`Label of ${id}`], optional: false, unsure: false, ...more }, [], "en");

export const options = (...values: readonly string[]): Field["options"] =>
  values.map((value) => ({ value, label: [value] }));

/** An answer put into a text. */
export const answerPart = (name: string): TextPart => ({ type: "value", formula: formula(get(name)), field: name });

export const step = (id: string, fields: readonly Field[], when?: Expression): Step => ({
  id,
  title: [`Step ${id}`],
  fields,
  ...(when ? { when } : {}),
});

type Rest = {
  readonly screen?: readonly ScreeningQuestion[];
  readonly checks?: readonly Check[];
} & Partial<FormDefinition>;

/** A form definition of the given steps. */
export const form = (steps: readonly Step[], rest: Rest = {}): FormDefinition => ({
  language: "en",
  screen: [],
  checks: [],
  roles: {},
  steps,
  ...rest,
});

/** A calendar date that is known to exist. */
export const day = (year: number, month: number, date: number): CalendarDate => {
  const found = dateFromCivil(year, month, date);
  if (!found) throw new Error(`no such day: ${year}-${month}-${date}`);
  return found;
};

/** 20 November 2026, English, dollars, no place chosen, no law loaded. */
export const context: Context = {
  today: day(2026, 11, 20),
  locale: "en",
  jurisdiction: null,
  law: {},
  settings: {
    jurisdiction: "United States (general)",
    language: "English",
    currency: "USD",
    levelOfDetail: 5,
    headerFont: "Arial",
    headerSize: 14,
    headerColor: "000000",
    headerWeight: "bold",
    headerParagraphSpacing: 6,
    bodyFont: "Arial",
    bodySize: 11,
    bodyColor: "000000",
    bodyWeight: "normal",
    bodyLineSpacing: 1.15,
    bodyParagraphSpacing: 6,
    documentMargins: 72,
  },
};
