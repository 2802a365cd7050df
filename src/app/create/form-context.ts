import { choices } from "virtual:catalog-choices";
import type { Context } from "../../model/context.ts";
import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CalendarDate } from "../../values/date.ts";

/** What a stored setting stands for: a place, a language code; null where it stands for none. */
export const meaningOf = (id: keyof DocumentSettings, value: string): string | null =>
  choices.settings.find((setting) => setting.id === id)?.options?.find((option) => option.value === value)?.means ??
  null;

/** What a form is opened for: the language of its questions, and the law and money its body is made for, if any. */
export type Opening = Pick<PageDefinition, "language"> & Pick<DocumentDefinition, "fixed">;

/**
 * What a form may know about the world under the visitor's settings.
 *
 * A body for another law says which place and which currency it is made for; the settings do not reach those.
 */
export const contextOf = (
  { language, fixed }: Opening,
  settings: DocumentSettings,
  law: LawShards,
  on: CalendarDate,
): Context => ({
  today: on,
  locale: language,
  jurisdiction: fixed?.jurisdiction ?? meaningOf("jurisdiction", settings.jurisdiction),
  settings: fixed ? { ...settings, currency: fixed.currency } : settings,
  law,
});
