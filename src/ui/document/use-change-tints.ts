import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { LegalDocument } from "../../model/document.ts";
import { changedBlocks } from "./changed-blocks.ts";

// How long the tint stays after the last change before it fades. Unit: milliseconds.
const TINT_MS = 900;

/**
 * Briefly tints the blocks of a document whose words change.
 *
 * The tint is constant during typing: an animation would repaint the block in every frame. document.css fades it; with
 * reduced motion it disappears at once.
 */
export function useChangeTints(frame: RefObject<HTMLElement | null>, document: LegalDocument): void {
  const before = useRef<LegalDocument | null>(null);
  const fading = useRef(new Map<Element, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const earlier = before.current;
    before.current = document;
    if (earlier === null) return;
    for (const id of changedBlocks(earlier.blocks, document.blocks)) {
      const block = frame.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);
      if (block) tint(block, fading.current);
    }
  }, [frame, document]);
  useEffect(() => {
    const timers = fading.current;
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
}

function tint(block: HTMLElement, fading: Map<Element, ReturnType<typeof setTimeout>>): void {
  block.dataset["changed"] = "";
  clearTimeout(fading.get(block));
  const end = (): void => {
    delete block.dataset["changed"];
    fading.delete(block);
  };
  fading.set(block, setTimeout(end, TINT_MS));
}
