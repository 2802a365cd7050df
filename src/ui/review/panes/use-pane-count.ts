import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/** Panes side by side: list, text and detail; list and text, with the detail in the list; or one at a time. */
export type PaneCount = 1 | 2 | 3;

/** Least widths of the panes together. Unit: CSS pixels. */
const TWO_PANES = 600;
const THREE_PANES = 860;

/** How many panes a width has room for. */
export const paneCountFor = (width: number): PaneCount => {
  if (width >= THREE_PANES) return 3;
  return width >= TWO_PANES ? 2 : 1;
};

/** How many panes an element has room for, measured before first paint. */
export function usePaneCount(element: RefObject<HTMLElement | null>): PaneCount {
  const [count, setCount] = useState<PaneCount>(3);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = (): void => setCount(paneCountFor(box.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return count;
}
