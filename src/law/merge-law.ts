import type { LawShards, LawTopic } from "../model/law.ts";

const merged = (before: LawTopic | undefined, topic: LawTopic): LawTopic =>
  before ? { ...before, places: { ...before.places, ...topic.places } } : topic;

/**
 * The law of several places as one.
 *
 * Example: mergeLaw([ofCalifornia, ofOregon])["rent_increase"].places has "US-CA" and "US-OR"
 */
export const mergeLaw = (shards: readonly LawShards[]): LawShards => {
  const all: { [topic: string]: LawTopic } = {};
  for (const shard of shards) for (const [name, topic] of Object.entries(shard)) all[name] = merged(all[name], topic);
  return all;
};
