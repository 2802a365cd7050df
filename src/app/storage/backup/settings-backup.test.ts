import { describe, expect, test } from "vitest";
import { compareSettings, restoreSettings, settingsOf } from "./settings-backup.ts";
import type { KeyValueStorage } from "../../stores/stored.ts";

const KEYS = { settings: "s", personal: "p", interface: "i" };

const shelfWith = (kept: Record<string, string>) => {
  const items = new Map(Object.entries(kept));
  const storage: KeyValueStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { storage, items };
};

/** A storage that refuses a write after which its texts would be longer than its room. */
const withRoom = (
  storage: KeyValueStorage,
  items: ReadonlyMap<string, string>,
  room: number | (() => number),
): KeyValueStorage => ({
  ...storage,
  setItem: (key, value) => {
    const others = [...items].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > (typeof room === "number" ? room : room()))
      throw new DOMException("no room", "QuotaExceededError");
    storage.setItem(key, value);
  },
});

describe("settings in a backup", () => {
  test("what cannot be read does not go into it", () => {
    const { storage } = shelfWith({ s: '{"language":"German"}', p: "{", i: "[1]" });
    expect(settingsOf(storage, KEYS)).toEqual({ settings: { language: "German" } });
  });

  test("distinguishes new, equal and different settings", () => {
    const { storage } = shelfWith({ s: '{"language":"German","bodySize":12}', p: '{"version":1,"name":"Ann"}' });
    const given = {
      settings: { bodySize: 12, language: "German" },
      personal: { version: 1, name: "Bo" },
      interface: { version: 1 },
    };
    expect(compareSettings(storage, KEYS, given)).toEqual({ added: ["interface"], different: ["personal"] });
  });

  test("settings can be applied and undone", () => {
    const { storage, items } = shelfWith({ s: '{"language":"German"}' });
    const before = new Map(items);
    const { isPut, undo } = restoreSettings(
      storage,
      KEYS,
      { settings: { language: "French" }, personal: { version: 1 } },
      ["settings", "personal"],
    );
    expect([items.get("s"), items.get("p")]).toEqual(['{"language":"French"}', '{"version":1}']);
    expect([isPut, undo()]).toEqual([true, true]);
    expect(items).toEqual(before);
  });

  test("if the browser refuses, no setting is applied and the former ones stay", () => {
    const { storage, items } = shelfWith({ s: '{"language":"German"}', p: '{"version":1,"name":"Ann"}' });
    const before = new Map(items);
    const given = { settings: { language: "French" }, personal: { version: 1, name: "B".repeat(100) } };
    const { isPut } = restoreSettings(withRoom(storage, items, 60), KEYS, given, ["settings", "personal"]);
    expect([isPut, items]).toEqual([false, before]);
  });

  test("an undo removes what was added before it writes what was there, and so needs no more space than before", () => {
    const former = `{"version":1,"name":"${"A".repeat(60)}"}`;
    const { storage, items } = shelfWith({ s: former });
    const before = new Map(items);
    const given = { settings: { name: "Bo" }, personal: { name: "B".repeat(40) } };
    const tight = withRoom(storage, items, former.length);
    const { isPut, undo } = restoreSettings(tight, KEYS, given, ["settings", "personal"]);
    expect([isPut, items.size]).toEqual([true, 2]);
    expect([undo(), items]).toEqual([true, before]);
  });

  test("an undo without space keeps what applies, reports it, and works once there is space", () => {
    const former = `{"version":1,"name":"${"A".repeat(100)}"}`;
    const { storage, items } = shelfWith({ p: former });
    let room = 200;
    const tight = withRoom(storage, items, () => room);
    const { isPut, undo } = restoreSettings(tight, KEYS, { personal: { version: 1, name: "Bo" } }, ["personal"]);
    expect(isPut).toBe(true);
    room = 50;
    expect(undo()).toBe(false);
    expect(items.get("p")).toBe('{"version":1,"name":"Bo"}');
    room = 200;
    expect(undo()).toBe(true);
    expect(items.get("p")).toBe(former);
  });
});
