import { expect, test, vi } from "vitest";
import type { KeyValueStorage } from "../../stores/stored.ts";

vi.mock("virtual:catalog-site", () => ({ site: { product: "Clausewright", storagePrefix: "site" } }));

const { createConversation } = await import("./conversation-store.ts");

const storageOf = (items: Map<string, string>): KeyValueStorage => ({
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
});

test.each(["erase", "stopStoring"] as const)("%s also removes what was set aside as unreadable", (action) => {
  const items = new Map([["chat", "not json"]]);
  const store = createConversation(storageOf(items), "chat");
  store.getState().add({ id: 1, from: "visitor", text: "hello" });
  expect([...items.values()]).toContain("not json");
  store.getState()[action]();
  expect([...items]).toEqual([]);
});
