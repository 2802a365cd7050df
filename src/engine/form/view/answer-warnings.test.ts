import { expect, test } from "vitest";
import { ask, context, form, step } from "../../../../tests/forms/hand-made.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import { prepareForm } from "../prepare-form.ts";

const rental = form([
  step("people", [ask("owner", "party"), ask("tenants", "parties"), ask("helper", "person", { optional: true })]),
]);

const warningsFor = (answers: RawAnswers, language = "en") =>
  prepareForm({ ...rental, language })
    .evaluate(answers, context)
    .warnings.map(({ path, text, stop, split }) => ({ path, text, stop, ...(split ? { split } : {}) }));

test("two people in one name field cause a warning, which offers a separate party only in a list", () => {
  const tenants = [
    { kind: "person", name: "Robert Chen" },
    { kind: "person", name: "Ann & Bo Lee" },
  ];
  expect(warningsFor({ owner: { kind: "person", name: "Robert and Linda Chen" }, tenants })).toEqual([
    {
      path: "owner.name",
      text: "This looks like the names of two people. This question is about one person. Enter one name here.",
      stop: false,
    },
    {
      path: "tenants.r2.name",
      text: "This looks like the names of two people. Enter one name here. Add the second person as a separate party.",
      stop: false,
      split: ["Ann Lee", "Bo Lee"],
    },
  ]);
});

test("the name of a person who is not a party is checked, too, in the language of the form", () => {
  expect(warningsFor({ helper: { name: "田中一郎、田中花子" } }, "ja")).toEqual([
    {
      path: "helper.name",
      text: "二人分の氏名が入力されているようです。ここには一人の氏名だけを入力してください。",
      stop: false,
    },
  ]);
});

test("any name is fine for a company, and for a party whose kind is not chosen yet", () => {
  const owner = { kind: "company", name: "Smith and Sons LLC" };
  expect(warningsFor({ owner, tenants: [{ kind: "company", name: "Lee and Poe" }] })).toEqual([]);
  expect(warningsFor({ owner, tenants: [{ name: "Ann and Bo Lee" }] })).toEqual([]);
});

test("an organization that was entered as a person is asked about, and one press changes only its kind", () => {
  const open = (owner: RawAnswers) => prepareForm(rental).evaluate({ owner }, context);
  const owner = { kind: "person", name: "Acme LLC", signed_by: "self" };
  const [asked] = open(owner).warnings;
  expect(asked).toMatchObject({ path: "owner.name", stop: false });
  expect(asked?.text).toMatch(/^Is this an organization\?/);
  const { path, answer } = asked!.instead!;
  expect([path, answer]).toEqual(["owner.kind", "company"]);
  const after = open({ ...owner, kind: answer });
  expect(after.warnings).toEqual([]);
  expect(after.fields["owner.name"]?.value).toBe("Acme LLC");
});

test("every doubt about a party is raised, not only the first", () => {
  const owner = { kind: "person", name: "Acme LLC", signed_by: "agent", signer: "Sue Poe" };
  expect(warningsFor({ owner }).map(({ path }) => path)).toEqual(["owner.name", "owner.signed_by"]);
});

test("the decision to keep a name ends when the name changes", () => {
  const decisionFor = (name: string) =>
    prepareForm(rental)
      .evaluate({ helper: { name } }, context)
      .warnings.map(({ decision }) => decision);
  expect(decisionFor("Ann and Bo Lee")).toEqual(decisionFor("Ann and Bo Lee"));
  expect(decisionFor("Ann and Bo Lee")).not.toEqual(decisionFor("Ann and Bea Lee"));
});
