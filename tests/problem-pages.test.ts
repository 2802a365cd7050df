import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { problemCodes } from "../src/compiler/problems/problem-codes.ts";

// `npm run golden:update` rewrites the page after a code was added.
const FILE = join(resolve(import.meta.dirname, "../docs"), "problems.md");

const HEAD = `# Problems the catalog check reports

Each has a code that never changes its meaning. An error stops the build; a warning is worth a second look.
`;

const section = ([code, { severity, title, why }]: readonly [
  string,
  (typeof problemCodes)[keyof typeof problemCodes],
]): string => `\n## ${code}\n\n**${title}** (${severity}). ${why}\n`;

test("every code is listed in docs/problems.md (C08)", () => {
  const entries = Object.entries(problemCodes).toSorted(([a], [b]) => a.localeCompare(b));
  const page = HEAD + entries.map(section).join("");
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(FILE, page);
  expect(existsSync(FILE)).toBe(true);
  expect(readFileSync(FILE, "utf8")).toBe(page);
});
