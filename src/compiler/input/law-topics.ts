import type { LawInput } from "./schema-types.ts";

/** The law topics a definition reads, by the names its formulas use. */
export const lawNames = (input: LawInput | undefined): ReadonlyMap<string, string> => {
  const topics = input?.topics ?? [];
  if (Array.isArray(topics)) return new Map(topics.map((topic) => [topic, topic]));
  return new Map(Object.entries(topics).map(([name, { topic }]) => [name, topic ?? name]));
};

/** Topics a definition reads, in any notation. */
export const lawTopics = (input: LawInput | undefined): readonly string[] => [...new Set(lawNames(input).values())];
