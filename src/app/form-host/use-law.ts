import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { LawByTopic, LawTopic } from "../../model/law.ts";
import { lawAddress } from "../queries/law-address.ts";
import { loadQuery } from "../queries/load-query.ts";

export type LoadedLaw = {
  readonly law: LawByTopic;
  /** False while the law is loading. */
  readonly isLoaded: boolean;
  /** Retries a failed load; null if nothing failed. */
  readonly retry: (() => void) | null;
};

/**
 * Loads the law of topics into the cache, for every jurisdiction.
 *
 * Throws: when one of them cannot be loaded.
 */
export const loadFormLaw = async (client: QueryClient, topics: LawByTopic): Promise<LawByTopic> => {
  const load = (name: string) => loadQuery<LawTopic>(client, lawAddress(name));
  const names = Object.keys(topics);
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await load(name)] as const)));
};

/**
 * The law of the topics that a definition reads, for every jurisdiction.
 *
 * The topics are loaded whole, so that the server never learns which place a visitor asks about, and a change of place
 * loads nothing.
 */
export const useLaw = (topics: LawByTopic): LoadedLaw => {
  const client = useQueryClient();
  const names = Object.keys(topics);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["law", ...names],
    queryFn: () => loadFormLaw(client, topics),
  });
  const again = useCallback(() => void refetch(), [refetch]);
  return { law: data ?? topics, isLoaded: !isPending, retry: error ? again : null };
};
