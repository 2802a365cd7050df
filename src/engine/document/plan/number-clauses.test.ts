import { expect, test } from "vitest";
import { documentLines } from "../../../../tests/documents/document-lines.ts";
import { body, clause, made, plan, writer } from "../../../../tests/documents/hand-made.ts";
import { ask } from "../../../../tests/forms/hand-made.ts";
import type { ClausePlan } from "../../../model/document-plan.ts";

const fields = [ask("paid", "yes_no"), ask("late", "yes_no")];
const { text, formula } = writer(fields);

const paragraph = (id: string, words: string, when?: string): ClausePlan =>
  clause(id, { ...(when === undefined ? {} : { when: formula(when) }), variants: [body(text(words))] });

const rent = (own: ClausePlan["variants"], last = "See {{ ref rent }}.") =>
  made(
    fields,
    plan({
      clauses: [
        clause("rent", {
          title: ["Rent"],
          variants: own,
          clauses: [paragraph("place", "Pay here.", "paid"), paragraph("interest", "Pay interest.", "late")],
        }),
        clause("last", { title: ["Last"], variants: [body(text(last))] }),
      ],
    }),
  );

const linesOf = (own: ClausePlan["variants"], answers: { readonly paid: boolean; readonly late: boolean }) =>
  documentLines(rent(own).assemble(answers)).slice(1, -2);

const monthly = [body(["Pay monthly."])];

test("in a section of several paragraphs each has a number, the section's own text first", () => {
  expect(linesOf(monthly, { paid: true, late: true })).toEqual([
    "1. Rent",
    "1.1 Pay monthly.",
    "1.2 Pay here.",
    "1.3 Pay interest.",
  ]);
  expect(linesOf(monthly, { paid: false, late: true })).toEqual(["1. Rent", "1.1 Pay monthly.", "1.2 Pay interest."]);
});

test("the only paragraph of a section has no number", () => {
  expect(linesOf(monthly, { paid: false, late: false })).toEqual(["1. Rent", "Pay monthly."]);
});

test("references cite the section by its number and its paragraphs by theirs", () => {
  const { assemble, numbers } = rent(monthly, "See {{ ref rent }} and {{ ref interest }}.");
  expect(documentLines(assemble({ paid: true, late: true })).at(-1)).toBe("See section 1 and section 1.3.");
  expect(numbers({ paid: true, late: true })).toEqual({ rent: "1", place: "1.2", interest: "1.3", last: "2" });
});

test("a list belongs to the paragraph that introduces it", () => {
  const listed = [body(["Pay:"], [{ text: ["rent"] }, { text: ["fees"] }])];
  expect(linesOf(listed, { paid: true, late: false })).toEqual([
    "1. Rent",
    "1.1 Pay:",
    "(a) rent; and",
    "(b) fees.",
    "1.2 Pay here.",
  ]);
  expect(linesOf(listed, { paid: false, late: false })).toEqual(["1. Rent", "Pay:", "(a) rent; and", "(b) fees."]);
});

test("a text that introduces the paragraphs after it has no number", () => {
  expect(linesOf([body(["Two rules apply:"])], { paid: true, late: true })).toEqual([
    "1. Rent",
    "Two rules apply:",
    "1.1 Pay here.",
    "1.2 Pay interest.",
  ]);
});

test("a clause without a title is a numbered paragraph already", () => {
  const untitled = made(
    fields,
    plan({ clauses: [clause("rent", { variants: monthly, clauses: [paragraph("place", "Pay here.")] })] }),
  );
  const [, ...lines] = documentLines(untitled.assemble({ paid: true, late: true }));
  expect(lines).toEqual(["1. Pay monthly.", "Pay here."]);
});
