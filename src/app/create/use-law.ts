import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { link } from "../../feel/evaluate/evaluate.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { valueIn } from "../../ui/form/say.ts";

const NO_LAW: LawShards = {};

/** Reads the place whose law a form needs just now, null while it is not known. */
const placeReader = ({ law }: DocumentDefinition, session: FormSession): (() => string | null) => {
  if (!law) return () => null;
  const placeOf = link(law.place.ast);
  return () => {
    const place = placeOf((name) => valueIn(session.view(), name));
    return typeof place === "string" ? place : null;
  };
};

/** The law of the place the answers name; what was loaded before stays until it is here. A place without law has none. */
export const useLaw = (definition: DocumentDefinition, session: FormSession): LawShards => {
  const read = useMemo(() => placeReader(definition, session), [definition, session]);
  const place = useSyncExternalStore(session.onView, read);
  const { data } = useQuery<LawShards>({
    queryKey: [`/catalog/law/${place}.json`],
    enabled: place !== null,
    placeholderData: (before) => before,
  });
  return (place === null ? undefined : data) ?? NO_LAW;
};
