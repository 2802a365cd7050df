import type { Get } from "../feel/evaluate/run.ts";
import type { Inline } from "../model/document.ts";
import type { Text } from "../model/text.ts";
import { linkText } from "./link-text.ts";
import type { LinkedText } from "./link-text.ts";
import type { FillScope } from "./text-settings.ts";
import { wordsOf } from "./words-of.ts";

export { inlineText } from "./inline-text.ts";

/** The language a text is written in, the currency of its sums, and where it is known who holds a role or what a clause is numbered. */
export type FillOptions = { readonly language: string; readonly currency: string } & Partial<
  Pick<FillScope, "path" | "label" | "count" | "cite">
>;

const linkedOnce = new WeakMap<Text, { readonly language: string; readonly linked: LinkedText }>();

const linkedOf = (text: Text, language: string): LinkedText => {
  const known = linkedOnce.get(text);
  if (known?.language === language) return known.linked;
  const linked = linkText(text, { words: wordsOf(language) });
  linkedOnce.set(text, { language, linked });
  return linked;
};

/**
 * A text with the answers put in; an answer that is missing is a blank. The same text is linked only once.
 *
 * Example: fillText(["Pay ", { type: "value", is: rent }], get, { language: "en", currency: "USD" })
 */
export const fillText = (text: Text, get: Get, options: FillOptions): readonly Inline[] => {
  const { language, currency, path = (field) => field, label = () => null, count = () => 1, cite = () => [] } = options;
  return linkedOf(text, language).fill({ get, currency, path, label, count, cite });
};
