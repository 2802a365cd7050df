import { readFileSync, readdirSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";

type Row = { readonly from?: string; readonly checked?: string };
type Place = Readonly<Record<string, readonly Row[]>>;

const LAW = "catalog/law";
const DOCUMENTS = "catalog/documents";

/** Columns whose law is decided on the day of signing, so that a later row changes nothing for a signed contract. */
const DECIDED_AT_SIGNING: Readonly<Record<string, string>> = {
  "non_competes.pay_above":
    "820 ILCS 90/10(a): no employer may enter into the covenant unless the pay exceeds the amount",
  "non_competes.solicit_pay_above": "820 ILCS 90/10(b): as for the covenant not to compete",
};

const startsLater = (row: Row): boolean => String(row.from ?? "") > String(row.checked ?? "9999");

const findEnactedLater = (): readonly string[] => {
  const found = new Set<string>();
  for (const file of readdirSync(LAW)) {
    const { topic, places } = parse(readFileSync(`${LAW}/${file}`, "utf8"), { schema: "core" }) as {
      topic: string;
      places: Readonly<Record<string, Place>>;
    };
    for (const place of Object.values(places)) {
      for (const [column, rows] of Object.entries(place)) {
        if (Array.isArray(rows) && rows.some(startsLater)) found.add(`${topic}.${column}`);
      }
    }
  }
  return [...found].sort();
};

const enactedLater = findEnactedLater();

const texts = readdirSync(DOCUMENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const read = (file: string) => readFileSync(`${DOCUMENTS}/${name}/${file}`, "utf8");
    return [name, read("document.yaml") + read("clauses.yaml")] as const;
  });

test("law that is enacted but not yet in force is found", () => {
  expect(enactedLater).toContain("non_competes.banned");
});

test.each(texts)("%s reads enacted law on the day it takes effect, too", (_name, text) => {
  const missing = enactedLater.filter((path) => {
    if (path in DECIDED_AT_SIGNING) return false;
    const [topic, column] = path.split(".");
    return text.includes(`law.${topic}.${column}`) && !text.includes(`law.${topic}_later.${column}`);
  });
  expect(missing).toEqual([]);
});
