import { link } from "../../feel/evaluate/evaluate.ts";
import { lawPlaces } from "../../law/law-places.ts";
import type { PlaceReader } from "../../law/law-places.ts";
import type { ComputeNode, ToolDefinition } from "../../model/tool.ts";
import type { Value } from "../../values/value.ts";

const ofRows = (node: ComputeNode): readonly PlaceReader[] => {
  if (node.type !== "rows" || !node.law) return [];
  const [list, places] = [link(node.each.in.ast), lawPlaces(node)];
  return [
    (get) => {
      const rows = list(get);
      if (!Array.isArray(rows)) return [];
      return rows.flatMap((row: Value) => places((name) => (name === node.each.as ? row : get(name))));
    },
  ];
};

/** The places whose law a tool reads, also in steps worked out for every row of a list of answers. */
export const toolPlaces = (tool: ToolDefinition): PlaceReader => {
  const readers = [lawPlaces(tool), ...tool.compute.flatMap(ofRows)];
  return (get) => [...new Set(readers.flatMap((read) => read(get)))].toSorted();
};
