import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT, compiledCatalog } from "../../build/catalog/compiled-catalog.ts";
import { check } from "./check.ts";
import { UsageError } from "../cli-verb.ts";

// Verifying the whole catalog is slow; this test only checks which date is used.
vi.mock("../../build/catalog/compiled-catalog.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  compiledCatalog: vi.fn(() => ({ problems: [], definitions: new Map(), tools: new Map() })),
  openCatalog: vi.fn(() => ({ compileAffected })),
}));

const compileAffected = vi.hoisted(() =>
  vi.fn((paths: readonly string[]) => ({
    problems: [],
    definitions: new Map(paths.filter((path) => path.includes("documents/")).map((path) => [path, {}])),
    tools: new Map(paths.filter((path) => path.includes("calculators/")).map((path) => [path, {}])),
  })),
);

const dayAsked = async (...args: readonly string[]): Promise<string | undefined> => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run(args)).toBe(0);
  return vi.mocked(compiledCatalog).mock.lastCall?.[0];
};

test("law is held against the day of the clock, the day given, or none (L20)", async () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 31, 23, 59) });
  expect(await dayAsked()).toBe("2027-01-31");
  expect(await dayAsked("--today", "2028-02-29")).toBe("2028-02-29");
  expect(await dayAsked("--today", "none")).toBeUndefined();
  vi.useRealTimers();
});

test("one error is counted in the singular, and several warnings in the plural", async () => {
  const problem = (severity: "error" | "warning") => ({
    severity,
    code: "CW001",
    file: "a.yaml",
    line: 1,
    column: 1,
    length: 1,
    message: "A.",
  });
  const compiled = {
    problems: [problem("error"), problem("warning"), problem("warning")],
    definitions: new Map([["a", {}]]),
    tools: new Map(),
  };
  vi.mocked(compiledCatalog).mockReturnValueOnce(compiled as unknown as ReturnType<typeof compiledCatalog>);
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run([])).toBe(1);
  expect(log.mock.lastCall?.[0]).toBe("1 definition, 1 error, 2 warnings");
});

test.each([
  ["from the folder of the project", "", "catalog/documents/will/document.yaml"],
  ["from a folder below it", "catalog/documents/will", "document.yaml"],
  ["from elsewhere, as a path from the project", "../..", "catalog/documents/will/document.yaml"],
])("a file named %s is checked together with the definitions made from it", async (_, folder, name) => {
  vi.stubEnv("INIT_CWD", join(ROOT, folder));
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run([name, "catalog/places.yaml"])).toBe(0);
  expect(compileAffected).toHaveBeenLastCalledWith(["catalog/documents/will/document.yaml", "catalog/places.yaml"]);
  expect(log.mock.lastCall?.[0]).toBe("2 files, 1 definition, 0 errors, 0 warnings");
  vi.unstubAllEnvs();
});

test("a folder is checked as all catalog files in it", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run(["catalog/documents/non-disclosure-agreement/"])).toBe(0);
  const files = ["clauses.yaml", "document.yaml", "ja/cases.yaml"].map(
    (name) => `catalog/documents/non-disclosure-agreement/${name}`,
  );
  expect(compileAffected.mock.lastCall?.[0]).toEqual(expect.arrayContaining(files));
});

test.each([
  ["a day that is none", ["--today", "2027-02-30"]],
  ["a format that is none", ["--format", "xml"]],
  ["a file that does not exist", ["catalog/documents/nothing.yaml"]],
  ["a file outside the catalog", ["package.json"]],
  ["a folder outside the catalog", ["docs"]],
])("%s is a wrong call", (_, args) => {
  expect(() => check.run(args)).toThrow(UsageError);
});

test.each([
  [["catalog/calculators/attorney-fee.yaml"], "1 file, 1 definition, 0 errors, 0 warnings"],
  [
    ["catalog/calculators/attorney-fee.yaml", "catalog/documents/will/document.yaml"],
    "2 files, 2 definitions, 0 errors, 0 warnings",
  ],
  [["catalog/pages/help.yaml"], "1 file, 0 definitions, 0 errors, 0 warnings"],
])("of %j everything that was checked is counted, tools included", async (files, counts) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run(files)).toBe(0);
  expect(log.mock.lastCall?.[0]).toBe(counts);
});
