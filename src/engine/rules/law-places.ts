import { link } from "../../feel/evaluate/evaluate.ts";
import type { Get } from "../../feel/evaluate/run.ts";
import { linkLaw } from "../../law/law-in-force.ts";
import type { LinkedLaw } from "../../law/law-in-force.ts";
import type { LawUse } from "../../model/definition.ts";
import type { ComputeNode } from "../../model/tool.ts";
import type { Value } from "../../values/value.ts";

type Reader = (get: Get) => readonly string[];

const placesIn = (law: LinkedLaw): Reader => {
  return (get) => Object.values(law.keys(get)).flatMap(({ place }) => place ?? []);
};

const ofRows = (node: ComputeNode): readonly Reader[] => {
  if (node.type !== "rows" || !node.law) return [];
  const [list, places] = [link(node.each.in.ast), placesIn(linkLaw(node.law))];
  return [
    (get) => {
      const rows = list(get);
      if (!Array.isArray(rows)) return [];
      return rows.flatMap((row: Value) => places((name) => (name === node.each.as ? row : get(name))));
    },
  ];
};

/** What selects law: that of the page, and that of steps worked out for every row of a list of answers. */
type Reading = { readonly law?: LawUse; readonly compute?: readonly ComputeNode[] };

/** Reads the places whose law a page needs with these answers, in order, each once. */
export const lawPlaces = ({ law, compute = [] }: Reading): Reader => {
  const readers = [...(law ? [placesIn(linkLaw(law))] : []), ...compute.flatMap(ofRows)];
  return (get) => [...new Set(readers.flatMap((read) => read(get)))].toSorted();
};
