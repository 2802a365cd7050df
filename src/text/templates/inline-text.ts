import type { Inline } from "../../model/document.ts";
import { MISSING_PART } from "../values/printed.ts";

const textOf = (inline: Inline): string => {
  switch (inline.type) {
    case "text":
    case "term":
    case "value":
      return inline.text;
    case "strong":
      return inlineText(inline.content);
    case "reference":
      return inline.before + inline.number + inline.after;
    case "blank":
      return MISSING_PART;
  }
};

/** The words of a line as plain text; a blank is "…". */
export const inlineText = (inlines: readonly Inline[]): string => inlines.map(textOf).join("");
