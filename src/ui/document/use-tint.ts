import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { PreviewLinks } from "./preview-links.ts";

// How long the tint stands after the last change before it fades. Unit: milliseconds.
const STANDS = 900;

/**
 * A ref for a block that is tinted for a moment when its words change.
 *
 * The tint stands still while words go on changing: an animation that ran along would have the browser paint the block
 * anew in every frame of typing. It fades by document.css; with reduced motion it goes at once, like everything that moves.
 */
export function useTint<E extends HTMLElement>(block: object, links: PreviewLinks): RefObject<E | null> {
  const element = useRef<E>(null);
  const words = useRef<string | null>(null);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const { current } = element;
    const now = current?.textContent ?? "";
    const before = words.current;
    words.current = now;
    const isNews = before === null ? links.settled() : before !== now;
    if (!isNews || !current) return;
    current.dataset["changed"] = "";
    clearTimeout(fading.current);
    fading.current = setTimeout(() => delete current.dataset["changed"], STANDS);
  }, [block, links]);
  useEffect(() => () => clearTimeout(fading.current), []);
  return element;
}
