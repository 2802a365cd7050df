import { SimpleField, TextRun } from "docx";
import type { IRunOptions, ParagraphChild } from "docx";
import type { Inline } from "../../model/document.ts";
import { blankLine } from "../../text/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "../writers.ts";
import type { InlineWriters } from "../writers.ts";
import type { Place } from "./bookmarks.ts";
import { referenceParts } from "./reference-parts.ts";

type State = { readonly places: ReadonlyMap<string, Place>; readonly bold: boolean };

/** Words of one look; with an instruction, the last result of a field. */
type Part = {
  readonly text: string;
  readonly look: "plain" | "bold" | "gap" | "bold gap";
  readonly instruction?: string;
};

/** Pale yellow behind a gap, so that nobody signs over it. */
const GAP = { shading: { type: "clear", color: "auto", fill: "FFF2CC" } } as const;

const FORMATS: { readonly [look in Part["look"]]: IRunOptions } = {
  plain: {},
  bold: { bold: true },
  gap: GAP,
  "bold gap": { ...GAP, bold: true },
};

/** A run of text as Word runs; references are live fields with the right number in them. */
export const inlineRuns = (content: readonly Inline[], state: State): readonly ParagraphChild[] =>
  joined(partsOf(content, state)).flatMap(({ text, look, instruction }): readonly ParagraphChild[] =>
    instruction === undefined
      ? textRuns(text, FORMATS[look])
      : [new Field(instruction, new TextRun({ ...FORMATS[look], text: printable(text) }))],
  );

const partsOf = (content: readonly Inline[], state: State): readonly Part[] =>
  content.flatMap((inline) => writeInline(writers, inline, state));

const plain = (text: string, { bold }: State): readonly Part[] => [{ text, look: bold ? "bold" : "plain" }];

const writers: InlineWriters<State, readonly Part[]> = {
  text: (inline, state) => plain(inline.text, state),
  strong: (inline, state) => partsOf(inline.content, { ...state, bold: true }),
  term: (inline) => [{ text: inline.text, look: "bold" }],
  value: (inline, state) => plain(inline.text, state),
  reference: (inline, { places, bold }) =>
    referenceParts(inline, places.get(inline.target)).map((part) => ({ ...part, look: bold ? "bold" : "plain" })),
  blank: (inline, { bold }) => [{ text: blankLine(inline), look: bold ? "bold gap" : "gap" }],
};

/** Neighbours of one look become one run. */
function joined(parts: readonly Part[]): readonly Part[] {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isSame = last?.look === part.look && last.instruction === undefined && part.instruction === undefined;
    if (isSame) runs[runs.length - 1] = { ...last, text: last.text + part.text };
    else if (part.text !== "") runs.push(part);
  }
  return runs;
}

/** Words in one format; a line break inside them is a line break in Word. */
export function textRuns(text: string, format: IRunOptions): readonly TextRun[] {
  return printable(text)
    .split("\n")
    .map((line, index) => new TextRun(index === 0 ? { ...format, text: line } : { ...format, text: line, break: 1 }));
}

/** A field whose last result keeps the format of the words around it. */
class Field extends SimpleField {
  constructor(instruction: string, result: TextRun) {
    super(instruction);
    this.root.push(result);
  }
}
