import { site } from "virtual:catalog-site";
import { useEffect, useState } from "react";

/** Whether this browser has a database of the site at all; who never saved anything is spared the code that reads it. */
export const useHasDrafts = (): boolean => {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const look = async () => {
      const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
      setHas(databases.some(({ name }) => name === site.storagePrefix));
    };
    // A browser that forbids the question has nothing to resume.
    look().catch(() => undefined);
  }, []);
  return has;
};
