import { childAt, childrenOf, valueAt, xmlTree } from "./xml-tree.ts";
import type { XmlNode } from "./xml-tree.ts";

/** One level of a list as its definition says. */
export type Level = {
  readonly start: number;
  readonly format: string;
  /** "%1.%2": each mark stands for the count of a level. */
  readonly text: string;
  /** Shows the counts of all levels as figures, whatever their own format. */
  readonly isLegal: boolean;
  /** Starts again after this level, counted from 1; 0 never. Absent: after any level above it. */
  readonly restart?: number;
  /** The paragraph style that is tied to the level. */
  readonly style?: string;
};

/** A list that paragraphs name: its definition, and what it changes in it. */
export type List = {
  /** The definition it counts in: lists of one definition count on together. */
  readonly definition: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** The count a level begins with when this list is first met. */
  readonly starts: ReadonlyMap<number, number>;
};

export type Lists = ReadonlyMap<string, List>;

const OFF = new Set(["0", "false", "off"]);

const readLevel = (node: XmlNode): Level => {
  const legal = childAt(node, "w:isLgl");
  const restart = valueAt(node, "w:lvlRestart");
  return {
    start: Number(valueAt(node, "w:start") ?? 0),
    // A format outside the list of the standard stands in an alternative.
    format: valueAt(node, "w:numFmt") ?? valueAt(node, "mc:AlternateContent", "mc:Fallback", "w:numFmt") ?? "decimal",
    text: valueAt(node, "w:lvlText") ?? "",
    isLegal: legal !== undefined && !OFF.has(legal.attributes["w:val"] ?? ""),
    style: valueAt(node, "w:pStyle"),
    ...(restart === undefined ? {} : { restart: Number(restart) }),
  };
};

const readLevels = (nodes: readonly XmlNode[]): Map<number, Level> =>
  new Map(nodes.map((node) => [Number(node.attributes["w:ilvl"] ?? 0), readLevel(node)]));

type Definition = { readonly levels: ReadonlyMap<number, Level>; readonly linkedStyle?: string };

const readDefinitions = (root: XmlNode | undefined): ReadonlyMap<string, Definition> =>
  new Map(
    childrenOf(root, "w:abstractNum").map((node) => [
      node.attributes["w:abstractNumId"] ?? "",
      { levels: readLevels(childrenOf(node, "w:lvl")), linkedStyle: valueAt(node, "w:numStyleLink") },
    ]),
  );

/** The lists of a Word file. `listOfStyle` tells which list a numbering style stands for. */
export function readLists(xml: string | null, listOfStyle: (style: string) => string | undefined): Lists {
  const root = childAt(xmlTree(xml ?? ""), "w:numbering");
  const definitions = readDefinitions(root);
  const nodes = childrenOf(root, "w:num");
  const definitionOf = new Map(
    nodes.map((node) => [node.attributes["w:numId"] ?? "", valueAt(node, "w:abstractNumId")]),
  );
  const resolved = (id: string): string => {
    const style = definitions.get(id)?.linkedStyle;
    return (style === undefined ? undefined : definitionOf.get(listOfStyle(style) ?? "")) ?? id;
  };
  const lists = new Map<string, List>();
  for (const node of nodes) {
    const definition = resolved(valueAt(node, "w:abstractNumId") ?? "");
    const levels = new Map(definitions.get(definition)?.levels);
    const starts = new Map<number, number>();
    for (const change of childrenOf(node, "w:lvlOverride")) {
      const at = Number(change.attributes["w:ilvl"] ?? 0);
      const start = valueAt(change, "w:startOverride");
      if (start !== undefined) starts.set(at, Number(start));
      for (const level of childrenOf(change, "w:lvl")) levels.set(at, readLevel(level));
    }
    lists.set(node.attributes["w:numId"] ?? "", { definition, levels, starts });
  }
  return lists;
}
