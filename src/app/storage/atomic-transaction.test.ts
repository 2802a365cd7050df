import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { runAtomically } from "./atomic-transaction.ts";

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
  expect(await runAtomically(change, () => Promise.resolve(7))).toBe(7);
  expect(change.calls).toEqual([]);
});

test("an error thrown at once aborts the transaction and is passed on", async () => {
  const change = transaction();
  const failure = new TypeError("cannot be cloned");
  const work = async (): Promise<void> => {
    await Promise.resolve();
    throw failure;
  };
  await expect(runAtomically(change, work)).rejects.toBe(failure);
  expect(change.calls).toEqual(["abort"]);
});

test("work that throws before it returns a promise aborts the transaction as well", async () => {
  const change = transaction();
  const work = (): Promise<void> => {
    throw new TypeError("not a key");
  };
  await expect(runAtomically(change, work)).rejects.toThrow("not a key");
  expect(change.calls).toEqual(["abort"]);
});

test("a transaction that fails for lack of space reports that, whatever error the request gave", async () => {
  const change = transaction();
  change.reject(new DOMException("full", "QuotaExceededError"));
  const work = (): Promise<void> => Promise.reject(new DOMException("aborted", "AbortError"));
  await expect(runAtomically(change, work)).rejects.toMatchObject({ name: "QuotaExceededError" });
});

test("every change of the storage is atomic and strictly durable", () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
  const changes = sources
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) => {
      const text = readFileSync(`${import.meta.dirname}/${name}`, "utf8");
      const all = text.match(/"readwrite"/g) ?? [];
      const atomic =
        text.match(/runAtomically\(\s*database\.transaction\([^;]*?"readwrite", STRICT_DURABILITY\)/g) ?? [];
      return all.map((_, index) => ({ name, isAtomic: index < atomic.length }));
    });
  expect(changes.length).toBeGreaterThan(5);
  expect(changes.filter(({ isAtomic }) => !isAtomic)).toEqual([]);
});
