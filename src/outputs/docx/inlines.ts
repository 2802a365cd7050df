import { TextRun } from "docx";
import type { IRunOptions, ParagraphChild } from "docx";
import type { Inline } from "../../model/document.ts";
import { blankLine } from "../../text/words/blank-line.ts";
import { printable } from "../../text/printable.ts";
import { writeInline } from "../layout/writers.ts";
import type { InlineWriters } from "../layout/writers.ts";
import type { BookmarkTarget } from "./bookmarks.ts";
import { CachedField } from "./fields/cached-field.ts";
import { referenceParts } from "./reference-parts.ts";
import { halfPoints } from "./units.ts";

type State = {
  readonly bookmarks: ReadonlyMap<string, BookmarkTarget>;
  readonly bold: boolean;
  /** Size of the type where it is not the style's. Unit: points. */
  readonly size?: number | undefined;
};

/** A text in one format; with an instruction, the cached result of a field. */
type Part = {
  readonly text: string;
  readonly format: "plain" | "bold" | "blank" | "bold blank";
  readonly instruction?: string;
};

/** Pale yellow behind a blank, so that it is noticed before signing. */
const BLANK_SHADING = { shading: { type: "clear", color: "auto", fill: "FFF2CC" } } as const;

const FORMATS: { readonly [format in Part["format"]]: IRunOptions } = {
  plain: {},
  bold: { bold: true },
  blank: BLANK_SHADING,
  "bold blank": { ...BLANK_SHADING, bold: true },
};

/** Inline content as Word runs; references are live fields with their current number cached. */
export const inlineRuns = (content: readonly Inline[], state: State): readonly ParagraphChild[] =>
  joined(partsOf(content, state)).flatMap(({ text, format, instruction }): readonly ParagraphChild[] => {
    const runOptions =
      state.size === undefined ? FORMATS[format] : { size: halfPoints(state.size), ...FORMATS[format] };
    return instruction === undefined
      ? textRuns(text, runOptions)
      : [new CachedField(instruction, new TextRun({ text: printable(text), ...runOptions }))];
  });

const partsOf = (content: readonly Inline[], state: State): readonly Part[] =>
  content.flatMap((inline) => writeInline(writers, inline, state));

const plain = (text: string, { bold }: State): readonly Part[] => [{ text, format: bold ? "bold" : "plain" }];

const writers: InlineWriters<State, readonly Part[]> = {
  text: (inline, state) => plain(inline.text, state),
  strong: (inline, state) => partsOf(inline.content, { ...state, bold: true }),
  term: (inline) => [{ text: inline.text, format: "bold" }],
  value: (inline, state) => plain(inline.text, state),
  reference: (inline, { bookmarks, bold }) =>
    referenceParts(inline, bookmarks.get(inline.target)).map((part) => ({ format: bold ? "bold" : "plain", ...part })),
  blank: (inline, { bold }) => [{ text: blankLine(inline), format: bold ? "bold blank" : "blank" }],
};

/** Merges adjacent parts of one format. */
function joined(parts: readonly Part[]): readonly Part[] {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isSame = last?.format === part.format && last.instruction === undefined && part.instruction === undefined;
    if (isSame) runs[runs.length - 1] = { ...last, text: last.text + part.text };
    else if (part.text !== "") runs.push(part);
  }
  return runs;
}

/** Text in one format; line breaks become line breaks in Word. */
export function textRuns(text: string, format: IRunOptions): readonly TextRun[] {
  return printable(text)
    .split("\n")
    .map((line, index) => new TextRun(index === 0 ? { text: line, ...format } : { text: line, break: 1, ...format }));
}
