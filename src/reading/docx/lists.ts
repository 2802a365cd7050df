import { childAt, childElements, elementValue, xmlTree } from "./xml-tree.ts";
import type { XmlNode } from "./xml-tree.ts";

/** One level of a list definition. */
export type ListLevel = {
  readonly start: number;
  readonly format: string;
  /** "%1.%2": each placeholder is the counter of a level. */
  readonly text: string;
  /** Shows the counters of all levels as figures, regardless of their format. */
  readonly isLegal: boolean;
  /** Starts again after this level, counted from 1; 0 never. Absent: after any level above it. */
  readonly restart?: number;
  /** The paragraph style that is tied to the level. */
  readonly style?: string;
};

/** A list instance that paragraphs refer to: its definition and overrides. */
export type WordList = {
  /** The definition whose counters it uses; lists with one definition continue each other's numbers. */
  readonly definition: string;
  readonly levels: ReadonlyMap<number, ListLevel>;
  /** Start value of a level at the first use of this list. */
  readonly starts: ReadonlyMap<number, number>;
};

export type WordLists = ReadonlyMap<string, WordList>;

const OFF = new Set(["0", "false", "off"]);

const readLevel = (node: XmlNode): ListLevel => {
  const legal = childAt(node, "w:isLgl");
  const restart = elementValue(node, "w:lvlRestart");
  return {
    start: Number(elementValue(node, "w:start") ?? 0),
    // A nonstandard format is in an AlternateContent element.
    format:
      elementValue(node, "w:numFmt") ??
      elementValue(node, "mc:AlternateContent", "mc:Fallback", "w:numFmt") ??
      "decimal",
    text: elementValue(node, "w:lvlText") ?? "",
    isLegal: legal !== undefined && !OFF.has(legal.attributes["w:val"] ?? ""),
    style: elementValue(node, "w:pStyle"),
    ...(restart === undefined ? {} : { restart: Number(restart) }),
  };
};

const readLevels = (nodes: readonly XmlNode[]): Map<number, ListLevel> =>
  new Map(nodes.map((node) => [Number(node.attributes["w:ilvl"] ?? 0), readLevel(node)]));

type Definition = { readonly levels: ReadonlyMap<number, ListLevel>; readonly linkedStyle?: string };

const readDefinitions = (root: XmlNode | undefined): ReadonlyMap<string, Definition> =>
  new Map(
    childElements(root, "w:abstractNum").map((node) => [
      node.attributes["w:abstractNumId"] ?? "",
      { levels: readLevels(childElements(node, "w:lvl")), linkedStyle: elementValue(node, "w:numStyleLink") },
    ]),
  );

/** The lists of a Word file. `listOfStyle` maps a numbering style to its list. */
export function readLists(xml: string | null, listOfStyle: (style: string) => string | undefined): WordLists {
  const root = childAt(xmlTree(xml ?? ""), "w:numbering");
  const definitions = readDefinitions(root);
  const nodes = childElements(root, "w:num");
  const definitionOf = new Map(
    nodes.map((node) => [node.attributes["w:numId"] ?? "", elementValue(node, "w:abstractNumId")]),
  );
  const resolved = (id: string): string => {
    const style = definitions.get(id)?.linkedStyle;
    return (style === undefined ? undefined : definitionOf.get(listOfStyle(style) ?? "")) ?? id;
  };
  const lists = new Map<string, WordList>();
  for (const node of nodes) {
    const definition = resolved(elementValue(node, "w:abstractNumId") ?? "");
    const levels = new Map(definitions.get(definition)?.levels);
    const starts = new Map<number, number>();
    for (const change of childElements(node, "w:lvlOverride")) {
      const at = Number(change.attributes["w:ilvl"] ?? 0);
      const start = elementValue(change, "w:startOverride");
      if (start !== undefined) starts.set(at, Number(start));
      for (const level of childElements(change, "w:lvl")) levels.set(at, readLevel(level));
    }
    lists.set(node.attributes["w:numId"] ?? "", { definition, levels, starts });
  }
  return lists;
}
