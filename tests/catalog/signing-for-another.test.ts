import { expect, test } from "vitest";
import { childFields } from "../../src/fields/child-fields.ts";
import { fieldKindOf } from "../../src/fields/registry/field-kinds.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { Field } from "../../src/model/field.ts";
import { documents } from "./open-cases.ts";

/** The questions about the parties who sign a document, where someone else may sign for them. */
const representable = ({ steps, document }: DocumentDefinition): readonly Field[] => {
  const signers = new Set((document.signatures?.groups ?? []).map(({ field }) => field));
  const questions = steps.flatMap(({ fields }) => fields).filter(({ id }) => signers.has(id));
  return questions.filter((field) => childFields(field).some(({ id }) => id === "signed_by"));
};

const cases = documents
  .filter(([, { language }]) => language === "en")
  .flatMap(([name, definition]) => representable(definition).map((field) => [name, field.id, field] as const));

test("most documents let someone sign for a party", () => {
  expect(new Set(cases.map(([name]) => name)).size).toBeGreaterThan(25);
});

test.each(cases)(
  "%s, %s: an agent, a guardian, or a conservator who signs is doubted, with a step to take",
  (_, __, field) => {
    const { warnings = [] } = fieldKindOf(field.kind);
    for (const signed_by of ["agent", "guardian", "conservator"]) {
      const record = { kind: "person", name: "Ann Poe", signed_by, signer: "Sue Poe" };
      const found = warnings.flatMap((warn) => warn(record, "en", field) ?? []);
      expect(found).toMatchObject([
        { id: signed_by, about: "Sue Poe", nextStep: expect.stringMatching(/certified copy/) },
      ]);
    }
  },
);
