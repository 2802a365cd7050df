import type { LawTopic } from "../model/law.ts";

/** The wider jurisdiction whose rows of a topic apply if this one has none; null if there is none. */
export const widerJurisdiction = (topic: Pick<LawTopic, "wider"> | undefined, place: string): string | null =>
  topic?.wider !== undefined && place.startsWith(`${topic.wider}-`) ? topic.wider : null;
