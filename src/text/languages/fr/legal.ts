import type { LegalWords } from "../../words/legal-words.ts";
import { countingCapitals } from "../../numbers/letters.ts";
import { upperRoman } from "../../numbers/roman.ts";
import { itemEndWith } from "../shared/item-end.ts";

/** French texts around clauses. */
export const frenchLegal: LegalWords = {
  recitals: "Préambule",
  signatures: "Signatures",
  signaturePage: ["Page de signature\u00A0: ", ", ", ""],
  witnesses: ["Témoin", "Témoins"],
  clauseTitle: ["", ""],
  blank: " ",
  partNumber: upperRoman,
  part: ["TITRE ", ""],
  scheduleNumber: countingCapitals,
  schedule: ["Annexe ", ""],
  citeClause: (capital) => [capital ? "L’article " : "l’article ", ""],
  citeClauses: (capital, areTwo) => [capital ? "Les articles " : "les articles ", areTwo ? " et " : " à ", ""],
  citeSchedule: (capital) => [capital ? "L’Annexe " : "l’Annexe ", ""],
  citeInSchedule: (capital, schedule) => [capital ? "Le paragraphe " : "le paragraphe ", ` de l'${schedule}`],
  itemEnd: itemEndWith({ between: "\u00A0;", and: "\u00A0; et", or: "\u00A0; ou", stop: ".", pause: "," }),
  runsInSingleItem: true,
  total: "Total",
  amortization: {
    number: "N°",
    due: "Échéance",
    payment: "Versement",
    interest: "Intérêts",
    principal: "Capital",
    balance: "Solde",
  },
  signing: {
    person: [
      { rule: "Signature" },
      { label: "Nom", parts: ["name"], alias: true },
      { capacity: true },
      { rule: "Date" },
    ],
    company: [
      { entity: "name and type" },
      { rule: "Par" },
      { label: "Nom", parts: ["signer"] },
      { label: "Fonction", parts: ["signer_title"] },
      { capacity: true },
      { rule: "Date" },
    ],
    fiduciary: [{ rule: "Signature" }, { label: "Nom", parts: ["signer"] }, { capacity: true }, { rule: "Date" }],
    represented: [
      { entity: "name" },
      { rule: "Par" },
      { label: "Nom", parts: ["signer"] },
      { capacity: true },
      { rule: "Date" },
    ],
    companyThroughEntity: [
      { entity: "name and type" },
      { label: "Par", parts: ["signer"] },
      { label: "Fonction", parts: ["signer_title"] },
      { rule: "Signature" },
      { label: "Nom", parts: ["entity_signer"] },
      { label: "Fonction", parts: ["entity_signer_title"] },
      { rule: "Date" },
    ],
    fiduciaryEntity: [
      { parts: ["signer"] },
      { capacity: true },
      { rule: "Signature" },
      { label: "Nom", parts: ["entity_signer"] },
      { label: "Fonction", parts: ["entity_signer_title"] },
      { rule: "Date" },
    ],
    witness: [
      { rule: "Signature" },
      { label: "Nom en capitales", parts: ["name"] },
      { rule: "Adresse" },
      { rule: "Date" },
    ],
    as: ["en qualité de ", ""],
    individually: "à titre personnel",
    witnessHeading: (n) => `Témoin ${n}`,
  },
};
