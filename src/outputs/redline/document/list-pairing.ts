import { attributesOf, childNamed, withChildNamed, xmlElement } from "./xml-object.ts";
import type { XmlObject } from "./xml-object.ts";

/** Which list of the later text each list of the earlier one continues in, by their ids. */
export type ListPairing = {
  /** Pairs the lists of two paragraphs; false if that contradicts an earlier pair, so that the two would count differently. */
  readonly join: (before: XmlObject, after: XmlObject) => boolean;
  /** A paragraph of the earlier text with the id that its list has in the later one. */
  readonly renamed: (before: XmlObject) => XmlObject;
};

const numberOf = (paragraph: XmlObject): { readonly list: string; readonly level: string; readonly style: string } => {
  const properties = childNamed(paragraph, "w:pPr");
  const number = childNamed(properties, "w:numPr");
  const value = (parent: XmlObject | undefined, name: string): string =>
    String(attributesOf(childNamed(parent, name))["w:val"] ?? "");
  return { list: value(number, "w:numId"), level: value(number, "w:ilvl"), style: value(properties, "w:pStyle") };
};

const withList = (paragraph: XmlObject, list: string): XmlObject =>
  withChildNamed(paragraph, "w:pPr", (properties) =>
    withChildNamed(properties, "w:numPr", (number) =>
      withChildNamed(number, "w:numId", () => xmlElement("w:numId", { "w:val": list })),
    ),
  );

/** A pairing of the lists of two texts, at first empty. */
export const createListPairing = (): ListPairing => {
  const later = new Map<string, string>();
  const taken = new Map<string, string>();
  return {
    join: (before, after) => {
      const [old, next] = [numberOf(before), numberOf(after)];
      if (old.style !== next.style || old.level !== next.level) return false;
      if ((old.list === "") !== (next.list === "")) return false;
      const isNew = !later.has(old.list) && !taken.has(next.list);
      if (!isNew && later.get(old.list) !== next.list) return false;
      later.set(old.list, next.list);
      taken.set(next.list, old.list);
      return true;
    },
    renamed: (before) => {
      const { list } = numberOf(before);
      const to = later.get(list);
      if (to === undefined || to === list) return before;
      return withList(before, to);
    },
  };
};
