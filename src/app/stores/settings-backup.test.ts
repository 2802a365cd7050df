import { describe, expect, test } from "vitest";
import { compareSettings, putSettings, settingsOf } from "./settings-backup.ts";
import type { Shelf } from "./stored.ts";

const KEYS = { settings: "s", personal: "p", interface: "i" };

const shelfWith = (kept: Record<string, string>) => {
  const items = new Map(Object.entries(kept));
  const shelf: Shelf = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { shelf, items };
};

describe("settings in a backup", () => {
  test("what cannot be read does not go into it", () => {
    const { shelf } = shelfWith({ s: '{"language":"German"}', p: "{", i: "[1]" });
    expect(settingsOf(shelf, KEYS)).toEqual({ settings: { language: "German" } });
  });

  test("distinguishes new, equal and different settings", () => {
    const { shelf } = shelfWith({ s: '{"language":"German","bodySize":12}', p: '{"version":1,"name":"Ann"}' });
    const given = {
      settings: { bodySize: 12, language: "German" },
      personal: { version: 1, name: "Bo" },
      interface: { version: 1 },
    };
    expect(compareSettings(shelf, KEYS, given)).toEqual({ added: ["interface"], different: ["personal"] });
  });

  test("they can be put in place and taken back", () => {
    const { shelf, items } = shelfWith({ s: '{"language":"German"}' });
    const before = new Map(items);
    const undo = putSettings(shelf, KEYS, { settings: { language: "French" }, personal: { version: 1 } }, [
      "settings",
      "personal",
    ]);
    expect([items.get("s"), items.get("p")]).toEqual(['{"language":"French"}', '{"version":1}']);
    undo();
    expect(items).toEqual(before);
  });
});
