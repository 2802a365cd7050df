import { settings as plan } from "virtual:catalog-site";
import type { Context } from "../../model/context.ts";
import type { LawShards } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CalendarDate } from "../../values/date.ts";

/** What a stored setting stands for: a place, a language code; null where it stands for none. */
export const meaningOf = (id: keyof DocumentSettings, value: string): string | null =>
  plan.settings.find((setting) => setting.id === id)?.options?.find((option) => option.value === value)?.means ?? null;

// A body in another language is the text of another law, with its money; the settings of the visitor do not reach it.
const BODIES: { readonly [language: string]: { readonly jurisdiction: string; readonly currency: string } } = {
  ja: { jurisdiction: "JP", currency: "JPY" },
};

/** What a form may know about the world, for a body in a language under the visitor's settings. */
export const contextOf = (language: string, settings: DocumentSettings, law: LawShards, on: CalendarDate): Context => {
  const body = BODIES[language];
  return {
    today: on,
    locale: language,
    jurisdiction: body?.jurisdiction ?? meaningOf("jurisdiction", settings.jurisdiction),
    settings: body ? { ...settings, currency: body.currency } : settings,
    law,
  };
};
