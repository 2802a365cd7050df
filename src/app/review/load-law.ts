import type { LawShards } from "../../model/law.ts";

/** The law of a jurisdiction; null if it cannot be loaded, so that the review says so. */
export const loadLaw = async (place: string): Promise<LawShards | null> => {
  try {
    const response = await fetch(`/catalog/law/${encodeURIComponent(place)}.json`);
    return response.ok ? ((await response.json()) as LawShards) : null;
  } catch {
    return null;
  }
};
