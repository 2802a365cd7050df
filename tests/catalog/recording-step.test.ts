import { expect, test } from "vitest";
import { dueSteps } from "../../src/app/create/next-steps.ts";
import { createFormSession } from "../../src/ui/form-state/create-form-session.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { documents, openCases } from "./open-cases.ts";

const definition = documents.find(([name]) => name === "power-of-attorney.en")![1];

const recordingSteps = (name: string): readonly string[] => {
  const { answers, page } = openCases(definition).find((one) => one.name === name)!;
  const session = createFormSession({ prepared: prepareForm(definition), context: page.context, answers });
  return dueSteps(session, definition.nextSteps)
    .map(({ text }) => text)
    .filter((text) => text.startsWith("Record this document"));
};

test("a durable power is recorded where the agent of an incapacitated principal could not act otherwise", () => {
  const durable = "South Carolina lets the agent act after incapacity only under a recorded power of attorney";
  expect(recordingSteps(durable)).toEqual([
    "Record this document in the county where you live, at the office that records deeds. In your state, your agent may act " +
      "after you become incapacitated only if it is recorded (S.C. Code § 62-8-109(c)).",
  ]);
  expect(recordingSteps("a power that ends on incapacity in South Carolina need not be recorded")).toEqual([]);
  expect(recordingSteps("the nomination of a guardian in Texas needs two witnesses")).toEqual([]);
});
