import type { LawByTopic, LawTopic } from "../../../model/law.ts";
import { lawAddress } from "../../queries/law-address.ts";

// A review does not wait longer for law, because it can say that the law could not be loaded.
const MAX_WAIT_MS = 4000;

const loadTopic = async (topic: string, signal: AbortSignal): Promise<LawTopic> => {
  const response = await fetch(lawAddress(topic), { signal });
  if (!response.ok) throw new Error(`law: ${response.status}`);
  return (await response.json()) as LawTopic;
};

/** The law of those topics that can be loaded within four seconds, for every jurisdiction. Never throws. */
export const loadLaw = async (topics: readonly string[]): Promise<LawByTopic> => {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const loaded = await Promise.allSettled(topics.map(async (name) => [name, await loadTopic(name, signal)] as const));
  return Object.fromEntries(loaded.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
};
