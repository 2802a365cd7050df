import { site } from "virtual:catalog-site";
import { useEffect, useState } from "react";

/** Whether this browser has a database of the site; avoids loading storage code for new visitors. */
export const useHasDrafts = (): boolean => {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const look = async () => {
      const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
      setHas(databases.some(({ name }) => name === site.storagePrefix));
    };
    // If storage is blocked, there is nothing to resume.
    look().catch(() => undefined);
  }, []);
  return has;
};
