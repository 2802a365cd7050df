import { choices } from "virtual:catalog-choices";
import type { Context } from "../../model/context.ts";
import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CalendarDate } from "../../values/date.ts";

/** The value a stored setting represents: a jurisdiction or a language code; null if none. */
export const settingValue = (id: keyof DocumentSettings, value: string): string | null =>
  choices.settings.find((setting) => setting.id === id)?.options?.find((option) => option.value === value)?.means ??
  null;

/**
 * The part of a definition that determines the context of a form: the language of its questions, and a fixed jurisdiction
 * and currency, if any.
 */
export type FormOpening = Pick<PageDefinition, "language"> & Pick<DocumentDefinition, "fixed">;

/**
 * The form context under the visitor's settings.
 *
 * A body for another country's law fixes jurisdiction and currency; settings do not override them.
 */
export const contextOf = (
  { language, fixed }: FormOpening,
  settings: DocumentSettings,
  law: LawByTopic,
  on: CalendarDate,
): Context => ({
  today: on,
  locale: language,
  jurisdiction: fixed?.jurisdiction ?? settingValue("jurisdiction", settings.jurisdiction),
  settings: fixed ? { ...settings, currency: fixed.currency } : settings,
  law,
});
