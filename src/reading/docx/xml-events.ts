import { FileRejection } from "../file/file-rejection.ts";

/** Attributes by their name with its prefix, with entities replaced. */
export type Attributes = { readonly [name: string]: string };

/** A range of an XML document. Unit: UTF-16 offsets, end exclusive. */
export type XmlRange = { readonly start: number; readonly end: number };

/** Receives each tag and text of an XML document with its range, in order; an empty tag is opened and closed. */
export type XmlListener = {
  /** `attributes` parses the attributes on demand, because most tags are needed only by name. */
  readonly open: (name: string, attributes: () => Attributes, tag: XmlRange) => void;
  readonly close: (name: string, tag: XmlRange) => void;
  /** The range is null for character data, whose entities are not replaced. */
  readonly text: (text: string, at: XmlRange | null) => void;
};

const ENTITIES: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const LAST_CODE = 0x10_ffff;

const character = (code: number): string => (code <= LAST_CODE ? String.fromCodePoint(code) : "");

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi;

const replacementOf = (whole: string, hex = "", decimal = "", name = ""): string => {
  if (hex !== "") return character(parseInt(hex, 16));
  return decimal === "" ? (ENTITIES[name] ?? whole) : character(Number(decimal));
};

/** XML text with its entities replaced; unknown entities are kept verbatim. */
const unescaped = (text: string): string => (text.includes("&") ? text.replace(ENTITY, replacementOf) : text);

/** Where each character of an XML text begins in its source, and at the end where the last one ends. */
export const sourceOffsets = (source: string): readonly number[] => {
  const starts: number[] = [];
  let at = 0;
  const passPlain = (to: number): void => {
    for (; at < to; at++) starts.push(at);
  };
  for (const entity of source.matchAll(ENTITY)) {
    passPlain(entity.index);
    const text = replacementOf(entity[0], entity[1], entity[2], entity[3]);
    if (text === entity[0]) continue;
    for (let unit = 0; unit < text.length; unit++) starts.push(at);
    at += entity[0].length;
  }
  passPlain(source.length);
  return [...starts, source.length];
};

const readAttributes = (text: string): Attributes => {
  const found: { [name: string]: string } = {};
  for (const [, name, double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found[name!] = unescaped(double ?? single ?? "");
  }
  return found;
};

// The end of a tag is the next ">" outside quotation marks.
const tagEnd = (xml: string, from: number): number => {
  let quote = "";
  for (let index = from; index < xml.length; index++) {
    const mark = xml[index]!;
    if (quote !== "") {
      if (mark === quote) quote = "";
    } else if (mark === ">") {
      return index;
    } else if (mark === '"' || mark === "'") {
      quote = mark;
    }
  }
  return -1;
};

/** Where markup that is neither tag nor text ends: comments, instructions, character data. Null where it is a tag. */
const otherMarkup = (xml: string, offset: number): { readonly end: number; readonly text: string } | null => {
  const within = (open: string, close: string): { readonly end: number; readonly text: string } | null => {
    if (!xml.startsWith(open, offset)) return null;
    const end = xml.indexOf(close, offset + open.length);
    if (end < 0) throw new FileRejection("damaged");
    return { end: end + close.length, text: xml.slice(offset + open.length, end) };
  };
  const data = within("<![CDATA[", "]]>");
  if (data) return data;
  const skipped = within("<!--", "-->") ?? within("<?", "?>");
  if (skipped) return { end: skipped.end, text: "" };
  // A document type declaration can define entities that expand exponentially. Word files have none, so it is refused.
  if (xml.startsWith("<!", offset)) throw new FileRejection("damaged");
  return null;
};

const emitTag = (inner: string, tag: XmlRange, listener: XmlListener): void => {
  if (inner.startsWith("/")) {
    listener.close(inner.slice(1).trimEnd(), tag);
    return;
  }
  const isEmpty = inner.endsWith("/");
  const body = isEmpty ? inner.slice(0, -1) : inner;
  const space = body.search(/\s/);
  const name = space < 0 ? body : body.slice(0, space);
  listener.open(name, () => (space < 0 ? {} : readAttributes(body.slice(space))), tag);
  if (isEmpty) listener.close(name, tag);
};

/**
 * Reads XML from begin to end without building a tree: depth and size cost no memory.
 *
 * Throws: FileRejection damaged.
 */
export function readXml(xml: string, listener: XmlListener): void {
  let offset = 0;
  while (offset < xml.length) {
    const tag = xml.indexOf("<", offset);
    const textEnd = tag < 0 ? xml.length : tag;
    if (textEnd > offset) listener.text(unescaped(xml.slice(offset, textEnd)), { start: offset, end: textEnd });
    if (tag < 0) return;
    const other = otherMarkup(xml, tag);
    if (other) {
      if (other.text !== "") listener.text(other.text, null);
      offset = other.end;
      continue;
    }
    const end = tagEnd(xml, tag);
    if (end < 0) throw new FileRejection("damaged");
    emitTag(xml.slice(tag + 1, end), { start: tag, end: end + 1 }, listener);
    offset = end + 1;
  }
}
