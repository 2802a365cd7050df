import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DocumentSettings } from "../../model/settings.ts";
import type { SettingsPlan } from "../../model/site/site.ts";
import { CONSTANTS } from "../../ui/constants.ts";
import { createDocumentSettings } from "./document-settings.ts";
import { clampNavWidth, createInterfaceState } from "./interface-state.ts";
import { createPersonalSettings, noPersonalSettings } from "./personal-settings.ts";
import { createRecentPages, addVisit } from "./recent-pages.ts";
import type { RecentPage } from "./recent-pages.ts";
import { createAccountStore, firstNameOf } from "./account-state.ts";
import { SESSION_KEY } from "./session-key.ts";
import type { KeyValueStorage } from "./stored.ts";
import { createToasts } from "./toasts.ts";

const shelfWith = (kept: Record<string, string> = {}) => {
  const items = new Map(Object.entries(kept));
  const storage: KeyValueStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  return { storage, items };
};

const full: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
  removeItem: () => undefined,
};

const logged = vi.spyOn(console, "error");
beforeEach(() => logged.mockReset().mockImplementation(() => undefined));
afterEach(() => vi.useRealTimers());

const page = (path: string, timestamp = 1): RecentPage => ({ title: path, path, icon: "file", timestamp });

describe("recent pages", () => {
  test.each<[string, readonly string[], string, readonly string[]]>([
    ["S110 newest first", ["/a", "/b"], "/c", ["/c", "/a", "/b"]],
    ["S110 an older entry of the same path is replaced", ["/a", "/b", "/c"], "/c", ["/c", "/a", "/b"]],
    ["S110 at most five", ["/1", "/2", "/3", "/4", "/5"], "/6", ["/6", "/1", "/2", "/3", "/4"]],
  ])("%s", (_name, before, visit, after) => {
    expect(
      addVisit(
        before.map((path) => page(path)),
        page(visit, 9),
      ).map(({ path }) => path),
    ).toEqual(after);
  });

  test("the list is stored under its key, each entry with title, path, icon and timestamp (S092, S098)", () => {
    const { storage, items } = shelfWith();
    createRecentPages(storage, "k").getState().visit(page("/a", 7));
    expect(JSON.parse(items.get("k")!)).toEqual([{ title: "/a", path: "/a", icon: "file", timestamp: 7 }]);
  });

  test("/logout and /login are not recorded, /log-in is (S109)", () => {
    const store = createRecentPages(shelfWith().storage, "k");
    for (const path of ["/logout", "/login", "/log-in"]) store.getState().visit(page(path));
    expect(store.getState().pages.map(({ path }) => path)).toEqual(["/log-in"]);
  });

  test.each([
    ["not JSON", "{"],
    ["not a list", '{"a":1}'],
    ["entries of another shape", '[{"path":3}]'],
  ])("a list that cannot be read (%s) is logged and empty (S111)", (_name, kept) => {
    expect(createRecentPages(shelfWith({ k: kept }).storage, "k").getState().pages).toEqual([]);
    expect(logged).toHaveBeenCalledWith("Failed to load recent pages");
  });

  test("a list that cannot be saved is logged, and the page works on (S111)", () => {
    const store = createRecentPages(full, "k");
    store.getState().visit(page("/a"));
    expect(logged).toHaveBeenCalledWith("Failed to save recent page");
    expect(store.getState().pages).toHaveLength(1);
  });

  test("visits of another tab stay in the list", () => {
    const { storage } = shelfWith();
    const [mine, theirs] = [createRecentPages(storage, "k"), createRecentPages(storage, "k")];
    theirs.getState().visit(page("/theirs"));
    mine.getState().visit(page("/mine"));
    expect(mine.getState().pages.map(({ path }) => path)).toEqual(["/mine", "/theirs"]);
    theirs.getState().reload();
    expect(theirs.getState().pages).toEqual(mine.getState().pages);
  });

  test("an empty storage is no failure (S111)", () => {
    createRecentPages(shelfWith().storage, "k");
    expect(logged).not.toHaveBeenCalled();
  });
});

const defaults: DocumentSettings = CONSTANTS.settings;

const option = (value: string) => ({ value, label: { en: value } });
const plan: SettingsPlan = {
  defaults,
  settings: [
    { id: "language", group: "general", label: { en: "L" }, options: ["English", "French", "German"].map(option) },
    { id: "bodySize", group: "body", label: { en: "S" }, range: { min: 8, max: 20, step: 0.5 } },
  ],
};

describe("document settings", () => {
  test("has exactly sixteen settings (S094)", () => expect(Object.keys(defaults)).toHaveLength(16));

  test("stored settings are merged over the defaults (S099)", () => {
    const { storage } = shelfWith({ k: '{"language":"French","bodySize":12}' });
    const { settings } = createDocumentSettings(storage, "k", plan).getState();
    expect(settings).toEqual({ ...defaults, language: "French", bodySize: 12 });
  });

  test("an option that is no longer offered falls back to its default, alone (S099)", () => {
    const { storage } = shelfWith({ k: '{"language":"Klingon","bodySize":500,"headerFont":"Courier New"}' });
    const { settings } = createDocumentSettings(storage, "k", plan).getState();
    expect(settings).toEqual({ ...defaults, headerFont: "Courier New" });
  });

  test.each([
    ["not JSON", "{"],
    ["a list", "[1]"],
    ["a wrong type", '{"bodySize":"big"}'],
    ["a later version", '{"version":2}'],
  ])("unreadable settings (%s) are logged and the defaults are used (S100)", (_name, kept) => {
    expect(createDocumentSettings(shelfWith({ k: kept }).storage, "k", plan).getState().settings).toEqual(defaults);
    expect(logged).toHaveBeenCalledWith("Failed to load global settings");
  });

  test("an update merges, saves and notifies subscribers (S101)", () => {
    const { storage, items } = shelfWith();
    const store = createDocumentSettings(storage, "k", plan);
    const heard: string[] = [];
    store.subscribe(({ settings }) => heard.push(`one ${settings.language}`));
    store.subscribe(({ settings }) => heard.push(`two ${settings.language}`));
    expect(store.getState().update({ language: "German" })).toBe(true);
    expect(heard).toEqual(["one German", "two German"]);
    expect(JSON.parse(items.get("k")!)).toEqual({ ...defaults, language: "German" });
  });

  test("a reset restores the defaults and removes the stored settings (S102)", () => {
    const { storage, items } = shelfWith({ k: '{"language":"French"}' });
    const store = createDocumentSettings(storage, "k", plan);
    store.getState().reset();
    expect(store.getState().settings).toEqual(defaults);
    expect(items.has("k")).toBe(false);
  });

  test("a browser that cannot save reports it, and the setting still changes", () => {
    const store = createDocumentSettings(full, "k", plan);
    expect(store.getState().update({ language: "German" })).toBe(false);
    expect(store.getState().settings.language).toBe("German");
  });
});

const sessionOn = (storage: KeyValueStorage, wait: (milliseconds: number) => Promise<void> = () => Promise.resolve()) =>
  createAccountStore({ storage, wait, avatar: "https://avatars.example/?name={name}", newId: () => "id-1" });

describe("the session", () => {
  test.each([
    ["ann.lee@mail.example", "ann.lee"],
    ["no at sign", "no at sign"],
    ["", "Guest"],
    ["@mail.example", "Guest"],
  ])("a log-in as %j has the first name %j (S105, S106)", (email, name) => expect(firstNameOf(email)).toBe(name));

  test("a log-in stores id, e-mail, names and an avatar URL built from the name (S093, S106)", async () => {
    const { storage, items } = shelfWith();
    await sessionOn(storage).getState().logIn("ann@mail.example");
    expect(JSON.parse(items.get("auth_user")!)).toEqual({
      id: "id-1",
      email: "ann@mail.example",
      firstName: "ann",
      lastName: "User",
      profileImage: "https://avatars.example/?name=ann%20User",
    });
  });

  test("a sign-up stores the typed names and accepts empty ones (S105)", async () => {
    const session = sessionOn(shelfWith().storage);
    await session.getState().signUp({ email: "", firstName: "Ann", lastName: "Lee" });
    expect(session.getState().user).toMatchObject({ firstName: "Ann", lastName: "Lee", email: "" });
    await session.getState().signUp({ email: "", firstName: "", lastName: "" });
    expect(session.getState().user?.firstName).toBe("Guest");
  });

  test("a log-in takes one second, a sign-up one and a half (S103, S104)", async () => {
    const waits: number[] = [];
    const session = sessionOn(shelfWith().storage, (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    });
    await session.getState().logIn("a");
    await session.getState().signUp({ email: "a", firstName: "", lastName: "" });
    expect(waits).toEqual([1000, 1500]);
  });

  test("a log-in is marked busy meanwhile (S103)", async () => {
    let go = () => undefined as void;
    const session = sessionOn(shelfWith().storage, () => new Promise((done) => (go = done)));
    const entering = session.getState().logIn("a");
    expect(session.getState().busy).toBe("log_in");
    go();
    await entering;
    expect(session.getState().busy).toBeNull();
  });

  test('a forced failure reports "Login failed" or "Signup failed" (S108)', async () => {
    const session = sessionOn(full);
    await expect(session.getState().logIn("a")).rejects.toThrow(/^Login failed$/);
    await expect(session.getState().signUp({ email: "", firstName: "", lastName: "" })).rejects.toThrow(
      /^Signup failed$/,
    );
    expect([session.getState().user, session.getState().busy]).toEqual([null, null]);
  });

  test.each([
    ["not JSON", "{"],
    ["another shape", '{"id":1}'],
  ])("an unreadable session (%s) is removed (S107)", (_name, kept) => {
    const { storage, items } = shelfWith({ [SESSION_KEY]: kept });
    expect(sessionOn(storage).getState().user).toBeNull();
    expect(items.has(SESSION_KEY)).toBe(false);
  });

  test("log-out takes the key away (S021)", async () => {
    const { storage, items } = shelfWith();
    const session = sessionOn(storage);
    await session.getState().logIn("a");
    session.getState().logOut();
    expect([items.has(SESSION_KEY), session.getState().user]).toEqual([false, null]);
  });

  test("a change of name preserves the id", async () => {
    const session = sessionOn(shelfWith().storage);
    await session.getState().logIn("a@b.example");
    session.getState().rename({ email: "c@d.example", firstName: "Cem", lastName: "" });
    expect(session.getState().user).toMatchObject({
      id: "id-1",
      firstName: "Cem",
      profileImage: "https://avatars.example/?name=Cem",
    });
  });
});

describe("toasts", () => {
  test("one is added with id, title, description, action and variant (S096, S119)", () => {
    const store = createToasts();
    const action = { label: "Open", run: () => undefined };
    const id = store.getState().add({ title: "Saved", description: "on this device", action, variant: "destructive" });
    expect(store.getState().toasts).toEqual([
      { id, title: "Saved", description: "on this device", action, variant: "destructive", open: true },
    ]);
  });

  test('the variant is "default" unless specified (S96)', () => {
    const store = createToasts();
    store.getState().add({ title: "Saved" });
    expect(store.getState().toasts[0]?.variant).toBe("default");
  });

  test("a new toast replaces the one before (S118)", () => {
    const store = createToasts();
    store.getState().add({ title: "one" });
    store.getState().add({ title: "two" });
    expect(store.getState().toasts.map(({ title }) => title)).toEqual(["two"]);
  });

  test("one can be updated, dismissed and removed (S119)", () => {
    const store = createToasts();
    const id = store.getState().add({ title: "one" });
    store.getState().update(id, { title: "changed" });
    expect(store.getState().toasts[0]?.title).toBe("changed");
    store.getState().dismiss(id);
    expect(store.getState().toasts[0]?.open).toBe(false);
    store.getState().remove(id);
    expect(store.getState().toasts).toEqual([]);
  });

  test("a dismissed toast leaves the store after 1,000,000 ms and not before (S120)", () => {
    vi.useFakeTimers();
    const store = createToasts();
    store.getState().dismiss(store.getState().add({ title: "one" }));
    vi.advanceTimersByTime(999_999);
    expect(store.getState().toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.getState().toasts).toEqual([]);
  });

  test("without an id all are dismissed or removed (S119)", () => {
    const store = createToasts();
    store.getState().add({ title: "one" });
    store.getState().dismiss();
    expect(store.getState().toasts[0]?.open).toBe(false);
    store.getState().remove();
    expect(store.getState().toasts).toEqual([]);
  });
});

describe("the arrangement of the screen", () => {
  test.each([
    [299, 300],
    [300, 300],
    [555.4, 555],
    [800, 800],
    [801, 800],
    [-5, 300],
  ])("a width of %d becomes %d (S071)", (given, kept) => expect(clampNavWidth(given)).toBe(kept));

  test("the pane begins at 300 (S071)", () => {
    expect(createInterfaceState(shelfWith().storage, "k").getState().navWidth).toBe(300);
  });

  test("width, theme and toggled groups are stored and read back", () => {
    const { storage } = shelfWith();
    const state = createInterfaceState(storage, "k").getState();
    state.setNavWidth(412);
    state.setTheme("dark");
    state.toggleGroup("recent");
    const again = createInterfaceState(storage, "k").getState();
    expect([again.navWidth, again.theme, again.toggledGroups]).toEqual([412, "dark", ["recent"]]);
    again.toggleGroup("recent");
    expect(createInterfaceState(storage, "k").getState().toggledGroups).toEqual([]);
  });

  test.each(['{"version":9}', "[]", "x", '{"version":1,"navWidth":"wide","theme":"dark","toggledGroups":[]}'])(
    "what cannot be read (%s) is as if it were not there",
    (kept) => {
      expect(createInterfaceState(shelfWith({ k: kept }).storage, "k").getState().navWidth).toBe(300);
    },
  );

  test("the menu begins open, and once collapsed stays so", () => {
    const { storage } = shelfWith({ k: '{"version":1,"navWidth":300,"theme":"dark","toggledGroups":[]}' });
    const state = createInterfaceState(storage, "k").getState();
    expect([state.theme, state.isMenuCollapsed]).toEqual(["dark", false]);
    state.setMenuCollapsed(true);
    expect(createInterfaceState(storage, "k").getState().isMenuCollapsed).toBe(true);
  });

  test("the page about the form is added to files until someone turns it off, and that is remembered", () => {
    const storage = shelfWith({ k: '{"version":1,"navWidth":300,"theme":"dark","toggledGroups":[]}' }).storage;
    const state = createInterfaceState(storage, "k").getState();
    expect([state.theme, state.addsCoverNote]).toEqual(["dark", true]);
    state.setAddsCoverNote(false);
    expect(createInterfaceState(storage, "k").getState().addsCoverNote).toBe(false);
  });

  test("the menu opens and closes (S113)", () => {
    const store = createInterfaceState(shelfWith().storage, "k");
    store.getState().setMenuOpen(true);
    expect(store.getState().menuOpen).toBe(true);
    store.getState().setMenuOpen(false);
    expect(store.getState().menuOpen).toBe(false);
  });
});

test("personal settings are stored with a version and read back", () => {
  const { storage, items } = shelfWith();
  const ann = { ...noPersonalSettings, name: "Ann Lee" };
  expect(createPersonalSettings(storage, "k").getState().save(ann)).toBe(true);
  expect(JSON.parse(items.get("k")!)).toMatchObject({ version: 1, name: "Ann Lee" });
  expect(createPersonalSettings(storage, "k").getState().personal).toEqual(ann);
  expect(createPersonalSettings(shelfWith({ k: "{" }).storage, "k").getState().personal).toEqual(noPersonalSettings);
});
