import { expect, test } from "vitest";
import { compileExpression } from "../compile-expression.ts";
import { sampleScope } from "../sample-scope.ts";

const compiled = (formula: string) => compileExpression(formula, sampleScope);

test.each([
  ["is known(law.deposit.cap_months)", 'law.deposit.columns.cap_months.status in ("confirmed", "secondary")'],
  ["is unknown(law.deposit.cap_months)", 'law.deposit.columns.cap_months.status in ("unknown", "disputed")'],
  ["is known(law.deposit)", 'law.deposit.status in ("confirmed", "secondary")'],
  ["not(is unknown(law.deposit.cap_months))", 'not(law.deposit.columns.cap_months.status in ("unknown", "disputed"))'],
])("%s is short for %s", (short, long) => {
  expect(compiled(short)).toEqual({ ...compiled(long), diagnostics: [] });
});

test.each<readonly [name: string, formula: string, suggestion: string | null]>([
  ["an answer is no law", "is known(income)", "is answered(income)"],
  ["a status is no column", "is known(law.deposit.status)", "is answered(law.deposit.status)"],
  [
    "two columns are asked one by one",
    "is known(law.deposit.cap_months, income)",
    "is answered(law.deposit.cap_months)",
  ],
  ["a column is needed", "is known()", null],
  ["unknown is not unanswered", "is unknown(income)", null],
])("%s: %s is refused", (_name, formula, suggestion) => {
  expect(compiled(formula).diagnostics).toMatchObject([
    { code: "FEEL14", ...(suggestion === null ? {} : { suggestion }) },
  ]);
});

test("a column that does not exist is named, with the one that was meant", () => {
  expect(compiled("is known(law.deposit.cap_month)").diagnostics).toMatchObject([
    { code: "FEEL11", suggestion: "cap_months" },
  ]);
});

test("a misspelled test is recognized", () => {
  expect(compiled("is knwn(law.deposit.cap_months)").diagnostics).toMatchObject([{ suggestion: "is known" }]);
});
