import { useSyncExternalStore } from "react";
import type { FormView } from "../../model/form-view.ts";
import type { Text } from "../../model/text.ts";
import { fillText, inlineText } from "../../text/fill.ts";
import type { Value } from "../../values/value.ts";
import { currencyCode } from "../../values/money.ts";
import type { FormSession } from "../form-state/form-session.ts";

/** What a name stands for in the texts and formulas of a form, with the answers so far. */
export const valueIn = (view: FormView, name: string): Value => {
  if (Object.hasOwn(view.values, name)) return view.values[name] ?? null;
  return Object.hasOwn(view.reserved, name) ? (view.reserved[name] ?? null) : null;
};

/** An author's text as it reads with the answers so far. */
export function sayIn(session: FormSession, text: Text): string {
  if (isPlain(text)) return text.join("");
  const { locale, settings } = session.context();
  const view = session.view();
  const options = { language: locale, currency: currencyCode(settings.currency) };
  return inlineText(fillText(text, (name) => valueIn(view, name), options));
}

const isPlain = (text: Text): boolean => text.every((part) => typeof part === "string");

/** Whether no answer could ever change how these texts read. */
export const isFixed = (texts: readonly (Text | undefined)[]): boolean =>
  texts.every((text) => text === undefined || isPlain(text));

/** Renders the caller again when one of the texts reads differently with the answers so far. */
export function useTexts(session: FormSession, texts: readonly (Text | undefined)[]): void {
  useSyncExternalStore(session.onView, () => texts.map((text) => (text ? sayIn(session, text) : "")).join("\n"));
}
