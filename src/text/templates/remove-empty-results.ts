import type { Inline } from "../../model/document.ts";

/** Marks an empty formula result until the surrounding spaces are collapsed. */
export const EMPTY_RESULT: Inline = { type: "text", text: "" };

const textOf = (inline: Inline | undefined): string => (inline && "text" in inline ? inline.text : "");

const trimEnd = (kept: Inline[]): void => {
  const last = kept.at(-1);
  if (last?.type === "text") kept.splice(-1, 1, { type: "text", text: last.text.replace(/ $/, "") });
};

/** The text after a gap, without its leading space if one precedes the gap or the text starts there. */
const withoutSpace = (kept: readonly Inline[], next: Inline): Inline =>
  next.type === "text" && (kept.length === 0 || /\s$/.test(textOf(kept.at(-1))))
    ? { type: "text", text: next.text.replace(/^ /, "") }
    : next;

/**
 * A text without empty formula results and without the extra spaces around them.
 *
 * Example: ["a ", EMPTY_RESULT, " b"] is ["a ", "b"]; ["a ", EMPTY_RESULT, "."] is ["a", "."]
 */
export const removeEmptyResults = (inlines: readonly Inline[]): readonly Inline[] => {
  if (!inlines.includes(EMPTY_RESULT)) return inlines;
  const kept: Inline[] = [];
  let isGap = false;
  for (const inline of inlines) {
    const next = isGap ? withoutSpace(kept, inline) : inline;
    if (inline === EMPTY_RESULT) isGap = true;
    else if (next.type !== "text" || next.text !== "") {
      if (isGap && /^[,;:.!?)]/.test(textOf(next))) trimEnd(kept);
      kept.push(next);
      isGap = false;
    }
  }
  if (isGap) trimEnd(kept);
  return kept;
};
