import { beforeEach, expect, test, vi } from "vitest";

vi.mock("virtual:catalog-site", () => ({ site: { storagePrefix: "site" } }));

const { openDrafts, tabMemory } = await import("./tab-memory.ts");

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("a page that was left stays left in this tab until it is begun again, and other pages are not", () => {
  const [garden, shed] = [tabMemory("garden-fee"), tabMemory("shed-fee")];
  garden.setUsedQuickExit(true);
  expect([garden.usedQuickExit(), shed.usedQuickExit()]).toEqual([true, false]);
  shed.setUsedQuickExit(true);
  garden.setUsedQuickExit(false);
  expect([garden.usedQuickExit(), shed.usedQuickExit()]).toEqual([false, true]);
  shed.setUsedQuickExit(false);
  expect(stored.size).toBe(0);
});

test("drafts open in this tab are listed by id, the latest first, and no key or value names a page", () => {
  for (const id of ["a", "b", "a"]) openDrafts.add(id);
  expect(openDrafts.all()).toEqual(["a", "b"]);
  expect([...stored]).toEqual([["site_open_drafts", "a b"]]);
  openDrafts.remove("a");
  expect(openDrafts.all()).toEqual(["b"]);
  openDrafts.remove("b");
  expect(stored.size).toBe(0);
});

test("what remains after a quick exit names no page", () => {
  openDrafts.add("a");
  tabMemory("garden-fee").setUsedQuickExit(true);
  openDrafts.clear();
  expect([...stored].flat().join(" ")).toMatch(/^site_left [0-9a-f]$/);
});
