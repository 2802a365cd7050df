import type { LawShards, LawTopic } from "../model/law.ts";

const merged = (before: LawTopic | undefined, topic: LawTopic): LawTopic =>
  before ? { ...before, places: { ...before.places, ...topic.places } } : topic;

/**
 * Merges the law of several jurisdictions.
 *
 * Example: mergeLaw([ofCalifornia, ofOregon])["rent_increase"].places has "US-CA" and "US-OR"
 */
export const mergeLaw = (shards: readonly LawShards[]): LawShards => {
  const all: { [topic: string]: LawTopic } = {};
  for (const shard of shards) for (const [name, topic] of Object.entries(shard)) all[name] = merged(all[name], topic);
  return all;
};
