import { inlineText } from "../../../text/templates/inline-text.ts";
import { linkText } from "../../../text/templates/link-text.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import type { Text } from "../../../model/text.ts";
import type { NodeText } from "./form-node.ts";
import type { Scope, EvaluationPass } from "./scope.ts";
import { textNames } from "./text-names.ts";

/** A text linked once; a plain string if it has no formulas. */
export const linkNodeText = (text: Text, settings: TextSettings): NodeText => {
  const parts = text.filter((part) => typeof part === "string");
  return parts.length === text.length ? parts.join("") : { text: linkText(text, settings), names: textNames(text) };
};

/** The text filled with the current answers. */
export const fillNodeText = (words: NodeText, scope: Scope, pass: EvaluationPass): string => {
  if (typeof words === "string") return words;
  const { currency, count } = pass;
  const filled = words.text.fill({
    get: scope.get,
    currency,
    count,
    path: samePath,
    label: noLabel,
    resolveReference: noReferences,
  });
  return inlineText(filled);
};

const samePath = (field: string): string => field;
const noLabel = (): null => null;
const noReferences = (): [] => [];
