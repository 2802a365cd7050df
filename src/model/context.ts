import type { CalendarDate } from "../values/date.ts";
import type { LawShards } from "./law.ts";
import type { DocumentSettings } from "./settings.ts";

/** Everything the engine may know besides definition and answers. */
export type Context = {
  readonly today: CalendarDate;
  /** Screen language. */
  readonly locale: string;
  /** ISO 3166-2 place from the settings, or null for "United States (general)". */
  readonly jurisdiction: string | null;
  readonly settings: DocumentSettings;
  /** Law loaded so far. */
  readonly law: LawShards;
  /** Law of a place is still on its way or could not be loaded: a missing row means nothing yet. */
  readonly isLawPending?: boolean;
};
