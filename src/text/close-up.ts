import type { Inline } from "../model/document.ts";

/** Stands where a formula chose to say nothing, until the words around it are closed up. */
export const NOTHING: Inline = { type: "text", text: "" };

const textOf = (inline: Inline | undefined): string => (inline && "text" in inline ? inline.text : "");

const trimEnd = (kept: Inline[]): void => {
  const last = kept.at(-1);
  if (last?.type === "text") kept.splice(-1, 1, { type: "text", text: last.text.replace(/ $/, "") });
};

/** What follows a gap: without its space where one stands before the gap already, or where the text begins. */
const withoutSpace = (kept: readonly Inline[], next: Inline): Inline =>
  next.type === "text" && (kept.length === 0 || /\s$/.test(textOf(kept.at(-1))))
    ? { type: "text", text: next.text.replace(/^ /, "") }
    : next;

/**
 * The words of a text without the places where a formula chose an empty text, and without the space that would be too many.
 *
 * Example: ["a ", NOTHING, " b"] is ["a ", "b"]; ["a ", NOTHING, "."] is ["a", "."]
 */
export const closeUp = (inlines: readonly Inline[]): readonly Inline[] => {
  if (!inlines.includes(NOTHING)) return inlines;
  const kept: Inline[] = [];
  let isGap = false;
  for (const inline of inlines) {
    const next = isGap ? withoutSpace(kept, inline) : inline;
    if (inline === NOTHING) isGap = true;
    else if (next.type !== "text" || next.text !== "") {
      if (isGap && /^[,;:.!?)]/.test(textOf(next))) trimEnd(kept);
      kept.push(next);
      isGap = false;
    }
  }
  if (isGap) trimEnd(kept);
  return kept;
};
