import { inlineText } from "../../text/inline-text.ts";
import { linkText } from "../../text/link-text.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import type { Text } from "../../model/text.ts";
import type { Words } from "./form-node.ts";
import type { Scope, Turn } from "./scope.ts";
import { textNames } from "./text-names.ts";

/** A text made ready: its plain words where nothing in it changes. */
export const linkWords = (text: Text, settings: TextSettings): Words => {
  const parts = text.filter((part) => typeof part === "string");
  return parts.length === text.length ? parts.join("") : { text: linkText(text, settings), names: textNames(text) };
};

/** The words as they read with the answers so far. */
export const speak = (words: Words, scope: Scope, turn: Turn): string => {
  if (typeof words === "string") return words;
  const { currency, count } = turn;
  const filled = words.text.fill({ get: scope.get, currency, count, path: same, label: nobody, cite: nothing });
  return inlineText(filled);
};

const same = (field: string): string => field;
const nobody = (): null => null;
const nothing = (): [] => [];
