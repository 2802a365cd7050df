import { beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "../../model/answers.ts";

const records = new Map<string, unknown>();
const store = {
  get: (key: string) => Promise.resolve(records.get(key)),
  put: (value: unknown, key: string) => Promise.resolve(void records.set(key, structuredClone(value))),
  delete: (key: string) => Promise.resolve(void records.delete(key)),
};
const database = {
  get: (_store: string, key: string) => store.get(key),
  transaction: () => ({ store, done: Promise.resolve(), abort: () => undefined }),
};

vi.mock("virtual:catalog-site", () => ({ site: { storagePrefix: "site" } }));
vi.mock("./database.ts", () => ({ STRICT_DURABILITY: {}, openDatabase: () => Promise.resolve(database) }));

const { loadDraft } = await import("./drafts.ts");
const { saveDraft } = await import("./write-drafts.ts");

const good: Draft = {
  format: 1,
  id: "a",
  definition: "garden-fee",
  version: "1.0",
  hash: "x",
  language: "en",
  answers: { a: "1" },
  step: null,
  kept: [],
  created: "2026-11-23T10:00:00.000Z",
  changed: "2026-11-23T10:00:00.000Z",
  title: "",
};

const save = (draft: Draft, ours: readonly Draft[] = []) =>
  saveDraft(draft, ours, () => Promise.reject(new Error("no merge")));

beforeEach(() => void records.clear());

test("a draft that is saved can be loaded", async () => {
  expect(await save(good)).toEqual({ type: "saved", draft: good });
  expect(await loadDraft("a")).toEqual({ type: "found", draft: good });
});

test.each<[string, Partial<Record<keyof Draft, unknown>>]>([
  ["a time that is no time", { changed: "now" }],
  ["an answer that is no number", { answers: { a: Number.NaN } }],
  ["a step of another type", { step: 3 }],
  ["a definition without a name", { definition: "" }],
])("a draft the reader would reject (%s) is set aside, reported, and replaces nothing", async (_what, wrong) => {
  await save(good);
  const bad = { ...good, ...wrong } as Draft;
  for (const _ of ["once", "again"]) expect(await save(bad, [good])).toEqual({ type: "failed", why: "unexpected" });
  expect(await loadDraft("a")).toEqual({ type: "found", draft: good });
  expect([...records.keys()]).toEqual(["a", "a~rejected"]);
  expect(records.get("a~rejected")).toEqual(bad);
  await save({ ...good, answers: { a: "2" } }, [good]);
  expect([...records.keys()]).toEqual(["a"]);
});
