import { link } from "../../feel/evaluate/link/evaluate.ts";
import { lawJurisdictions } from "../../law/law-jurisdictions.ts";
import type { JurisdictionReader } from "../../law/law-jurisdictions.ts";
import type { ComputeNode, ToolDefinition } from "../../model/tool.ts";
import type { Value } from "../../values/value.ts";

const rowPlaces = (node: ComputeNode): readonly JurisdictionReader[] => {
  if (node.type !== "rows" || !node.law) return [];
  const [list, places] = [link(node.each.in.ast), lawJurisdictions(node)];
  return [
    (get) => {
      const rows = list(get);
      if (!Array.isArray(rows)) return [];
      return rows.flatMap((row: Value) => places((name) => (name === node.each.as ? row : get(name))));
    },
  ];
};

/** The jurisdictions whose law a tool reads, including steps that run for each row of a list. */
export const toolJurisdictions = (tool: ToolDefinition): JurisdictionReader => {
  const readers = [lawJurisdictions(tool), ...tool.compute.flatMap(rowPlaces)];
  return (get) => [...new Set(readers.flatMap((read) => read(get)))].toSorted();
};
