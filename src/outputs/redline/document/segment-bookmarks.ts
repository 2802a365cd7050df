import type { TextSegment } from "./text-segments.ts";
import { attributesOf, childNamed, elementName, elementsIn, withElements, xmlElement } from "./xml-object.ts";
import type { XmlObject } from "./xml-object.ts";

/** Bookmark names by the segment they mark. */
export type SegmentNames = ReadonlyMap<string, string>;

/** Unit: characters. Word accepts names of 40; the rest is for a number that makes a name unique. */
const MAX_BASE_LENGTH = 34;

const nameIn = (segment: TextSegment): string | null => {
  const mark = elementsIn(segment.elements[0]).find((child) => elementName(child) === "w:bookmarkStart");
  return mark ? String(attributesOf(mark)["w:name"]) : null;
};

/** A bookmark name for each segment that Word accepts: the name of the clause's bookmark, otherwise a new one. */
export const segmentNames = (...texts: readonly (readonly TextSegment[])[]): SegmentNames => {
  const names = new Map<string, string>();
  const used = new Set<string>();
  const add = (key: string, name: string): void => {
    names.set(key, name);
    used.add(name.toLowerCase());
  };
  for (const segments of texts) {
    for (const segment of segments) {
      const name = nameIn(segment);
      if (name !== null && !names.has(segment.key) && !used.has(name.toLowerCase())) add(segment.key, name);
    }
  }
  for (const { key } of texts.flat()) {
    if (names.has(key)) continue;
    const base = `text_${key.replace(/[^A-Za-z0-9]+/g, "_")}`.slice(0, MAX_BASE_LENGTH);
    let name = base;
    for (let count = 2; used.has(name.toLowerCase()); count++) name = `${base}_${count}`;
    add(key, name);
  }
  return names;
};

const bookmarked = (paragraph: XmlObject, name: string, id: number): XmlObject => {
  const properties = childNamed(paragraph, "w:pPr");
  const inner = elementsIn(paragraph).filter(
    (child) => child !== properties && !elementName(child).startsWith("w:bookmark"),
  );
  return withElements(paragraph, [
    ...(properties ? [properties] : []),
    xmlElement("w:bookmarkStart", { "w:name": name, "w:id": id }),
    ...inner,
    xmlElement("w:bookmarkEnd", { "w:id": id }),
  ]);
};

/** The first paragraph in a part, with a bookmark around its text. */
const markFirst = (part: XmlObject, name: string, id: number): XmlObject => {
  if (elementName(part) === "w:p") return bookmarked(part, name, id);
  let isDone = false;
  return withElements(
    part,
    elementsIn(part).map((child) => {
      if (isDone || !["w:tr", "w:tc", "w:p"].includes(elementName(child))) return child;
      isDone = true;
      return markFirst(child, name, id);
    }),
  );
};

const unmarked = (part: XmlObject): XmlObject =>
  elementName(part) === "w:p"
    ? withElements(
        part,
        elementsIn(part).filter((child) => !elementName(child).startsWith("w:bookmark")),
      )
    : part;

/** Segments whose first paragraph has the bookmark that `names` gives; those in `without` have none. */
export const withBookmarks = (
  segments: readonly TextSegment[],
  names: SegmentNames,
  without: ReadonlySet<string> = new Set(),
): readonly TextSegment[] => {
  const ids = new Map([...names.keys()].map((key, index) => [key, index + 1]));
  return segments.map((segment) => {
    const { key, elements } = segment;
    const name = names.get(key);
    const [first, ...rest] = elements.map(unmarked);
    if (!first || name === undefined || without.has(key)) return { ...segment, elements: elements.map(unmarked) };
    return { ...segment, elements: [markFirst(first, name, ids.get(key) ?? 0), ...rest] };
  });
};
