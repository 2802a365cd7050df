import type { LegalWords } from "../../words/legal-words.ts";
import { countingCapitals } from "../../numbers/letters.ts";
import { upperRoman } from "../../numbers/roman.ts";
import { itemEndWith } from "../shared/item-end.ts";

/** English texts around clauses. */
export const englishLegal: LegalWords = {
  recitals: "Background",
  signatures: "Signatures",
  signaturePage: ["Signature page to the ", " of ", ""],
  witnesses: ["Witness", "Witnesses"],
  clauseTitle: ["", ""],
  blank: " ",
  partNumber: upperRoman,
  part: ["ARTICLE ", ""],
  scheduleNumber: countingCapitals,
  schedule: ["Schedule ", ""],
  citeClause: (capital) => [capital ? "Section " : "section ", ""],
  citeClauses: (capital, areTwo) => [capital ? "Sections " : "sections ", areTwo ? " and " : " to ", ""],
  citeSchedule: () => ["Schedule ", ""],
  citeInSchedule: (capital, schedule) => [capital ? "Paragraph " : "paragraph ", ` of ${schedule}`],
  itemEnd: itemEndWith({ between: ";", and: "; and", or: "; or", stop: ".", pause: "," }),
  runsInSingleItem: true,
  total: "Total",
  amortization: {
    number: "No.",
    due: "Due",
    payment: "Payment",
    interest: "Interest",
    principal: "Principal",
    balance: "Balance",
  },
  signing: {
    person: [
      { rule: "Signature" },
      { label: "Name", parts: ["name"], alias: true },
      { capacity: true },
      { rule: "Date" },
    ],
    company: [
      { entity: "name and type" },
      { rule: "By" },
      { label: "Name", parts: ["signer"] },
      { label: "Title", parts: ["signer_title"] },
      { capacity: true },
      { rule: "Date" },
    ],
    fiduciary: [{ rule: "Signature" }, { label: "Name", parts: ["signer"] }, { capacity: true }, { rule: "Date" }],
    represented: [
      { entity: "name" },
      { rule: "By" },
      { label: "Name", parts: ["signer"] },
      { capacity: true },
      { rule: "Date" },
    ],
    companyThroughEntity: [
      { entity: "name and type" },
      { label: "By", parts: ["signer"] },
      { label: "Its", parts: ["signer_title"] },
      { rule: "By" },
      { label: "Name", parts: ["entity_signer"] },
      { label: "Title", parts: ["entity_signer_title"] },
      { rule: "Date" },
    ],
    fiduciaryEntity: [
      { parts: ["signer"] },
      { capacity: true },
      { rule: "By" },
      { label: "Name", parts: ["entity_signer"] },
      { label: "Title", parts: ["entity_signer_title"] },
      { rule: "Date" },
    ],
    witness: [{ rule: "Signature" }, { label: "Printed name", parts: ["name"] }, { rule: "Address" }, { rule: "Date" }],
    as: ["as ", ""],
    individually: "individually",
    witnessHeading: (n) => `Witness ${n}`,
  },
};
