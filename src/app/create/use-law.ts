import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState, useSyncExternalStore } from "react";
import { lawPlaces } from "../../engine/rules/law-places.ts";
import { mergeLaw } from "../../law/merge-law.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { ComputeNode } from "../../model/tool.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { valueIn } from "../../ui/form/say.ts";

/** A page that reads law; calculators and checkers bring the topics along, and steps that read law of their own. */
export type LawReader = PageDefinition & { readonly topics?: LawShards; readonly compute?: readonly ComputeNode[] };

export type LoadedLaw = {
  readonly law: LawShards;
  /** False while the law of a place is on its way. */
  readonly isHere: boolean;
  /** Loads anew what could not be loaded; null where nothing failed. */
  readonly retry: (() => void) | null;
};

const NO_TOPICS: LawShards = {};
const NO_SHARDS: readonly LawShards[] = [];

const lawAddress = (place: string): string => `/catalog/law/${place}.json`;

/** The law of the places the answers name, by topic; what was there before stays until it is here. */
export const useLaw = (definition: LawReader, session: FormSession): LoadedLaw => {
  const read = useMemo(() => {
    const places = lawPlaces(definition);
    return () => places((name) => valueIn(session.view(), name)).join(" ");
  }, [definition, session]);
  const places = useSyncExternalStore(session.onView, read);
  const client = useQueryClient();
  const {
    data: shards = NO_SHARDS,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ["law", places],
    queryFn: () => {
      const addresses = places.split(" ").filter(Boolean).map(lawAddress);
      return Promise.all(addresses.map((address) => client.fetchQuery<LawShards>({ queryKey: [address] })));
    },
  });
  const isHere = !isPending;
  const topics = definition.topics ?? NO_TOPICS;
  const fresh = useMemo(() => mergeLaw([topics, ...shards]), [topics, shards]);
  const [kept, keep] = useState(fresh);
  if (isHere && kept !== fresh) keep(fresh);
  return { law: isHere ? fresh : kept, isHere, retry: error ? () => void refetch() : null };
};
