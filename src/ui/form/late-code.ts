import { useCallback, useEffect, useState } from "react";

/** Code that comes later: null until it is here; `retry` fetches it again and is null unless it could not be fetched. */
export type LateCode<Code> = { readonly code: Code | null; readonly retry: (() => void) | null };

/**
 * A hook for code that nobody needs for the first picture of a page: it is fetched once the page stands, or not at all
 * where it is not needed. What was fetched once is there at once on the next page.
 *
 * Kept as state and not as a lazy component: React would hold back what it draws for a third of a second. Code that does
 * not come is told, not thrown: what the visitor is at with the code that is here goes on. A network that comes back
 * brings it.
 */
export const lateCode = <Code>(fetchIt: () => Promise<Code>): ((isNeeded?: boolean) => LateCode<Code>) => {
  let here: Code | null = null;
  const load = async (): Promise<Code> => (here = await fetchIt());
  return function useLateCode(isNeeded = true) {
    const [code, setCode] = useState(() => here);
    const [turn, setTurn] = useState(0);
    const [failed, setFailed] = useState<number | null>(null);
    useEffect(() => {
      if (!isNeeded) return;
      let isCurrent = true;
      load().then(
        (all) => {
          if (isCurrent) setCode(() => all);
        },
        () => {
          if (isCurrent) setFailed(turn);
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isNeeded, turn]);
    const again = useCallback(() => setTurn((before) => before + 1), []);
    const isMissing = code === null && failed === turn;
    useEffect(() => {
      if (!isMissing) return;
      addEventListener("online", again);
      return () => removeEventListener("online", again);
    }, [isMissing, again]);
    return { code, retry: isMissing ? again : null };
  };
};
