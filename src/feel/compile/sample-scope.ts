import { dateFromCivil } from "../../values/date.ts";
import { decimal } from "../../values/decimal.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import type { Ast } from "../evaluate/ast.ts";
import { fromRecord, link } from "../evaluate/link/evaluate.ts";
import { toJsonText } from "../evaluate/to-json.ts";
import { compileExpression } from "./compile-expression.ts";
import type { TypeScope } from "./compile-expression.ts";

/** The names used by the tests of this folder: one of each type, as a form would declare them. */
export const sampleScope: TypeScope = {
  today: { type: "date" },
  born: { type: "date" },
  name: { type: "string" },
  region: { type: "string", options: ["north", "south", "west"] },
  secrecy: { type: "string", options: ["fixed", "open"] },
  married: { type: "boolean" },
  income: { type: "number", unit: "USD" },
  rent_total: { type: "number", unit: "USD" },
  raise: { type: "number", unit: "percent" },
  term: { type: "number", unit: "months" },
  years: { type: "number", unit: "year" },
  rooms: { type: "number" },
  unanswered: { type: "number" },
  no_date: { type: "date" },
  topics: { type: "list", of: { type: "string", options: ["trade", "data"] } },
  children: {
    type: "list",
    of: {
      type: "record",
      fields: { name: { type: "string" }, age: { type: "number" }, amount: { type: "number", unit: "USD" } },
    },
  },
  landlord: {
    type: "record",
    fields: { kind: { type: "string", options: ["person", "company"] }, name: { type: "string" } },
  },
  law: {
    type: "record",
    fields: {
      deposit: {
        type: "record",
        fields: {
          cap_months: { type: "number" },
          status: { type: "string" },
          columns: {
            type: "record",
            fields: { cap_months: { type: "record", fields: { status: { type: "string" } } } },
          },
        },
      },
    },
  },
  rates: { type: "record", fields: {} },
  anything: { type: "any" },
};

/** Answers for `sampleScope`; the third child's age is unknown. */
export const sampleAnswers: ValueRecord = {
  today: dateFromCivil(2026, 11, 20),
  born: dateFromCivil(2004, 2, 29),
  name: "Ann Poe",
  region: "north",
  secrecy: "fixed",
  married: true,
  income: decimal(1000),
  rent_total: decimal("950.50"),
  raise: decimal(12),
  term: decimal(18),
  years: decimal(3),
  rooms: decimal(5),
  topics: ["trade"],
  children: [
    { name: "Bo", age: decimal(10), amount: decimal(100) },
    { name: "Cy", age: decimal(20), amount: decimal("50.25") },
    { name: "Di", age: null, amount: decimal(0) },
  ],
  landlord: { kind: "company", name: "Aster Ltd" },
  law: { deposit: { cap_months: decimal(2), status: "confirmed", columns: { cap_months: { status: "confirmed" } } } },
};

/** Compiles a formula. Throws: if it has problems. */
export const sampleAst = (source: string, scope: TypeScope = sampleScope): Ast => {
  const { ast, diagnostics } = compileExpression(source, scope);
  if (diagnostics.length > 0)
    throw new Error(`unexpected ${diagnostics[0]!.code} in ${source}: ${diagnostics[0]!.message}`);
  return ast;
};

/** Evaluates a formula and returns the value as JSON text. */
export const sampleValue = (source: string, more: { readonly [name: string]: Value } = {}): string =>
  toJsonText(link(sampleAst(source))(fromRecord({ ...sampleAnswers, ...more })));
