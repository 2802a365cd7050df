import { useEffect, useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";

/** Whether an element is at least this many CSS pixels wide, measured before first paint. */
export function useIsWide(element: RefObject<HTMLElement | null>, least: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = (): void => setWide(box.clientWidth >= least);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, least]);
  return isWide;
}

/** True while printing: both tabs must be in the page then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
