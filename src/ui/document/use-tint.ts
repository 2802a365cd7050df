import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { PreviewLinks } from "./preview-links.ts";

const TINT_MS = 1500;

/**
 * A ref for a block that is tinted for a moment when its words change.
 *
 * With reduced motion the tint stands still and then goes, without a fade.
 */
export function useTint<E extends HTMLElement>(block: object, links: PreviewLinks): RefObject<E | null> {
  const element = useRef<E>(null);
  const words = useRef<string | null>(null);
  const running = useRef<Animation | null>(null);
  useEffect(() => {
    const now = element.current?.textContent ?? "";
    const before = words.current;
    words.current = now;
    const isNews = before === null ? links.settled() : before !== now;
    if (!isNews || !element.current) return;
    if (running.current) again(running.current);
    else running.current = tint(element.current);
  }, [block, links]);
  return element;
}

// The colour is named, not read: reading it would make the browser work out all styles once for every changed block.
const CHANGED = "var(--color-sheet-changed, Highlight)";

function again(tinting: Animation): void {
  tinting.currentTime = 0;
  tinting.play();
}

function tint(element: HTMLElement): Animation | null {
  if (typeof element.animate !== "function") return null;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return element.animate([{ backgroundColor: CHANGED }, { backgroundColor: still ? CHANGED : "transparent" }], {
    duration: TINT_MS,
    easing: still ? "steps(1)" : "ease-out",
  });
}
