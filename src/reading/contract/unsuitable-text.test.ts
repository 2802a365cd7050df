import { expect, it } from "vitest";
import { unsuitableText } from "./unsuitable-text.ts";

const CLAUSE =
  "The Tenant shall pay the rent on the first day of each month. If the rent is late by more than five days, the Landlord may charge a fee of 50 dollars, and repeated late payment is a breach of this Lease.";

const OFFER =
  "Dear Priya, we are pleased to offer you the position of Senior Technician. You start on March 30. Your pay will be $38.50 per hour. Your employment is at will. You agree not to work for a competitor for a year.";

const SPANISH =
  "Este contrato se celebra entre el arrendador y el arrendatario. El arrendatario pagará la renta el primer día de cada mes. En caso de mora, el arrendador podrá dar por terminado el contrato con un aviso de treinta días, y las partes se someten a los tribunales de la ciudad.";

const FRENCH =
  "Le présent contrat est conclu entre le bailleur et le locataire. Le locataire paie le loyer le premier jour de chaque mois. En cas de retard, le bailleur peut mettre fin au contrat avec un préavis de trente jours, et les parties se soumettent aux tribunaux de la ville.";

const GERMAN =
  "Der Vertrag wird zwischen dem Vermieter und dem Mieter geschlossen. Die Miete ist am ersten Tag des Monats zu zahlen. Bei Verzug kann der Vermieter den Vertrag mit einer Frist von dreißig Tagen kündigen, und die Parteien unterwerfen sich den Gerichten der Stadt.";

const JAPANESE = "本契約は、甲と乙との間で締結される。乙は、毎月一日に賃料を支払うものとする。";

const RECIPE =
  "Heat the oven. Mix the flour, the sugar and the butter in a large bowl, then add three eggs and a little milk. Pour the dough into a round tin and bake it for forty minutes until it is brown on top. Let it cool before you cut it, and serve it with cream or with fresh berries from the garden.";

const STORY = `${"It was a bright cold day, and the clocks of the old town were striking one after the other. She walked down to the river with a letter in her hand and did not look back at the house. ".repeat(30)}`;

const PYTHON = `import os
from pathlib import Path

def total(path):
    lines = Path(path).read_text().splitlines()
    for line in lines:
        print(line.strip())
    return len(lines)
`;

it("calls program code by its name, not Spanish, whatever words its names are", () => {
  const table: readonly (readonly [text: string, problem: ReturnType<typeof unsuitableText>])[] = [
    ['const a = require("a");\n'.repeat(40), { code: "is_code" }],
    ['const de = require("de"); let la = require("la"); module.exports = { de, la }; '.repeat(12), { code: "is_code" }],
    [PYTHON, { code: "is_code" }],
    // Lists of a contract end in semicolons; its blanks have braces; an example of code is not a program.
    [
      `${CLAUSE}\nThe Tenant shall: (a) pay the rent; (b) keep the home clean; (c) return {{keys}};\nname = {{tenant}};`,
      null,
    ],
    [`${CLAUSE}\n\`const a = require("a");\` is the sample that the Developer delivers.`, null],
  ];
  for (const [text, problem] of table)
    expect([text.slice(0, 40), unsuitableText(text)]).toEqual([text.slice(0, 40), problem]);
});

it("rejects texts that are not contracts or not English, and names the language", () => {
  const table: readonly (readonly [text: string, doubt: ReturnType<typeof unsuitableText>])[] = [
    [CLAUSE, null],
    ["The parties agree to keep this Agreement confidential.", null],
    [OFFER, null],
    [SPANISH, { code: "not_english", params: { language: "es" } }],
    [FRENCH, { code: "not_english", params: { language: "fr" } }],
    [GERMAN, { code: "not_english", params: { language: "de" } }],
    [JAPANESE, { code: "not_english", params: { language: "ja" } }],
    ["Договор заключён между сторонами.", { code: "not_english", params: { language: "ru" } }],
    [RECIPE, { code: "not_contract" }],
    [STORY, { code: "not_contract" }],
    ["Hello there", { code: "not_contract" }],
  ];
  for (const [text, doubt] of table)
    expect([text.slice(0, 40), unsuitableText(text)]).toEqual([text.slice(0, 40), doubt]);
});

it("recognizes English with a clause in a second language as English", () => {
  expect(unsuitableText(`${CLAUSE} `.repeat(3) + SPANISH)).toBeNull();
});
