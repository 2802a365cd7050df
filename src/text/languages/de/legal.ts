import type { LegalWords } from "../../words/legal-words.ts";
import { itemEndWith } from "../shared/item-end.ts";

/** German texts around clauses. */
export const germanLegal: LegalWords = {
  recitals: "Präambel",
  signatures: "Unterschriften",
  signaturePage: ["Unterschriftenseite: ", ", ", ""],
  witnesses: ["Zeugin oder Zeuge", "Zeugen"],
  clauseTitle: ["", ""],
  blank: " ",
  partNumber: (index) => `${index}`,
  part: ["Abschnitt ", ""],
  scheduleNumber: (index) => String(index),
  schedule: ["Anlage ", ""],
  citeClause: () => ["Ziffer ", ""],
  citeClauses: (_, areTwo) => ["Ziffern ", areTwo ? " und " : " bis ", ""],
  citeSchedule: () => ["Anlage ", ""],
  citeInSchedule: (_, schedule) => ["Ziffer ", ` der ${schedule}`],
  itemEnd: itemEndWith({ between: ";", and: "; und", or: "; oder", stop: ".", pause: "," }),
  runsInSingleItem: true,
  total: "Summe",
  amortization: {
    number: "Nr.",
    due: "Fällig",
    payment: "Rate",
    interest: "Zinsen",
    principal: "Tilgung",
    balance: "Restschuld",
  },
  signing: {
    person: [{ rule: "Unterschrift" }, { label: "Name", parts: ["name"] }, { capacity: true }, { rule: "Datum" }],
    company: [
      { entity: "name and type" },
      { rule: "Vertreten durch" },
      { label: "Name", parts: ["signer"] },
      { label: "Funktion", parts: ["signer_title"] },
      { capacity: true },
      { rule: "Datum" },
    ],
    fiduciary: [{ rule: "Unterschrift" }, { label: "Name", parts: ["signer"] }, { capacity: true }, { rule: "Datum" }],
    represented: [
      { entity: "name" },
      { rule: "Vertreten durch" },
      { label: "Name", parts: ["signer"] },
      { capacity: true },
      { rule: "Datum" },
    ],
    witness: [
      { rule: "Unterschrift" },
      { label: "Name in Druckschrift", parts: ["name"] },
      { rule: "Anschrift" },
      { rule: "Datum" },
    ],
    as: ["als ", ""],
    witnessHeading: (n) => `Zeugin oder Zeuge ${n}`,
  },
};
