// Directional marks, embeddings, overrides and isolates. They are invisible and can change the order in which text is
// displayed.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text with its invisible direction characters written out. A browser reorders what follows them and a PDF file does not, so
 * what someone reads on a page could differ from what they sign.
 *
 * @example showBidiControls("pay 1\u202E000") → "pay 1[U+202E]000"
 */
export const showBidiControls = (text: string): string =>
  text.replaceAll(BIDI_CONTROLS, (each) => `[U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`);

/** A text without those characters. */
export const stripBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, "");
