import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import type { JurisdictionReader } from "../../law/law-jurisdictions.ts";
import { mergeLaw } from "../../law/merge-law.ts";
import type { LawShards } from "../../model/law.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { valueAt } from "../../model/form-view-lookup.ts";

/** The law data a page reads: jurisdictions, and topics included in the definition. */
export type LawNeeds = { readonly jurisdictions: JurisdictionReader; readonly topics: LawShards };

export type LoadedLaw = {
  readonly law: LawShards;
  /** False while the law of a jurisdiction is loading. */
  readonly isLoaded: boolean;
  /** Retries a failed load; null if nothing failed. */
  readonly retry: (() => void) | null;
};

const NO_SHARDS: readonly LawShards[] = [];

const lawUrl = (place: string): string => `/catalog/law/${place}.json`;

/** Law by topic for the jurisdictions in the answers. While new data loads, the previous data stays. */
export const useLaw = ({ jurisdictions: placesOf, topics }: LawNeeds, session: FormSession): LoadedLaw => {
  const read = useMemo(() => () => placesOf((name) => valueAt(session.view(), name)).join(" "), [placesOf, session]);
  const places = useSyncExternalStore(session.onViewChange, read, read);
  const client = useQueryClient();
  const {
    data: shards = NO_SHARDS,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ["law", places],
    queryFn: () => {
      const addresses = places.split(" ").filter(Boolean).map(lawUrl);
      return Promise.all(addresses.map((address) => client.fetchQuery<LawShards>({ queryKey: [address] })));
    },
  });
  const isLoaded = !isPending;
  const fresh = useMemo(() => mergeLaw([topics, ...shards]), [topics, shards]);
  const [kept, keep] = useState(fresh);
  if (isLoaded && kept !== fresh) keep(fresh);
  const again = useCallback(() => void refetch(), [refetch]);
  return { law: isLoaded ? fresh : kept, isLoaded, retry: error ? again : null };
};
