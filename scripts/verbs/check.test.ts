import { expect, test, vi } from "vitest";
import { compiledCatalog } from "../compiled-catalog.ts";
import { check } from "./check.ts";
import { WrongCall } from "./verb.ts";

// The whole catalog takes long to prove; here it counts by which day it is asked to.
vi.mock("../compiled-catalog.ts", () => ({ compiledCatalog: vi.fn(() => ({ problems: [], definitions: new Map() })) }));

const dayAsked = async (...args: readonly string[]): Promise<string | undefined> => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run(args)).toBe(0);
  return vi.mocked(compiledCatalog).mock.lastCall?.[0];
};

test("L20 law is held against the day of the clock, the day given, or none", async () => {
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
  };
  vi.mocked(compiledCatalog).mockReturnValueOnce(compiled as unknown as ReturnType<typeof compiledCatalog>);
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  expect(await check.run([])).toBe(1);
  expect(log.mock.lastCall?.[0]).toBe("1 definition, 1 error, 2 warnings");
});

test.each([
  ["a day that is none", ["--today", "2027-02-30"]],
  ["a format that is none", ["--format", "xml"]],
  ["a word too many", ["everything"]],
])("%s is a wrong call", (_, args) => {
  expect(() => check.run(args)).toThrow(WrongCall);
});
