import { childAt, childElements, elementValue, xmlTree } from "./xml-tree.ts";
import type { XmlNode } from "./xml-tree.ts";

/** The numbering properties of a paragraph or style; absent if not set there. */
export type NumberProperties = { readonly list?: string; readonly level?: number };

/** The relevant properties of a paragraph style: its numbering and its base style. */
type Style = { readonly basedOn?: string; readonly number: NumberProperties };

export type Styles = {
  /** The style of a paragraph that names none. */
  readonly standard: string;
  /** Numbering properties of a style, including inherited ones. */
  readonly numberOf: (style: string) => NumberProperties;
};

const MAX_CHAIN_LENGTH = 20;

/** The number properties in a `w:pPr`. */
export const readNumberProperties = (properties: XmlNode | undefined): NumberProperties => {
  const found = childAt(properties, "w:numPr");
  const level = elementValue(found, "w:ilvl");
  const list = elementValue(found, "w:numId");
  return {
    ...(list === undefined ? {} : { list }),
    ...(level === undefined ? {} : { level: Number(level) }),
  };
};

/** The styles of a Word file; empty if the file has none. */
export function readStyles(xml: string | null): Styles {
  const nodes = childElements(childAt(xmlTree(xml ?? ""), "w:styles"), "w:style");
  const styles = new Map<string, Style>();
  let standard = "";
  for (const node of nodes) {
    const id = node.attributes["w:styleId"] ?? "";
    const isParagraph = (node.attributes["w:type"] ?? "paragraph") === "paragraph";
    if (isParagraph && ["1", "true", "on"].includes(node.attributes["w:default"] ?? "")) standard = id;
    styles.set(id, {
      basedOn: elementValue(node, "w:basedOn"),
      number: readNumberProperties(childAt(node, "w:pPr")),
    });
  }
  const numberOf = (style: string): NumberProperties => {
    let found: NumberProperties = {};
    let at: string | undefined = style;
    for (let step = 0; at !== undefined && step < MAX_CHAIN_LENGTH; step++) {
      const own: Style | undefined = styles.get(at);
      found = { ...own?.number, ...found };
      at = own?.basedOn;
    }
    return found;
  };
  return { standard, numberOf };
}
