import { continuesParagraph, measureLines } from "./join-lines.ts";
import type { PageLine } from "./join-lines.ts";
import { joinWords, vocabularyOf } from "./join-words.ts";
import type { TextLine } from "./lines.ts";

/** The pages of a file as one text: lines joined into paragraphs, and where each page begins in it. */
export function pageText(pages: readonly (readonly TextLine[])[]): {
  readonly text: string;
  readonly pages: readonly number[];
} {
  const lines = measureLines(pages);
  const vocabulary = vocabularyOf(lines.map(({ text }) => text));
  const paragraphs: string[] = [];
  const starts: number[] = [];
  let length = 0;
  let open = "";
  let before: PageLine | null = null;
  const close = (): void => {
    if (open === "") return;
    paragraphs.push(open);
    length += open.length + 1;
    open = "";
  };
  for (const line of lines) {
    if (!before || !continuesParagraph(before, line)) close();
    open = open === "" ? line.text : joinWords(open, line.text, vocabulary);
    // A page without text begins where the next one with text does.
    while (starts.length <= line.page) starts.push(length + open.length - line.text.length);
    before = line;
  }
  close();
  const text = paragraphs.join("\n");
  while (starts.length < pages.length) starts.push(text.length);
  return { text, pages: starts };
}
