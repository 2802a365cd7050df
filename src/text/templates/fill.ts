import type { Inline } from "../../model/document.ts";
import type { Text } from "../../model/text.ts";
import { linkText } from "./link-text.ts";
import type { LinkedText } from "./link-text.ts";
import type { FillScope, TextSettings } from "./text-settings.ts";

export { inlineText } from "./inline-text.ts";

const linkedOnce = new WeakMap<Text, { readonly settings: TextSettings; readonly linked: LinkedText }>();

const linkedOf = (text: Text, settings: TextSettings): LinkedText => {
  const known = linkedOnce.get(text);
  if (known?.settings === settings) return known.linked;
  const linked = linkText(text, settings);
  linkedOnce.set(text, { settings, linked });
  return linked;
};

/**
 * A text filled with answers; a missing answer is a blank. Each text is linked only once.
 *
 * Example: fillText(["Pay ", { type: "value", formula: rent }], settings, { get, currency: "USD" })
 */
export const fillText = (
  text: Text,
  settings: TextSettings,
  { get, currency }: Pick<FillScope, "get" | "currency">,
): readonly Inline[] =>
  linkedOf(text, settings).fill({
    get,
    currency,
    path: (field) => field,
    label: () => null,
    count: () => 1,
    resolveReference: () => [],
  });
