import { partitionPoint } from "../../../values/partition-point.ts";
import type { Contract } from "../text/parse-contract.ts";
import { paragraphsOf } from "../text/sentences.ts";
import type { TextRange } from "./comparison.ts";

/** A paragraph or item of a contract, with its heading. Unit: offsets into the text. */
export type ClausePassage = TextRange & {
  /** Its number as written, with the space after it: "4.1 "; empty without one. */
  readonly number: string;
  /** Its words on one line without the number, with normalized punctuation. */
  readonly body: string;
  /** The title of the section that begins with it; empty if none does. */
  readonly title: string;
  /** The innermost section: an index of the contract's sections. */
  readonly section: number | null;
};

const PAGE_NUMBER = /^\s*page \d+(?: of \d+)?\s*$/i;
// "1.5 months" and "12 Months" are not clause numbers.
const NUMBER =
  /^(?:(?:[Aa]rticle|ARTICLE|[Ss]ection|SECTION|[Cc]lause|CLAUSE)\s+)?(?:\((?:[a-zA-Z]{1,2}|[ivxIVX]{1,5}|\d{1,3})\)|(?:[a-zA-Z]|[ivxIVX]{1,5}|\d{1,3}(?:\.\d{1,3})*)[.):]|\d{1,3}(?:\.\d{1,3})+(?=\s+["'(]?[A-Z]))(?:\s+|$)/;
const LINE_END = /[.:\s]+$/;

const linesIn = (plain: string, start: number, end: number): readonly TextRange[] => {
  const lines: TextRange[] = [];
  for (let offset = start; offset < end;) {
    const next = plain.indexOf("\n", offset);
    const to = next < 0 || next > end ? end : next;
    const line = plain.slice(offset, to);
    if (line.trim() !== "" && !PAGE_NUMBER.test(line)) lines.push({ start: offset, end: to });
    offset = to + 1;
  }
  return lines;
};

// The parser skips lines such as a number alone; a comparison must not.
const allParagraphs = (plain: string): readonly TextRange[] => {
  const found: TextRange[] = [];
  let at = 0;
  for (const paragraph of paragraphsOf(plain)) {
    found.push(...linesIn(plain, at, paragraph.start), paragraph);
    at = paragraph.end;
  }
  return [...found, ...linesIn(plain, at, plain.length)];
};

const cutAtSections = ({ start, end }: TextRange, starts: readonly number[]): readonly TextRange[] => {
  const from = partitionPoint(starts, (at) => at <= start);
  const to = partitionPoint(starts, (at) => at < end);
  const cuts = [start, ...starts.slice(from, to), end];
  return cuts.slice(1).map((cut, index) => ({ start: cuts[index]!, end: cut }));
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

const passageAt = (contract: Contract, starts: readonly number[], { start, end }: TextRange): ClausePassage => {
  const text = oneLine(contract.plain.slice(start, end));
  const number = NUMBER.exec(text)?.[0] ?? "";
  const section = partitionPoint(starts, (at) => at <= start) - 1;
  const title = starts[section] === start ? (contract.sections[section]?.title ?? "") : "";
  return { start, end, number, body: text.slice(number.length), title, section: section < 0 ? null : section };
};

const isHeading = ({ title, body }: ClausePassage): boolean =>
  title !== "" && body.replace(LINE_END, "") === oneLine(title).replace(LINE_END, "");

/** The passages of a contract in order, together all of its text except page numbers; a heading belongs to what follows it. */
export const clausePassages = (contract: Contract): readonly ClausePassage[] => {
  const starts = contract.sections.map(({ start }) => start);
  const known = new Set(starts);
  const found: ClausePassage[] = [];
  for (const range of allParagraphs(contract.plain).flatMap((paragraph) => cutAtSections(paragraph, starts))) {
    const passage = passageAt(contract, starts, range);
    const heading = found.at(-1);
    if (passage.number + passage.body === "") continue;
    if (!heading || known.has(range.start) || !isHeading(heading)) found.push(passage);
    else {
      const body = `${heading.body} ${passage.number}${passage.body}`;
      found[found.length - 1] = { ...heading, end: passage.end, body };
    }
  }
  return found;
};
