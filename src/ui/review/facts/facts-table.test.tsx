import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { quoteOf } from "../../../../tests/reading/hand-made-review.ts";
import { reviewMessages } from "../../../i18n/review.ts";
import type { KeyFact } from "../../../model/review/review.ts";
import { correctedFacts } from "./corrected-facts.ts";
import { FactsTable } from "./facts-table.tsx";

const messages = reviewMessages("en");
const quote = quoteOf("Aster Ltd.");
const facts: readonly KeyFact[] = [
  {
    id: "parties",
    values: [
      { text: "Aster Ltd. (Seller)", quote },
      { text: "Birch Inc. (Buyer)", quote },
    ],
  },
  { id: "effective_date", values: [{ text: "2026-05-04", quote }] },
  { id: "signatures", values: [{ text: "partly", quote }] },
  { id: "governing_law", values: [] },
];
const decisions = { "fact:effective_date": { state: "accepted", text: "2026-06-01" } } as const;

it("shows each fact in words with a button to correct it, and which ones were corrected", () => {
  const actions = { messages, decisions, onDecide: () => undefined, onPlace: () => undefined };
  const shown = renderToStaticMarkup(<FactsTable facts={facts} {...actions} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
  for (const text of [
    "Aster Ltd. (Seller)",
    "June 1, 2026",
    messages.factEdited,
    messages.signatureStates.partly,
    "Edit: Parties",
    "Undo : Takes effect",
    "The text does not say Governing law",
  ])
    expect(shown).toContain(text);
  expect(shown).not.toContain("May 4, 2026");
  expect(shown).not.toContain("Edit: Governing law");
});

it("replaces all values of a corrected fact, at the place of the first", () => {
  const parties = { "fact:parties": { state: "accepted", text: "Aster Ltd." } } as const;
  expect(correctedFacts(facts, parties)[0]).toEqual({ id: "parties", values: [{ text: "Aster Ltd.", quote }] });
  expect(correctedFacts(facts, {})).toEqual(facts);
});

it("shows dates in the language of the screen", () => {
  const [, effective] = facts;
  const actions = {
    messages: reviewMessages("ja"),
    decisions: {},
    onDecide: () => undefined,
    onPlace: () => undefined,
  };
  const shown = renderToStaticMarkup(<FactsTable facts={[effective!]} {...actions} />);
  expect(shown).toContain("2026年5月4日");
});
