import type { LegalDocument } from "../../../model/document.ts";
import type { ClauseWording } from "../../../model/session/session-event.ts";
import type { ReturnedParagraph } from "../../../model/session/returned-text.ts";
import { wordingOf } from "../edits/clause-units.ts";
import type { ClauseUnit } from "../edits/clause-units.ts";
import { parseLines } from "../edits/parse-wording.ts";
import { paragraphText } from "./returned-sections.ts";
import type { ReturnedSection } from "./returned-sections.ts";

/** A clause that is new in the file: it begins with a paragraph in the style of a clause. */
export type NewClause = {
  readonly level: number;
  /** The known clause or block in whose section it is. */
  readonly after: string;
  readonly paragraphs: readonly ReturnedParagraph[];
};

/** What a file has of each known clause or block, and the new clauses between them, in the order of the file. */
export type ReturnedParts = {
  readonly own: ReadonlyMap<string, readonly ReturnedParagraph[]>;
  readonly added: readonly NewClause[];
  /** The known clauses and blocks in the order of the file, each where it begins. */
  readonly order: readonly string[];
};

/** A section up to the first new clause in it, and the new clauses. */
const splitSection = ({ blockId, paragraphs }: ReturnedSection) => {
  const starts = paragraphs.flatMap(({ level, isInTable }, index) =>
    index > 0 && level !== null && !isInTable ? [index] : [],
  );
  const added = starts.map((start, index): NewClause => ({
    level: paragraphs[start]!.level ?? 1,
    after: blockId,
    paragraphs: paragraphs.slice(start, starts[index + 1]),
  }));
  return { own: paragraphs.slice(0, starts[0]), added };
};

/** The sections of a file by clause. */
export const returnedParts = (sections: readonly ReturnedSection[]): ReturnedParts => {
  const own = new Map<string, readonly ReturnedParagraph[]>();
  const added: NewClause[] = [];
  for (const section of sections) {
    const split = splitSection(section);
    own.set(section.blockId, [...(own.get(section.blockId) ?? []), ...split.own]);
    added.push(...split.added);
  }
  return { own, added, order: [...own.keys()] };
};

type Results = ReadonlyMap<string, string>;

/** The words of a clause outside of tables, a text for each paragraph; equal texts mean that nothing was changed. */
export const clauseWords = (paragraphs: readonly ReturnedParagraph[], results: Results): string =>
  paragraphs
    .filter(({ isInTable }) => !isInTable)
    .map((paragraph) => paragraphText(paragraph, results))
    .filter((text) => text !== "")
    .join("\n");

/** The words in the tables of a clause. */
export const tableWordsOf = (paragraphs: readonly ReturnedParagraph[], results: Results): string =>
  paragraphs
    .filter(({ isInTable }) => isInTable)
    .map((paragraph) => paragraphText(paragraph, results))
    .join("\n");

/** Paragraphs as the wording of a clause; with `before`, of one that had those words. */
export const returnedWording = (
  document: LegalDocument,
  paragraphs: readonly ReturnedParagraph[],
  before: ClauseUnit | null,
  results: Results,
): ClauseWording => {
  const all = paragraphs
    .filter(({ isInTable }) => !isInTable)
    .map((paragraph) => ({ ...paragraph, text: paragraphText(paragraph, results) }));
  const shown = all.filter(({ text }) => text !== "");
  const old = before && wordingOf(before);
  // A new clause has a heading if more paragraphs follow the first one. A known clause has its heading unless the
  // heading's words were deleted.
  const hasTitle = old ? old.title !== null && all[0] === shown[0] : shown.length > 1;
  const [first, ...rest] = shown;
  const lines = (hasTitle ? rest : shown).map(({ isItem, text }) => ({
    kind: isItem ? ("item" as const) : ("paragraph" as const),
    text,
  }));
  return parseLines(document, hasTitle ? (first?.text ?? null) : null, lines, old);
};
