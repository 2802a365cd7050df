import { useEffect, useState } from "react";

/**
 * A hook for code that nobody needs for the first picture of a page: it is fetched once the page stands, or not at all
 * where it is not needed; null until it is here. What was fetched once is there at once on the next page.
 *
 * Kept as state and not as a lazy component: React would hold back what it draws for a third of a second.
 * Throws (while rendering): when the code could not be fetched, so that the page says so.
 */
export const lateCode = <Code>(fetchIt: () => Promise<Code>): ((isNeeded?: boolean) => Code | null) => {
  let here: Code | null = null;
  const load = async (): Promise<Code> => (here = await fetchIt());
  return function useLateCode(isNeeded = true) {
    const [code, setCode] = useState(() => here);
    useEffect(() => {
      if (!isNeeded) return;
      let isCurrent = true;
      const show = (next: () => Code): void => {
        if (isCurrent) setCode(next);
      };
      load().then(
        (all) => show(() => all),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
      return () => {
        isCurrent = false;
      };
    }, [isNeeded]);
    return code;
  };
};
