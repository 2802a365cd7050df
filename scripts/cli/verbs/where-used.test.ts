import { afterEach, expect, test, vi } from "vitest";
import { whereUsed } from "./where-used.ts";

afterEach(() => void vi.restoreAllMocks());

const uses = async (id: string): Promise<readonly { readonly file: string }[]> => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await whereUsed.run([id, "--format", "json"]);
  return JSON.parse(String(log.mock.lastCall?.[0])) as readonly { readonly file: string }[];
};

test("a field named with its document is found in the files of that document, and in no other", async () => {
  const files = new Set((await uses("promissory-note.principal")).map(({ file }) => file));
  expect(files).toContain("catalog/documents/promissory-note/clauses.yaml");
  expect(files).toContain("catalog/documents/promissory-note/es.yaml");
  for (const file of files) expect(file).toMatch(/\/promissory-note\//);
});

test("a field of another document is not found", async () => {
  expect(await uses("will.monthly_payment_day")).toEqual([]);
});
