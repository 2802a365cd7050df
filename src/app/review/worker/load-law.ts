import type { LawByTopic, LawTopic } from "../../../model/law.ts";

const loadTopic = async (topic: string): Promise<LawTopic> => {
  const response = await fetch(`/catalog/law/${encodeURIComponent(topic)}.json`);
  if (!response.ok) throw new Error(`law: ${response.status}`);
  return (await response.json()) as LawTopic;
};

/** The law of some topics, for every jurisdiction; null if it cannot be loaded, so that the review says so. */
export const loadLaw = async (topics: readonly string[]): Promise<LawByTopic | null> => {
  try {
    return Object.fromEntries(await Promise.all(topics.map(async (name) => [name, await loadTopic(name)] as const)));
  } catch {
    return null;
  }
};
