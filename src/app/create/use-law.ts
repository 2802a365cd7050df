import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { PlaceReader } from "../../law/law-places.ts";
import { mergeLaw } from "../../law/merge-law.ts";
import type { LawShards } from "../../model/law.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { valueIn } from "../../ui/form/say.ts";

/** Which law a page reads: the places, and topics it brings along itself. */
export type LawNeeds = { readonly places: PlaceReader; readonly topics: LawShards };

export type LoadedLaw = {
  readonly law: LawShards;
  /** False while the law of a place is on its way. */
  readonly isHere: boolean;
  /** Loads anew what could not be loaded; null where nothing failed. */
  readonly retry: (() => void) | null;
};

const NO_SHARDS: readonly LawShards[] = [];

const lawAddress = (place: string): string => `/catalog/law/${place}.json`;

/** The law of the places the answers name, by topic; what was there before stays until it is here. */
export const useLaw = ({ places: placesOf, topics }: LawNeeds, session: FormSession): LoadedLaw => {
  const read = useMemo(() => () => placesOf((name) => valueIn(session.view(), name)).join(" "), [placesOf, session]);
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
  const fresh = useMemo(() => mergeLaw([topics, ...shards]), [topics, shards]);
  const [kept, keep] = useState(fresh);
  if (isHere && kept !== fresh) keep(fresh);
  const again = useCallback(() => void refetch(), [refetch]);
  return { law: isHere ? fresh : kept, isHere, retry: error ? again : null };
};
