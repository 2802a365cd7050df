import { FileRejection } from "../file/file-rejection.ts";
import { readXml } from "./xml-events.ts";
import type { Attributes } from "./xml-events.ts";

/** An XML element and its children, without text nodes. */
export type XmlNode = { readonly name: string; readonly attributes: Attributes; readonly children: readonly XmlNode[] };

type MutableNode = { readonly name: string; readonly attributes: Attributes; readonly children: MutableNode[] };

const MAX_DEPTH = 100;

/** The tree of a small part, such as styles or numbering. Throws: FileRejection damaged. */
export function xmlTree(xml: string): XmlNode {
  const root: MutableNode = { name: "", attributes: {}, children: [] };
  const path = [root];
  readXml(xml, {
    open: (name, attributes) => {
      if (path.length > MAX_DEPTH) throw new FileRejection("damaged");
      const node: MutableNode = { name, attributes: attributes(), children: [] };
      path.at(-1)!.children.push(node);
      path.push(node);
    },
    close: () => {
      if (path.length > 1) path.pop();
    },
    text: () => undefined,
  });
  return root;
}

/** The children of a node that have a name. */
export const childElements = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** The first child along a path of names. */
export const childAt = (node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>((from, name) => from?.children.find((child) => child.name === name), node);

/** The value of the child along a path of names ("w:val"). */
export const elementValue = (node: XmlNode | undefined, ...names: readonly string[]): string | undefined =>
  childAt(node, ...names)?.attributes["w:val"];
