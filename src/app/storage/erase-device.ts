import { runAtomically } from "./atomic-transaction.ts";
import { STRICT_DURABILITY, openDatabase } from "./database.ts";
import { notifyOtherTabs } from "./other-tabs.ts";

const eraseDatabase = async (): Promise<void> => {
  const database = await openDatabase();
  const stores = [...database.objectStoreNames];
  // The stores stay: to delete the database would wait for other tabs to close it.
  await runAtomically(database.transaction(stores, "readwrite", STRICT_DURABILITY), (change) =>
    Promise.all(stores.map((store) => change.objectStore(store).clear())),
  );
};

const eraseCaches = async (): Promise<void> => {
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/**
 * Deletes all that this site has stored in this browser, each part even if another fails; false if one did.
 *
 * No other program shares this origin, so everything is deleted.
 */
export const eraseDevice = async (): Promise<boolean> => {
  const parts = await Promise.allSettled([
    eraseDatabase(),
    eraseCaches(),
    (async () => localStorage.clear())(),
    (async () => sessionStorage.clear())(),
  ]);
  notifyOtherTabs();
  return parts.every(({ status }) => status === "fulfilled");
};
