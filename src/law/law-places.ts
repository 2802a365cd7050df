import type { Get } from "../feel/evaluate/run.ts";
import type { LawUse } from "../model/definition.ts";
import { linkLaw } from "./law-in-force.ts";

/** Reads the places whose law is needed with these answers, each once. */
export type PlaceReader = (get: Get) => readonly string[];

/** The places whose law a page reads. */
export const lawPlaces = ({ law }: { readonly law?: LawUse }): PlaceReader => {
  if (!law) return () => [];
  const linked = linkLaw(law);
  return (get) => [...new Set(Object.values(linked.keys(get)).flatMap(({ place }) => place ?? []))].toSorted();
};
