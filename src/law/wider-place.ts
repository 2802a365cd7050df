import type { LawTopic } from "../model/law.ts";

/** The wider place whose rows of a topic count at a place that has none; null where there is no such. */
export const widerPlace = (topic: Pick<LawTopic, "wider"> | undefined, place: string): string | null =>
  topic?.wider !== undefined && place.startsWith(`${topic.wider}-`) ? topic.wider : null;
