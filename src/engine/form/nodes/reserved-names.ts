import type { Context } from "../../../model/context.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { decimal } from "../../../values/decimal.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const settingValue = (setting: string | number): Value => (typeof setting === "number" ? decimal(setting) : setting);

const records = new WeakMap<DocumentSettings, ValueRecord>();

/** The settings as formulas see them: names in snake_case, numbers exact. Example: settings.level_of_detail */
export const settingsRecord = (settings: DocumentSettings): ValueRecord => {
  const known = records.get(settings);
  if (known) return known;
  const entries = Object.entries(settings).map(([name, setting]) => [snakeCase(name), settingValue(setting)] as const);
  const record = Object.fromEntries(entries);
  records.set(settings, record);
  return record;
};

/** The reserved names that the context supplies; `law` and `title` are computed from the answers. */
export const contextNames = (context: Context): ValueRecord => ({
  today: context.today,
  jurisdiction: context.jurisdiction,
  locale: context.locale,
  settings: settingsRecord(context.settings),
  law: {},
  title: null,
});
