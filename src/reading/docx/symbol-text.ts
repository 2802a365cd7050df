import type { Attributes } from "./xml-events.ts";

/** Boxes and bullets of the symbol fonts that forms use, by their code in the private area. */
const SYMBOLS: { readonly [code: string]: string } = { A8: "☐", "6F": "☐", FE: "☒", "78": "☒", B7: "•", A7: "•" };

const symbolOf = (attributes: Attributes): string => {
  const code = (attributes["w:char"] ?? "").toUpperCase();
  if (/^F0[0-9A-F]{2}$/.test(code)) return SYMBOLS[code.slice(2)] ?? "";
  return /^[0-9A-F]{4}$/.test(code) ? String.fromCharCode(parseInt(code, 16)) : "";
};

const noteMark = (attributes: Attributes): string => `[${attributes["w:id"] ?? ""}]`;

const SYMBOL_ELEMENTS: { readonly [name: string]: (attributes: Attributes) => string } = {
  "w:tab": () => "\t",
  "w:br": () => "\n",
  "w:cr": () => "\n",
  "w:noBreakHyphen": () => "-",
  "w:sym": symbolOf,
  "w:footnoteReference": noteMark,
  "w:endnoteReference": noteMark,
};

/** The characters that a tag inside a run represents; empty for all other tags. */
export const symbolText = (name: string, attributes: () => Attributes): string =>
  SYMBOL_ELEMENTS[name]?.(attributes()) ?? "";
