import { expect, test } from "vitest";
import { updateReferences, renameDefinition, renameField } from "./rename-in-yaml.ts";

const BLOCK = `id: lease
steps:
  - id: money
    fields:
      - id: rent
        kind: money
        label: What is the rent?
      - { id: deposit, kind: money, max: rent * 2, label: Deposit }
checks:
  - when: deposit > rent
    at: rent
    say: The rent is {{ rent | money }}. A rent is due monthly.
cases:
  - answers: { rent: 1000 }
`;

test("a renamed field changes in its id, formulas, marks and answers, and nowhere in prose", () => {
  expect(renameField(BLOCK, "rent", "monthly_rent")).toBe(`id: lease
steps:
  - id: money
    fields:
      - id: monthly_rent
        formerly: [rent]
        kind: money
        label: What is the rent?
      - { id: deposit, kind: money, max: monthly_rent * 2, label: Deposit }
checks:
  - when: deposit > monthly_rent
    at: monthly_rent
    say: The rent is {{ monthly_rent | money }}. A rent is due monthly.
cases:
  - answers: { monthly_rent: 1000 }
`);
});

test("a renamed field changes where a translation words its answers", () => {
  const overlay = (how: string): string => `id: lease
language: es
options: { ${how}: { cash: en efectivo } }
words:
  ${how}: { by hand: en mano, how: cómo }
clauses:
  pay: { text: "Se paga {{ ${how} }}." }
`;
  expect(renameField(overlay("how"), "how", "way")).toBe(overlay("way"));
});

test("a field in a flow map keeps its style", () => {
  expect(renameField(BLOCK, "deposit", "security")).toContain(
    "- { id: security, formerly: [deposit], kind: money, max: rent * 2, label: Deposit }",
  );
});

test("a named figure is renamed like a field, and a renamed field changes in its formula", () => {
  const text = `steps:
  - fields:
      - { id: rent, kind: money }
compute:
  - { id: year_rent, label: Rent of a year, is: rent * 12 }
checks:
  - when: year_rent > 9000
    say: That is {{ year_rent | money }}.
cases:
  - expect: { values: { year_rent: 12000 } }
`;
  expect(renameField(text, "year_rent", "whole_rent")).toBe(text.replaceAll("year_rent", "whole_rent"));
  expect(renameField(text, "rent", "fee")).toBe(
    text.replace("id: rent,", "id: fee, formerly: [rent],").replace("is: rent * 12", "is: fee * 12"),
  );
});

test("an option that is spelled like the field stays", () => {
  const text = `steps:\n  - fields:\n      - { id: fixed, kind: yes_no, when: 'secrecy = "fixed"' }\n`;
  expect(renameField(text, "fixed", "firm")).toBe(
    `steps:\n  - fields:\n      - { id: firm, formerly: [fixed], kind: yes_no, when: 'secrecy = "fixed"' }\n`,
  );
});

test("a renamed definition keeps its old id under formerly, and lists elsewhere are updated", () => {
  expect(renameDefinition("id: lease\nslugs: [create-a-lease]\n", "lease", "rental", true)).toBe(
    "id: rental\nformerly: [lease]\nslugs: [create-a-lease]\n",
  );
  expect(renameDefinition("id: lease\nlanguage: es\n", "lease", "rental", false)).toBe("id: rental\nlanguage: es\n");
  expect(updateReferences("next_steps: [{ create: lease }]\n", "lease", "rental")).toBe(
    "next_steps: [{ create: rental }]\n",
  );
  expect(updateReferences("related: [lease, will]\nsynonyms: [lease]\n", "lease", "rental")).toBe(
    "related: [rental, will]\nsynonyms: [lease]\n",
  );
});

test("a second rename keeps every former id", () => {
  const again = (text: string): string => renameField(text, "fee", "price");
  expect(again("steps:\n  - fields:\n      - { id: fee, formerly: [rent], kind: money }\n")).toBe(
    "steps:\n  - fields:\n      - { id: price, formerly: [rent, fee], kind: money }\n",
  );
  expect(again("steps:\n  - fields:\n      - id: fee\n        formerly:\n          - rent\n")).toBe(
    "steps:\n  - fields:\n      - id: price\n        formerly:\n          - rent\n          - fee\n",
  );
});

test("a step called like the field stays as it is", () => {
  const text = "steps:\n  - id: rent\n    fields:\n      - { id: rent, kind: money }\n";
  expect(renameField(text, "rent", "fee")).toBe(
    "steps:\n  - id: rent\n    fields:\n      - { id: fee, formerly: [rent], kind: money }\n",
  );
});

test("a role that excludes others follows its question", () => {
  const text = "distinct: [[agent, heirs.name], [agent, overseer]]\n";
  expect(renameField(text, "agent", "helper")).toBe(text.replaceAll("agent", "helper"));
  expect(renameField(text, "heirs", "takers")).toBe(text.replaceAll("heirs", "takers"));
});
