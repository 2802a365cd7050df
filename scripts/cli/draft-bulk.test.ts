import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { compileFiles, BASE_PATH, baseDocument } from "../../tests/support/sample-catalog.ts";
import { draftBulk } from "./draft-bulk.ts";

const compiled = compileFiles({ [BASE_PATH]: baseDocument });
const sample = compiled.definitions.get("sample.en")!;
let folder = "";

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "bulk-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the rows of a table and returns the exit code, the JSON report, and the files. */
const made = async (name: string, table: readonly string[], flags: { readonly omitsNote?: boolean } = {}) => {
  const [source, out] = [join(folder, `${name}.csv`), join(folder, name)];
  writeFileSync(source, table.join("\n"));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const code = await draftBulk(compiled, sample, source, out, { ...flags, today: "2026-11-20", format: "json" });
  const told = log.mock.calls.map(([text]) => String(text)).join("\n");
  log.mockRestore();
  const reports = JSON.parse(told) as readonly { row: number; fine: boolean; lines: readonly string[] }[];
  return { code, reports, files: readdirSync(out).toSorted() };
};

const HEAD = "file,owner.kind,owner.name,helpers.1.kind,helpers.1.name,term";
const row = (file: string, rest = "open"): string => `${file},person,Ann Poe,person,Bo Roe,${rest}`;

test("every row of the table produces a file", async () => {
  const { code, files } = await made("fine", [HEAD, row("a.txt"), row("b.md"), row("")]);
  expect([code, files]).toEqual([0, ["a.txt", "b.md", "sample-3.docx"]]);
});

test.each([
  ["files end with the page about the form", "noted", {}, true],
  ["a flag leaves that page out", "bare", { omitsNote: true }, false],
])("%s", async (_, name, flags, isNoted) => {
  await made(name, [HEAD, row("a.txt")], flags);
  expect(readFileSync(join(folder, name, "a.txt"), "utf8").includes("About this form")).toBe(isNoted);
});

test("an invalid row is reported with its number, and the others are still written", async () => {
  const { code, files, reports } = await made("faulty", [
    HEAD,
    row("a.txt"),
    row("b.xyz"),
    row("A.txt"),
    row("c.txt", "open, or not"),
    row("d.txt", "never"),
    row("../e.txt"),
  ]);
  expect([code, files]).toEqual([1, ["..-e.txt", "a.txt"]]);
  expect(reports.filter(({ fine }) => !fine).map(({ row: at, lines }) => [at, lines[0]])).toEqual([
    [2, 'problem: "b.xyz" must end in one of .pdf, .docx, .md, .txt, .json'],
    [3, 'problem: another row writes "A.txt"'],
    [4, "problem: it has more cells than there are columns: put a text with a comma in double quotes"],
    [5, expect.stringMatching(/^problem term: /)],
  ]);
});

test("a column may be called like a member of every object", async () => {
  const { reports } = await made("hostile", [`${HEAD},__proto__.polluted,constructor`, `${row("a.txt")},yes,no`]);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  expect(reports[0]?.lines.filter((line) => line.startsWith("problem "))).toHaveLength(2);
});
