import type { LegalWords } from "../../words/legal-words.ts";
import { countingCapitals } from "../../numbers/letters.ts";
import { upperRoman } from "../../numbers/roman.ts";
import { itemEndWith } from "../shared/item-end.ts";

/** Spanish texts around clauses. */
export const spanishLegal: LegalWords = {
  recitals: "Antecedentes",
  signatures: "Firmas",
  signaturePage: ["Página de firmas: ", ", ", ""],
  witnesses: ["Testigo", "Testigos"],
  clauseTitle: ["", ""],
  blank: " ",
  partNumber: upperRoman,
  part: ["CAPÍTULO ", ""],
  scheduleNumber: countingCapitals,
  schedule: ["Anexo ", ""],
  citeClause: (capital) => [capital ? "La sección " : "la sección ", ""],
  citeClauses: (capital, areTwo) => [capital ? "Las secciones " : "las secciones ", areTwo ? " y " : " a ", ""],
  citeSchedule: (capital) => [capital ? "El Anexo " : "el Anexo ", ""],
  citeInSchedule: (capital, schedule) => [capital ? "El párrafo " : "el párrafo ", ` del ${schedule}`],
  itemEnd: itemEndWith({ between: ";", and: "; y", or: "; o", stop: ".", pause: "," }),
  runsInSingleItem: true,
  total: "Total",
  amortization: {
    number: "N.º",
    due: "Vencimiento",
    payment: "Pago",
    interest: "Intereses",
    principal: "Capital",
    balance: "Saldo",
  },
  signing: {
    person: [
      { rule: "Firma" },
      { label: "Nombre", parts: ["name"], alias: true },
      { capacity: true },
      { rule: "Fecha" },
    ],
    company: [
      { entity: "name and type" },
      { rule: "Por" },
      { label: "Nombre", parts: ["signer"] },
      { label: "Cargo", parts: ["signer_title"] },
      { capacity: true },
      { rule: "Fecha" },
    ],
    fiduciary: [{ rule: "Firma" }, { label: "Nombre", parts: ["signer"] }, { capacity: true }, { rule: "Fecha" }],
    represented: [
      { entity: "name" },
      { rule: "Por" },
      { label: "Nombre", parts: ["signer"] },
      { capacity: true },
      { rule: "Fecha" },
    ],
    companyThroughEntity: [
      { entity: "name and type" },
      { label: "Por", parts: ["signer"] },
      { label: "Cargo", parts: ["signer_title"] },
      { rule: "Firma" },
      { label: "Nombre", parts: ["entity_signer"] },
      { label: "Cargo", parts: ["entity_signer_title"] },
      { rule: "Fecha" },
    ],
    fiduciaryEntity: [
      { parts: ["signer"] },
      { capacity: true },
      { rule: "Firma" },
      { label: "Nombre", parts: ["entity_signer"] },
      { label: "Cargo", parts: ["entity_signer_title"] },
      { rule: "Fecha" },
    ],
    witness: [
      { rule: "Firma" },
      { label: "Nombre completo", parts: ["name"] },
      { rule: "Domicilio" },
      { rule: "Fecha" },
    ],
    as: ["en calidad de ", ""],
    individually: "a título personal",
    witnessHeading: (n) => `Testigo ${n}`,
  },
};
