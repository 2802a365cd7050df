import { expect, test } from "vitest";
import { body, clause, made, plan, writer } from "../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import { ask, context, answerPart } from "../../../tests/forms/hand-made.ts";
import type { DocumentPlan } from "../../model/document-plan.ts";
import type { Field } from "../../model/field.ts";
import type { FormView } from "../../model/form-view.ts";
import type { LegalDocument } from "../../model/document.ts";
import { prepareDocument } from "./prepare-document.ts";

const fields = [ask("rent", "text"), ask("tenant", "text"), ask("late", "yes_no")];
const { text, formula } = writer(fields);
const clauses = [
  clause("rent", { variants: [body(text("The rent is {{ rent }}."))] }),
  clause("late", { when: formula("late = true"), variants: [body(text("Late rent costs more."))] }),
  clause("tenant", { variants: [body(text("{{ tenant }} pays, as {{ ref rent }} says."))] }),
];

/** A form that is being filled in, with the document after every change. */
const filling = () => {
  const subject = made(fields, plan({ clauses }));
  const prepared = prepareDocument(subject.definition);
  let view: FormView | undefined;
  let document: LegalDocument | undefined;
  return (answers: object): LegalDocument => {
    view = subject.view(answers, view);
    document = prepared.assemble(view, context, document);
    return document;
  };
};

test("a keystroke keeps the blocks that do not print its answer", () => {
  const fill = filling();
  fill({ rent: "1" });
  const before = fill({ rent: "12" });
  const after = fill({ rent: "120" });
  expect(documentLines(after)).toContain("1. The rent is 120.");
  expect(after.blocks.at(-1)).toBe(before.blocks.at(-1));
  expect(after.blocks[1]).not.toBe(before.blocks[1]);
});

test("a clause that becomes visible renumbers those after it", () => {
  const fill = filling();
  fill({ tenant: "Ann" });
  fill({ tenant: "Bo" });
  expect(documentLines(fill({ tenant: "Bo", late: true })).at(-1)).toMatch(/^3[.] Bo pays/);
  expect(documentLines(fill({ tenant: "Bo", late: false })).at(-1)).toMatch(/^2[.] Bo pays/);
});

test("unchanged answers give the same blocks", () => {
  const fill = filling();
  fill({ rent: "1" });
  const before = fill({ rent: "2" });
  expect(fill({ rent: "2" }).blocks).toBe(before.blocks);
});

test("a text that names the document follows its title, also where the title of the form stays", () => {
  const begins = clause("begins", { variants: [body(text("This {{ title }} begins."))] });
  const subject = made(fields, plan({ title: ["Lease"], clauses: [begins] }));
  const title = text("Mietvertrag von {{ tenant }}");
  const prepared = prepareDocument({ ...subject.definition, document: { ...subject.definition.document, title } });
  let view: FormView | undefined;
  let document: LegalDocument | undefined;
  for (const tenant of ["Ann", "Bo", "Bob"]) {
    view = subject.view({ tenant }, view);
    document = prepared.assemble(view, context, document);
    expect(documentLines(document)).toEqual([`Mietvertrag von ${tenant}`, `1. This Mietvertrag von ${tenant} begins.`]);
  }
});

test("only what reads a changed answer is written again", () => {
  const subject = made(fields, plan({ clauses }));
  const prepared = prepareDocument(subject.definition);
  const read: string[] = [];
  const watched = (view: FormView): FormView => ({
    ...view,
    index: {
      ...view.index,
      get: (name) => {
        read.push(name);
        return view.index.get(name);
      },
    },
  });
  let view = subject.view({ rent: "1", tenant: "Ann" });
  let document = prepared.assemble(watched(view), context);
  for (const rent of ["12", "120"]) {
    read.length = 0;
    view = subject.view({ rent, tenant: "Ann" }, view);
    document = prepared.assemble(watched(view), context, document);
  }
  expect(documentLines(document)).toContain("1. The rent is 120.");
  expect(read).toContain("rent");
  expect(read).not.toContain("tenant");
});

/** The blocks of a document as JSON after each of some answers, updated from one to the next. */
const blocksAfter = (
  questions: readonly Field[],
  source: Partial<DocumentPlan>,
  ...typed: readonly object[]
): readonly string[] => {
  const subject = made(questions, plan(source));
  const prepared = prepareDocument(subject.definition);
  let view: FormView | undefined;
  let document: LegalDocument | undefined;
  return typed.map((answers) => {
    view = subject.view(answers, view);
    document = prepared.assemble(view, context, document);
    return JSON.stringify(document.blocks);
  });
};

const containing = (text: string): unknown => expect.stringContaining(text);

test("a blank follows the label of its question in a row, which reads another answer", () => {
  const worth = ask("worth", "money", { label: ["Worth of the ", answerPart("kind")] });
  const asked = [ask("kind", "text"), ask("things", "list", { fields: [ask("name", "text"), worth] })];
  const row = writer(asked).rows("thing", "things");
  const items = [{ each: row.each, text: row.text("{{ thing.name }} is worth {{ thing.worth | money }}") }];
  const things = [{ name: "One" }];
  const printed = blocksAfter(
    asked,
    { clauses: [clause("list", { variants: [body(undefined, items)] })] },
    { kind: "car", things },
    { kind: "boat", things },
    { kind: "bike", things },
  );
  expect(printed).toEqual(["car", "boat", "bike"].map((kind) => containing(`Worth of the ${kind}`)));
});

test("words follow the number of people who hold a role", () => {
  const asked = [ask("tenants", "parties", { role: "tenant" })];
  const [ann, bo] = ["Ann Poe", "Bo Roe"].map((name) => ({ kind: "person", name }));
  const printed = blocksAfter(
    asked,
    { opening: [{ type: "agreement", role: "tenant", one: "The Tenant pays.", many: "The Tenants pay." }] },
    { tenants: [ann] },
    { tenants: [ann, bo] },
    { tenants: [bo] },
  );
  expect(printed).toEqual(["The Tenant pays.", "The Tenants pay.", "The Tenant pays."].map(containing));
});
