import { queryOptions, useQueries } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
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
};

const NO_TOPICS: LawShards = {};

type Combined = { readonly shards: readonly (LawShards | undefined)[]; readonly isHere: boolean };

const combine = (results: UseQueryResult<LawShards>[]): Combined => ({
  shards: results.map(({ data }) => data),
  isHere: results.every(({ isPending }) => !isPending),
});

const lawOf = (place: string) => queryOptions<LawShards>({ queryKey: [`/catalog/law/${place}.json`] });

/** The law of the places the answers name, by topic; what was there before stays until it is here. */
export const useLaw = (definition: LawReader, session: FormSession): LoadedLaw => {
  const read = useMemo(() => {
    const places = lawPlaces(definition);
    return () => places((name) => valueIn(session.view(), name)).join(" ");
  }, [definition, session]);
  const places = useSyncExternalStore(session.onView, read);
  const { shards, isHere } = useQueries({
    queries: places.split(" ").filter(Boolean).map(lawOf),
    combine,
  });
  const topics = definition.topics ?? NO_TOPICS;
  const fresh = useMemo(() => mergeLaw([topics, ...shards.filter((shard) => shard !== undefined)]), [topics, shards]);
  const [kept, keep] = useState(fresh);
  if (isHere && kept !== fresh) keep(fresh);
  return { law: isHere ? fresh : kept, isHere };
};
