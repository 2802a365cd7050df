import { useEffect, useState } from "react";

/** Code that comes after the first picture of a page. */
export type LateCode<Code> = {
  /**
   * The code, fetched once the page stands; null until it is here.
   *
   * Throws (while rendering): when the code could not be fetched, so that the page says so.
   */
  readonly useCode: () => Code | null;
  /** Fetches it beside what the page waits for, where its first picture needs it. */
  readonly useAhead: (isNeeded: boolean) => void;
};

/**
 * Code of a page that nobody needs for its first picture; what was fetched once is there at once on the next page.
 *
 * Kept as state and not as a lazy component: React would hold back what it draws for a third of a second.
 */
export const lateCode = <Code>(fetchIt: () => Promise<Code>): LateCode<Code> => {
  let here: Code | null = null;
  const load = async (): Promise<Code> => (here = await fetchIt());
  const useCode = (): Code | null => {
    const [code, setCode] = useState(here);
    useEffect(() => {
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
    }, []);
    return code;
  };
  const useAhead = (isNeeded: boolean): void =>
    useEffect(() => {
      // Should it fail, the page says so when it stands.
      if (isNeeded) load().catch(() => null);
    }, [isNeeded]);
  return { useCode, useAhead };
};
