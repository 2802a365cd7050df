import type { CalendarDate } from "../values/date.ts";
import type { LawByTopic } from "./law.ts";
import type { DocumentSettings } from "./settings.ts";

/** The engine's input in addition to definition and answers. */
export type Context = {
  readonly today: CalendarDate;
  /** Screen language. */
  readonly locale: string;
  /** ISO 3166-2 jurisdiction from the settings, or null for "United States (general)". */
  readonly jurisdiction: string | null;
  readonly settings: DocumentSettings;
  /** Law loaded so far. */
  readonly law: LawByTopic;
  /** Law is still loading or failed to load, so a missing row means nothing yet. */
  readonly isLawPending?: boolean;
};
