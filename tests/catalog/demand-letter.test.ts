import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const letters = join(root, "tests/golden/texts");

/** Words of a criminal case, which a demand for money must not threaten. */
const CRIMINAL =
  /\b(?:crim(?:e|es|inal\w*)|police|prosecut\w*|arrest\w*|jail|prison|misdemeanor|felony|immigration|deport\w*)\b/i;

const readAll = (folder: string, names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);

test("no demand letter of any case threatens a criminal case or names debt collection law", () => {
  const names = readdirSync(letters).filter((name) => name.startsWith("demand-letter."));
  expect(names.length).toBeGreaterThan(10);
  const wrong = readAll(letters, names).filter(([, text]) => {
    const [, ...printed] = text.split("\n");
    return CRIMINAL.test(printed.join("\n")) || /Fair Debt|FDCPA|debt collector/i.test(printed.join("\n"));
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("no law that a demand letter quotes mentions a crime", () => {
  const files = readAll(join(root, "catalog/law"), ["deposit-recovery.yaml", "final-wages.yaml"]);
  const values = files.flatMap(([, text]) =>
    [...text.matchAll(/value: "(?<words>[^"]*)"/g)].map(({ groups }) => groups?.["words"] ?? ""),
  );
  expect(values.length).toBeGreaterThan(30);
  expect(values.filter((words) => CRIMINAL.test(words))).toEqual([]);
});
