import type { Inline } from "../../model/document.ts";

/** The inline with `map` applied to what is inside it; the same inline if it has nothing inside. */
export const mapInnerInlines = (inline: Inline, map: (content: readonly Inline[]) => readonly Inline[]): Inline =>
  "content" in inline ? { ...inline, content: map(inline.content) } : inline;

/** Every inline of a line that has nothing inside, in text order. */
export const flattenInlines = (line: readonly Inline[]): readonly Inline[] =>
  line.flatMap((inline) => ("content" in inline ? flattenInlines(inline.content) : [inline]));
