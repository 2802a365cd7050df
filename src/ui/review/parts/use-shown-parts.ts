import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * How many of `count` parts to render: one more after each frame, because rendering and laying out a whole result at once
 * blocks the page. Markup that is made without a browser has all of them.
 */
export const useShownParts = (count: number): number => {
  const hasFrames = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= count) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame lays out the last part; the next one is rendered in a task of its own.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(shown + 1)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, count]);
  return hasFrames ? Math.min(shown, count) : count;
};
