import { beforeEach, expect, test, vi } from "vitest";
import { logOf, sampleKey, startEvent, stateOf } from "../../../../tests/support/session-samples.ts";

type Store = Map<string, unknown>;
const stores: { readonly [name: string]: Store } = { sessions: new Map(), documents: new Map(), files: new Map() };
const transactions: (readonly string[])[] = [];
const objectStore = (name: string) => ({
  get: (key: string) => Promise.resolve(stores[name]!.get(key)),
  put: (value: unknown, key: string) => Promise.resolve(void stores[name]!.set(key, structuredClone(value))),
});
const database = {
  get: (name: string, key: string) => objectStore(name).get(key),
  transaction: (names: readonly string[]) => {
    transactions.push(names);
    return { objectStore, done: Promise.resolve(), abort: () => undefined };
  },
};

vi.mock("virtual:catalog-site", () => ({ site: { storagePrefix: "site" } }));
vi.mock("../../storage/database.ts", () => ({ STRICT_DURABILITY: {}, openDatabase: () => Promise.resolve(database) }));

const { isSealedFileStored, storeSealedFile } = await import("./store-sealed-file.ts");

const state = stateOf(logOf([[sampleKey("a"), startEvent()]]));
const session = { format: 1, id: "s", headKey: "k" };
const documentOf = (trashed: string | null) => ({
  format: 1,
  id: "s",
  name: "Sealed",
  trashed,
  versions: [{ number: 1 }],
});
const keep = (): Promise<boolean> => storeSealedFile("s", state, new Uint8Array([1, 2, 3]));

beforeEach(() => {
  for (const store of Object.values(stores)) store.clear();
  stores["sessions"]!.set("s", session);
  transactions.length = 0;
});

test("stores the file once, and checks and marks in one transaction, so that two tabs cannot both store it", async () => {
  expect(await isSealedFileStored("s")).toBe(false);
  expect(await keep()).toBe(true);
  expect(transactions).toEqual([["sessions", "documents", "files"]]);
  expect(stores["sessions"]!.get("s")).toEqual({ ...session, inVault: true });
  expect(await isSealedFileStored("s")).toBe(true);
  expect(await keep()).toBe(true);
  expect(stores["documents"]!.get("s")).toMatchObject({ name: state.document.title, versions: [{ number: 1 }] });
  expect(stores["files"]!.size).toBe(1);
});

test("a file that the visitor deleted is not stored again", async () => {
  stores["sessions"]!.set("s", { ...session, inVault: true });
  expect(await isSealedFileStored("s")).toBe(true);
  expect(await keep()).toBe(true);
  expect(stores["documents"]!.size).toBe(0);
});

test.each([null, "2027-03-02T12:00:00.000Z"])(
  "a file from before sessions were marked stays as it is, in the trash or not (%s)",
  async (trashed) => {
    const before = documentOf(trashed);
    stores["documents"]!.set("s", before);
    expect(await isSealedFileStored("s")).toBe(true);
    expect(await keep()).toBe(true);
    expect(stores["documents"]!.get("s")).toEqual(before);
    expect(stores["files"]!.size).toBe(0);
    expect(stores["sessions"]!.get("s")).toMatchObject({ inVault: true });
  },
);
