import type { FilePart } from "../position/yaml-file.ts";
import type { JoinedText } from "./read-source.ts";

/** A file as it is written. */
export type CatalogText = { readonly path: string; readonly text: string };

const BYTE_ORDER_MARK = /^\ufeff/;
const DOCUMENT_START = /^((?:[ \t]*(?:#[^\n]*)?\r?\n)*)---(?=[ \t]*(?:[ \t]#[^\n]*)?\r?(?:\n|$))/;

/**
 * A file without the markers that begin and end it, which would cut a joined text in two. They become comments of the
 * same length, so that every position stays the same.
 */
const withoutMarkers = (text: string): string => {
  const begun = text.replace(BYTE_ORDER_MARK, "").replace(DOCUMENT_START, "$1#--");
  const end = begun.trimEnd().length;
  return end >= 3 && (end === 3 || begun[end - 4] === "\n") && begun.startsWith("...", end - 3)
    ? `${begun.slice(0, end - 3)}#..${begun.slice(end)}`
    : begun;
};

/** The texts of several files as one, with the line on which each of them starts. */
export const joinTexts = (files: readonly CatalogText[]): JoinedText => {
  const parts: FilePart[] = [];
  let text = "";
  for (const file of files) {
    if (text !== "" && !text.endsWith("\n")) text += "\n";
    parts.push({ path: file.path, firstLine: text.split("\n").length });
    text += files.length > 1 ? withoutMarkers(file.text) : file.text;
  }
  return { text, parts };
};
