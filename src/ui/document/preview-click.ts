import type { MouseEvent } from "react";
import type { PreviewLinks } from "./preview-links.ts";

const fieldAt = (element: Element, name: "answer" | "first"): string | null =>
  element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;

/**
 * Leads from a press in the preview to a question: from an answer to its own, from the words of a clause to its first.
 *
 * One listener for the whole document. A press with a modifier key is left to the browser, which opens the address; the
 * end of marking text leads nowhere.
 */
export function leadToQuestion(event: MouseEvent, links: PreviewLinks): void {
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
