import type { Inline, SignatureLine } from "../../model/document.ts";

/** A line to write on, in formats that draw none. */
const RULE = "_".repeat(32);

type Print = {
  readonly text: (text: string) => string;
  readonly inlines: (content: readonly Inline[]) => string;
};

/** A line of a signature block in a format of plain characters; `afterLabel` separates its label from what follows. */
export const signatureLine = (line: SignatureLine, afterLabel: string, print: Print): string => {
  if (line.type === "rule") return print.text(line.label) + afterLabel + RULE;
  if (line.type === "seal") return print.text(line.label);
  const words = print.inlines(line.content);
  return line.label ? print.text(line.label) + afterLabel + words : words;
};
