import { expect, test } from "vitest";
import { body, clause, made, plan, writer } from "../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../tests/documents/document-lines.ts";
import { ask, context } from "../../../tests/forms/hand-made.ts";
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
