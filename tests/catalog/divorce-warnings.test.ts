import { expect, test } from "vitest";
import { dueSteps } from "../../src/app/create/next-steps.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import { createFormSession } from "../../src/ui/form-state/create-form-session.ts";
import { documents, openCases } from "./open-cases.ts";

const divorce = documents.find(([name]) => name === "divorce-agreement.en")![1];
const cases = openCases(divorce);

const warning = (name: string, id: string): string => {
  const { page } = cases.find((one) => one.name === name)!;
  return page.view.warnings.find((one) => one.id === id)?.text ?? "";
};

const stepsOf = (name: string): readonly string[] => {
  const { answers, page } = cases.find((one) => one.name === name)!;
  const prepared = prepareForm(divorce);
  const { context } = page;
  const raw = toRawAnswers(prepared, answers, context).answers;
  return dueSteps(createFormSession({ prepared, context, answers: raw }), divorce.nextSteps).map(({ text }) => text);
};

test("the warning about the child support guideline shows both amounts", () => {
  const none = warning("own schedule, below the guideline, separate contract", "below_guideline");
  expect(none).toContain("You chose $0.00 a month, and the guideline amount is $300.00.");
  const less = warning("support on the 31st in California, an asset amount that is too large", "below_guideline");
  expect(less).toContain("You chose $900.00 a month, and the guideline amount is $1,200.00.");
});

test("the longest durational alimony is given in months", () => {
  const most = "at most 104 months, which is 60% of 174 months";
  expect(warning("Florida, a marriage of 174 months and a month too many", "durational_long")).toContain(most);
  const within = warning("Florida, a marriage of 174 months and the longest durational alimony", "durational_term");
  expect(within).toContain("up to 104 months, which is 60% of 174 months");
});

test("the refusal names its subject as a visitor would", () => {
  const refusal = warning("Ohio was not read", "law_unknown");
  expect(refusal).toContain("Terms for the spouses, the ground, and custody in a divorce.");
  expect(refusal).not.toContain("Words of");
});

test("the next steps name the court rule on disclosure where there is one", () => {
  const florida = stepsOf("Florida, no children, the home is sold, support for two years");
  expect(florida.filter((text) => text.includes("Florida Family Law Rule of Procedure 12.285"))).toHaveLength(1);
  expect(florida.filter((text) => text.startsWith("Exchange the court's financial disclosure forms"))).toEqual([]);
  const texas = stepsOf("Texas, no children, the payment does not equalize");
  expect(texas.filter((text) => text.includes("12.285"))).toEqual([]);
  expect(texas.filter((text) => text.startsWith("Exchange the court's"))).toHaveLength(1);
});
