import type { MouseEvent } from "react";
import type { PreviewLinks } from "./preview-links.ts";

const fieldAt = (element: Element, name: "answer" | "first"): string | null =>
  element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;

/**
 * Opens the question for a click in the preview: an answer opens its own question, the words of a clause its first one.
 *
 * One listener for the document. Clicks with a modifier key are left to the browser, and selecting text opens nothing.
 */
export function openClickedQuestion(event: MouseEvent, links: PreviewLinks): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const answer = fieldAt(target, "answer");
  if (answer !== null) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    links.open(answer);
    return;
  }
  if (target.closest("a, button, aside, [data-aside]") || getSelection()?.isCollapsed === false) return;
  const first = fieldAt(target, "first");
  if (first !== null) links.open(first);
}
