import { describe, expect, test } from "vitest";
import { documentFacts } from "../../src/app/create/document-facts.ts";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { compiled, documents, openCases } from "./open-cases.ts";

const today = parseIsoDate("2026-11-24")!;
const notarize = documents.find(([name]) => name === "notarize.en")![1];
const receives = notarize.receives!;

const english = documents.filter(([name]) => name.endsWith(".en") && name !== "notarize.en");

const factsOf = (name: string, position = 0) => {
  const definition = documents.find(([one]) => one === name)![1];
  const one = openCases(definition)[position]!;
  return documentFacts({ definition, view: one.page.view }, "The Title", receives);
};

describe("a finished document is passed on to the notary page", () => {
  test("the principal of a power of attorney goes to the notary, and not the agents", () => {
    expect(factsOf("power-of-attorney.en")["people"]).toEqual([
      expect.objectContaining({ kind: "person", name: "Ada Quist" }),
    ]);
  });

  test("a will is signed on paper, for the reason its page gives", () => {
    const reason = expect.stringMatching(/^The federal E-SIGN Act does not apply to wills.*\(15 U\.S\.C\. § 7003.*\)$/);
    expect(factsOf("will.en")).toMatchObject({
      paper: "The Title",
      state: "US-TX",
      paper_only: true,
      paper_reason: reason,
    });
  });

  test("a document that federal law governs passes on no place, because no notary is appointed for the whole country", () =>
    expect(factsOf("cancellation-notice.en")["state"]).toBeUndefined());

  test("both sides of a sale go to the notary, and nothing says that it must be on paper", () => {
    const facts = factsOf("bill-of-sale.en");
    expect(facts).toMatchObject({ paper: "The Title", paper_only: false });
    expect(facts["paper_reason"]).toBeUndefined();
    expect((facts["people"] as readonly unknown[]).length).toBeGreaterThanOrEqual(2);
  });

  test.each(english)("the form takes what %s passes on, without a problem", (_, definition) => {
    const [one] = openCases(definition);
    const facts = documentFacts({ definition, view: one!.page.view }, "The Title", receives);
    const { view } = openFilledForm(compiled, notarize, facts, today, compiled.settings.defaults);
    const wrong = Object.keys(facts).filter((field) => view.fields[field]?.problem);
    expect(wrong).toEqual([]);
    expect(view.fields["people"]?.value).not.toBeNull();
  });
});
