import type { DiffChange } from "../../../text/sequence-diff.ts";
import { splitWords } from "../../../text/word-diff.ts";
import { attributesOf, childNamed, elementName, elementsIn, textIn, xmlElement } from "./xml-object.ts";
import type { XmlObject } from "./xml-object.ts";

/** The smallest part of a paragraph that a change replaces: a word, a tab or line break, or a field with its result. */
export type RunPiece = {
  /** What is printed; empty for a tab or a break. */
  readonly text: string;
  /** A key that is equal for pieces with the same text, format and function. */
  readonly key: string;
  /** The `w:rPr` of the run. */
  readonly properties: XmlObject | null;
  readonly content:
    | { readonly type: "text" }
    | { readonly type: "element"; readonly element: XmlObject }
    | { readonly type: "field"; readonly element: XmlObject; readonly instruction: string };
};

const TEXT = "w:t";
const FIELD = "w:fldSimple";

const keyOf = (kind: string, what: string, properties: XmlObject | null): string =>
  `${kind}\u0000${what}\u0000${properties ? JSON.stringify(properties) : ""}`;

const fieldPiece = (element: XmlObject, frozen: ReadonlySet<string>): RunPiece => {
  const instruction = String(attributesOf(element)["w:instr"] ?? "");
  const runs = elementsIn(element);
  const text = runs.flatMap(elementsIn).map(textIn).join("");
  const properties = childNamed(runs[0], "w:rPr") ?? null;
  if (instruction.split(" ").some((word) => frozen.has(word))) {
    return { text, key: keyOf("text", text, properties), properties, content: { type: "text" } };
  }
  const key = keyOf("field", `${instruction}\u0000${text}`, properties);
  return { text, key, properties, content: { type: "field", element, instruction } };
};

const partPieces = (part: XmlObject, properties: XmlObject | null): readonly RunPiece[] => {
  if (elementName(part) === TEXT) {
    return splitWords(textIn(part)).map((text) => ({
      text,
      key: keyOf("text", text, properties),
      properties,
      content: { type: "text" },
    }));
  }
  const key = keyOf("element", JSON.stringify(part), properties);
  return [{ text: "", key, properties, content: { type: "element", element: part } }];
};

/** The pieces of a paragraph in order. A field that names a bookmark in `frozen` is text with its result. */
export const runPieces = (paragraph: XmlObject, frozen: ReadonlySet<string> = new Set()): readonly RunPiece[] =>
  elementsIn(paragraph).flatMap((child): readonly RunPiece[] => {
    if (elementName(child) === FIELD) return [fieldPiece(child, frozen)];
    if (elementName(child) !== "w:r") return [];
    const properties = childNamed(child, "w:rPr") ?? null;
    return elementsIn(child)
      .filter((part) => elementName(part) !== "w:rPr")
      .flatMap((part) => partPieces(part, properties));
  });

const KEPT = { "xml:space": "preserve" };

const run = (properties: XmlObject | null, ...inner: readonly XmlObject[]): XmlObject =>
  xmlElement("w:r", {}, properties ? [properties, ...inner] : inner);

/** A simple field cannot be inside of a tracked change, so it is written as one of several runs. */
const fieldRuns = ({ text, properties }: RunPiece, instruction: string, isDeleted: boolean): readonly XmlObject[] => {
  const mark = (type: string): XmlObject => run(properties, xmlElement("w:fldChar", { "w:fldCharType": type }));
  return [
    mark("begin"),
    run(properties, xmlElement(isDeleted ? "w:delInstrText" : "w:instrText", KEPT, [instruction])),
    mark("separate"),
    run(properties, xmlElement(isDeleted ? "w:delText" : TEXT, KEPT, [text])),
    mark("end"),
  ];
};

/** Pieces as runs; texts of one format are joined. `change` is "equal" outside of tracked changes. */
export const piecesAsRuns = (pieces: readonly RunPiece[], change: DiffChange): readonly XmlObject[] => {
  const runs: XmlObject[] = [];
  const tag = change === "delete" ? "w:delText" : TEXT;
  let text = "";
  let format: XmlObject | null = null;
  const flush = (): void => {
    if (text !== "") runs.push(run(format, xmlElement(tag, KEPT, [text])));
    text = "";
  };
  for (const piece of pieces) {
    const { content, properties } = piece;
    const isSameFormat = JSON.stringify(properties) === JSON.stringify(format);
    if (content.type !== "text" || !isSameFormat) flush();
    format = properties;
    if (content.type === "text") text += piece.text;
    else if (content.type === "element") runs.push(run(properties, content.element));
    else if (change === "equal") runs.push(content.element);
    else runs.push(...fieldRuns(piece, content.instruction, change === "delete"));
  }
  flush();
  return runs;
};
