import type { VariableLookup } from "../feel/evaluate/evaluation-state.ts";
import type { LawUse } from "../model/definition.ts";
import { linkLaw } from "./law-in-force.ts";

/** Returns the jurisdictions whose law these answers require, without duplicates. */
export type JurisdictionReader = (get: VariableLookup) => readonly string[];

/** Creates the reader for the jurisdictions of a page. */
export const lawJurisdictions = ({ law }: { readonly law?: LawUse }): JurisdictionReader => {
  if (!law) return () => [];
  const linked = linkLaw(law);
  return (get) => [...new Set(Object.values(linked.keys(get)).flatMap(({ place }) => place ?? []))].toSorted();
};
