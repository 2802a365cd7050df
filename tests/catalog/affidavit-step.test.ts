import { expect, test } from "vitest";
import { dueSteps } from "../../src/app/create/next-steps.ts";
import { createFormSession } from "../../src/ui/form-state/create-form-session.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { documents, openCases } from "./open-cases.ts";

const will = documents.find(([name]) => name === "will.en")![1];
const tennessee = openCases(will).find(({ name }) => name === "Tennessee prescribes no form of affidavit")!;

const affidavitSteps = (place: string): readonly string[] => {
  const { context } = tennessee.page;
  const session = createFormSession({ prepared: prepareForm(will), context, answers: { ...tennessee.answers, place } });
  return dueSteps(session, will.nextSteps)
    .map(({ text }) => text)
    .filter((text) => text.includes("affidavit"));
};

test("the steps after a will say whether the state's affidavit is printed, was not read, or has no form", () => {
  const may =
    "Consider a self-proving affidavit. The will is valid without it, but the affidavit can spare your witnesses a trip to court.";
  expect(affidavitSteps("US-TN")).toEqual([
    `${may} Your state says what it must state but prescribes no form (T.C.A. § 32-2-110). A lawyer can write it, and you and your witnesses can sign it before a notary on the day you sign the will or later.`,
  ]);
  expect(affidavitSteps("US-NJ")).toEqual([
    `${may} We could not read your state's form, so it is not printed here (N.J.S.A. § 3B:3-4). Get it from the probate court or a lawyer, and sign it before a notary with your witnesses on the day you sign the will or later.`,
  ]);
  expect(affidavitSteps("US-GA")).toEqual([
    "Sign the self-proving affidavit before the notary at the same meeting. It is the form in O.C.G.A. § 53-4-24.",
  ]);
});
