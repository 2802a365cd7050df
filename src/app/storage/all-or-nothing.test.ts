import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { allOrNothing } from "./all-or-nothing.ts";

const transaction = () => {
  let resolve = (): void => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const done = new Promise<void>((kept, refused) => {
    resolve = kept;
    reject = refused;
  });
  const calls: string[] = [];
  const abort = (): void => {
    calls.push("abort");
    reject(new DOMException("aborted", "AbortError"));
  };
  return { done, abort, calls, resolve, reject };
};

test("work that succeeds gives its result once the transaction is done", async () => {
  const change = transaction();
  change.resolve();
  expect(await allOrNothing(change, () => Promise.resolve(7))).toBe(7);
  expect(change.calls).toEqual([]);
});

test("an error thrown at once aborts the transaction and is passed on", async () => {
  const change = transaction();
  const failure = new TypeError("cannot be cloned");
  const work = async (): Promise<void> => {
    await Promise.resolve();
    throw failure;
  };
  await expect(allOrNothing(change, work)).rejects.toBe(failure);
  expect(change.calls).toEqual(["abort"]);
});

test("work that throws before it returns a promise aborts the transaction as well", async () => {
  const change = transaction();
  const work = (): Promise<void> => {
    throw new TypeError("not a key");
  };
  await expect(allOrNothing(change, work)).rejects.toThrow("not a key");
  expect(change.calls).toEqual(["abort"]);
});

test("a transaction that ends for lack of room says so, whatever the request said", async () => {
  const change = transaction();
  change.reject(new DOMException("full", "QuotaExceededError"));
  const work = (): Promise<void> => Promise.reject(new DOMException("aborted", "AbortError"));
  await expect(allOrNothing(change, work)).rejects.toMatchObject({ name: "QuotaExceededError" });
});

test("every change of the storage is all or nothing", () => {
  const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith(".test.ts"));
  for (const name of sources) {
    const text = readFileSync(`${import.meta.dirname}/${name}`, "utf8");
    const changes = text.match(/"readwrite", STRICT/g)?.length ?? 0;
    expect([name, text.match(/allOrNothing\(/g)?.length ?? 0]).toEqual([name, changes]);
  }
});
