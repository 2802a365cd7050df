import { expect, test } from "vitest";
import { dueSteps } from "../../src/app/create/next-steps.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import { createFormSession } from "../../src/ui/form-state/create-form-session.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import { documents, openCases } from "./open-cases.ts";

const PERSON = { kind: "person", name: "Bo Roe", address: "2 Main St, Akron, OH 44301" };
const COMPANY = { kind: "company", name: "Birch Inc.", formed_in: "US-OH", address: "2 Main St, Akron, OH 44301" };

/** The next steps of the first case of the note with some answers changed. */
const stepsWith = (changed: RawAnswers): readonly string[] => {
  const definition = documents.find(([name]) => name === "promissory-note.en")![1];
  const { answers, page } = openCases(definition)[0]!;
  const prepared = prepareForm(definition);
  const { context } = page;
  const raw = toRawAnswers(prepared, { ...answers, ...changed }, context).answers;
  return dueSteps(createFormSession({ prepared, context, answers: raw }), definition.nextSteps).map(({ text }) => text);
};

const guaranteeSteps = (borrowers: readonly (typeof PERSON | typeof COMPANY)[]): readonly string[] =>
  stepsWith({ borrowers: [...borrowers] }).filter((text) => text.includes("personal guarantee"));

const filingSteps = (changed: RawAnswers): readonly string[] =>
  stepsWith(changed).flatMap((text) =>
    (/^(?:File a financing statement|Have your lien noted)/.exec(text) ?? []).slice(0, 1),
  );

test("the note says where to file only if it grants the security itself", () => {
  expect(filingSteps({ secured: false })).toEqual([]);
  expect(filingSteps({ secured: true, grant: "separate", security: "a security agreement" })).toEqual([]);
});

// U.C.C. § 9-311(a)(2): a lien on goods with a certificate of title is perfected on the title, and filing has no effect.
test.each([
  ["none", ["File a financing statement"]],
  ["all", ["Have your lien noted"]],
  ["some", ["Have your lien noted", "File a financing statement"]],
])("the note says where to record a lien on things of which %s have a title", (titled, steps) => {
  const security = { security_interest_collateral: "one loom", security_interest_titled: titled };
  expect(filingSteps({ secured: true, grant: "here", ...security })).toEqual(steps);
});

test("the note says that only companies owe it if no borrower is a person", () => {
  expect(guaranteeSteps([PERSON])).toEqual([]);
  expect(guaranteeSteps([COMPANY, PERSON])).toEqual([]);
  expect(guaranteeSteps([COMPANY])).toEqual([expect.stringContaining("Only the company owes this note.")]);
  expect(guaranteeSteps([COMPANY, { ...COMPANY, name: "Cedar Inc." }])).toEqual([
    expect.stringContaining("Only the companies owe this note."),
  ]);
});

test("a next step that prints an answer with options uses their words", () => {
  const definition = documents.find(([name]) => name === "promissory-note.en")![1];
  const { answers, page } = openCases(definition)[0]!;
  const field = definition.steps.flatMap(({ fields }) => fields).find(({ kind }) => kind === "place")!;
  const session = createFormSession({
    prepared: prepareForm(definition),
    context: page.context,
    answers: { ...answers, [field.id]: "US-FL" },
  });
  const formula = { ast: ["get", field.id], deps: [field.id], source: field.id } as const;
  const step = { text: ["Pay the tax of ", { type: "value", formula, field: field.id }, "."] } as const;
  expect(dueSteps(session, [step])[0]!.text).toBe("Pay the tax of Florida.");
});

test("no next step prints the code of a place", () => {
  for (const [name, definition] of documents) {
    const prepared = prepareForm(definition);
    for (const { name: of, answers, page } of openCases(definition)) {
      const session = createFormSession({ prepared, context: page.context, answers });
      const texts = dueSteps(session, definition.nextSteps).map(({ text }) => text);
      expect(texts.join(" "), `${name}, ${of}`).not.toMatch(/\bUS-[A-Z]{2}\b/);
    }
  }
});
