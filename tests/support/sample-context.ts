import { DEFAULT_SETTINGS } from "../../src/model/settings.ts";
import type { FieldContext } from "../../src/fields/field-kind.ts";

/** A context for tests: 20 November 2026, American settings. */
export const sampleContext = (locale = "en"): FieldContext => ({
  today: { type: "date", day: 20_777 },
  locale,
  settings: DEFAULT_SETTINGS,
});
