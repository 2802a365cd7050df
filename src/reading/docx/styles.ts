import { childAt, childrenOf, valueAt, xmlTree } from "./xml-tree.ts";
import type { XmlNode } from "./xml-tree.ts";

/** What a paragraph, or its style, says about its number. Absent: nothing is said at this place. */
export type NumberProperties = { readonly list?: string; readonly level?: number };

/** What a paragraph style says that bears on the words: its number, and the style it builds on. */
type Style = { readonly basedOn?: string; readonly number: NumberProperties };

export type Styles = {
  /** The style of a paragraph that names none. */
  readonly standard: string;
  /** What a style says of numbers, its bases included. */
  readonly numberOf: (style: string) => NumberProperties;
};

const LONGEST_CHAIN = 20;

/** The number properties in a `w:pPr`. */
export const readNumberProperties = (properties: XmlNode | undefined): NumberProperties => {
  const found = childAt(properties, "w:numPr");
  const level = valueAt(found, "w:ilvl");
  const list = valueAt(found, "w:numId");
  return {
    ...(list === undefined ? {} : { list }),
    ...(level === undefined ? {} : { level: Number(level) }),
  };
};

/** The styles of a Word file; a file without them has none that number. */
export function readStyles(xml: string | null): Styles {
  const nodes = childrenOf(childAt(xmlTree(xml ?? ""), "w:styles"), "w:style");
  const styles = new Map<string, Style>();
  let standard = "";
  for (const node of nodes) {
    const id = node.attributes["w:styleId"] ?? "";
    const isParagraph = (node.attributes["w:type"] ?? "paragraph") === "paragraph";
    if (isParagraph && ["1", "true", "on"].includes(node.attributes["w:default"] ?? "")) standard = id;
    styles.set(id, {
      basedOn: valueAt(node, "w:basedOn"),
      number: readNumberProperties(childAt(node, "w:pPr")),
    });
  }
  const numberOf = (style: string): NumberProperties => {
    let found: NumberProperties = {};
    let at: string | undefined = style;
    for (let step = 0; at !== undefined && step < LONGEST_CHAIN; step++) {
      const own: Style | undefined = styles.get(at);
      found = { ...own?.number, ...found };
      at = own?.basedOn;
    }
    return found;
  };
  return { standard, numberOf };
}
