import { useSyncExternalStore } from "react";
import { valueAt } from "../../../model/form-view-lookup.ts";
import type { Text } from "../../../model/text.ts";
import { fillText, inlineText } from "../../../text/templates/fill.ts";
import { currencyCode } from "../../../values/money.ts";
import type { FormSession } from "../../form-state/form-session.ts";

/** An author's text, rendered with the current answers. */
export function renderText(session: FormSession, text: Text): string {
  if (isPlain(text)) return text.join("");
  const { settings } = session.context();
  const view = session.view();
  const scope = { get: (name: string) => valueAt(view, name), currency: currencyCode(settings.currency) };
  return inlineText(fillText(text, session.textSettings, scope));
}

const isPlain = (text: Text): boolean => text.every((part) => typeof part === "string");

/** Whether the texts are independent of all answers. */
export const isStaticText = (texts: readonly (Text | undefined)[]): boolean =>
  texts.every((text) => text === undefined || isPlain(text));

/** Rerenders the caller when the current answers change one of the texts. */
export function useRenderedTexts(session: FormSession, texts: readonly (Text | undefined)[]): void {
  useSyncExternalStore(session.onViewChange, () =>
    texts.map((text) => (text ? renderText(session, text) : "")).join("\n"),
  );
}
