import type { Inline } from "../../model/document.ts";
import { MISSING_PART } from "../values/printed.ts";

type Blank = Extract<Inline, { readonly type: "blank" }>;
type BlankText = (blank: Blank) => string;

const ELLIPSIS: BlankText = () => MISSING_PART;

const textOf = (inline: Inline, blankText: BlankText): string => {
  switch (inline.type) {
    case "text":
    case "term":
    case "value":
      return inline.text;
    case "strong":
      return inlineText(inline.content, blankText);
    case "reference":
      return inline.before + inline.number + inline.after;
    case "blank":
      return blankText(inline);
  }
};

/** The words of a line as plain text; a blank is "…" unless `blankText` writes it otherwise. */
export const inlineText = (inlines: readonly Inline[], blankText: BlankText = ELLIPSIS): string =>
  inlines.map((inline) => textOf(inline, blankText)).join("");
