import type { Page } from "playwright-core";

/** The simulated fault of a page's storage: none, no room at all or none for settings, or a lost connection. */
export type Fault = "none" | "full" | "full_settings" | "lost";

declare global {
  var storageFault: Fault;
}

/**
 * Puts a wrapper around IndexedDB and localStorage that fails as a real browser does, from the next page on.
 *
 * Full: the transaction is aborted after the write was accepted, with the error of the quota. Lost: the connection is
 * closed, and no transaction begins.
 */
export const wrapStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    globalThis.storageFault = "none";
    const { put, delete: remove } = IDBObjectStore.prototype;
    const { transaction } = IDBDatabase.prototype;
    const { setItem } = Storage.prototype;
    const abortIfFull = (request: IDBRequest): IDBRequest => {
      const change = request.transaction;
      if (globalThis.storageFault !== "full" || !change) return request;
      Object.defineProperty(change, "error", { value: new DOMException("no room", "QuotaExceededError") });
      change.abort();
      return request;
    };
    IDBObjectStore.prototype.put = function put2(...given: Parameters<typeof put>) {
      return abortIfFull(put.apply(this, given)) as ReturnType<typeof put>;
    };
    IDBObjectStore.prototype.delete = function delete2(...given: Parameters<typeof remove>) {
      return abortIfFull(remove.apply(this, given)) as ReturnType<typeof remove>;
    };
    IDBDatabase.prototype.transaction = function transaction2(...given: Parameters<typeof transaction>) {
      if (globalThis.storageFault === "lost") throw new DOMException("closing", "InvalidStateError");
      return transaction.apply(this, given);
    };
    Storage.prototype.setItem = function setItem2(key: string, value: string) {
      if (globalThis.storageFault.startsWith("full")) throw new DOMException("no room", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
};

export const setFault = (page: Page, fault: Fault): Promise<void> =>
  page.evaluate((next) => void (globalThis.storageFault = next), fault);

/** Every record on the device by store and key, read past the wrapper. */
export const readAllStores = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const before = globalThis.storageFault;
    globalThis.storageFault = "none";
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open("clausewright");
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error as DOMException);
    });
    const all: { [store: string]: unknown } = {};
    for (const store of database.objectStoreNames) {
      const source = database.transaction(store).objectStore(store);
      const [keys, values] = [source.getAllKeys(), source.getAll()];
      await new Promise((done) => {
        source.transaction.oncomplete = done;
      });
      all[store] = keys.result.map((key, index) => [key, JSON.stringify(values.result[index])]);
    }
    database.close();
    globalThis.storageFault = before;
    return all;
  });
