/** A row of a cover page, a list or a table: "Monthly rent: $900". Unit: offsets of the value, end exclusive. */
export type LabeledRow = {
  readonly label: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** How many values the row has; more than one in a table with a column for each party. */
  readonly columns: number;
};

/** A longer label or value is a sentence with a colon. Unit: characters. */
const MAX_LABEL = 60;
const MAX_VALUE = 300;
const PAIR =
  /^(?:[-*\u2022]\s{1,3}|#{1,4}\s|\d{1,2}[.)]\s{1,3})?(\p{Lu}[^:|\t$]{1,60}?)\s{0,3}(?::|\t|\.{4,60}(?=\s))\s{0,24}(\S.*)$/u;
const NEXT_PAIR = /\s{3,}(?=\p{Lu}[\p{L} ]{1,30}:\s)|(?<=\.)\s(?=\p{Lu}\p{Ll}{2,20}:\s[\p{Lu}\d])/u;

const bare = (text: string): string => text.replaceAll(/[*`_]{2,}|`/g, "").trim();

type Piece = { readonly text: string; readonly at: number };

const piecesOf = (line: string, at: number, separator: RegExp): readonly Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const text of line.split(separator)) {
    const start = line.indexOf(text, from);
    pieces.push({ text, at: at + start });
    from = start + text.length;
  }
  return pieces;
};

// "Borrower          Windward Oyster Company": a table whose columns are apart by spaces.
const SPACED = /^[ ]*(\p{Lu}[\p{L} '/()-]{1,40}?)[ ]{3,40}(\S+(?:[ ]{1,2}\S+)*)[ ]*$/u;
const MIN_SPACED = 3;

// The lines that are in a run of several such lines.
const spacedLines = (lines: readonly string[]): ReadonlySet<number> => {
  const spaced = new Set<number>();
  let from = 0;
  for (let at = 0; at <= lines.length; at++) {
    if (at < lines.length && SPACED.test(lines[at]!)) continue;
    if (at - from >= MIN_SPACED) for (let line = from; line < at; line++) spaced.add(line);
    from = at + 1;
  }
  return spaced;
};

const rowOf = (label: string, value: string, at: number, columns: number): readonly LabeledRow[] => {
  const lead = /^[\s*`]{0,12}/.exec(value)?.[0].length ?? 0;
  const shown = value.slice(lead).replace(/[\s*`]{1,12}$/, "");
  // "1. PARTIES. Owner: Ann Poe".
  const named = bare(label)
    .replace(/[:\s]+$/, "")
    .replace(/^\p{Lu}{3,20}\.\s{1,3}(?=\p{Lu})/u, "");
  if (shown === "" || named === "" || named.length > MAX_LABEL || shown.length > MAX_VALUE) return [];
  return [{ label: named, value: shown, start: at + lead, end: at + lead + shown.length, columns }];
};

const tableRow = (line: string, at: number): readonly LabeledRow[] => {
  const cells = piecesOf(line, at, /\|/).slice(1, -1);
  const [label, ...values] = cells;
  const columns = values.filter(({ text }) => text.trim() !== "").length;
  return label ? values.flatMap(({ text, at: start }) => rowOf(label.text, text, start, columns)) : [];
};

// Normalization makes spaces of tabs, which separate the cells of a table.
const withTabs = (text: string, source: string): string => {
  const tabs = [...source.slice(0, text.length).matchAll(/\t/g)];
  let [result, from] = ["", 0];
  for (const { index } of tabs) {
    result += `${text.slice(from, index)}\t`;
    from = index + 1;
  }
  return result + text.slice(from);
};

// A cover page is at the beginning.
const MAX_ROWS = 400;

/**
 * The rows of a plain text with a label and a value, in order; of a long text, the first 400 or so.
 *
 * `source`: the text before normalization, with its tabs.
 */
export const labeledRows = (text: string, source: string): readonly LabeledRow[] => {
  const rows: LabeledRow[] = [];
  let at = 0;
  const lines = withTabs(text, source).split("\n");
  const spaced = spacedLines(lines);
  for (const [index, line] of lines.entries()) {
    if (rows.length >= MAX_ROWS) break;
    const lead = line.length - line.trimStart().length;
    const cells = spaced.has(index) ? SPACED.exec(line) : null;
    if (cells) rows.push(...rowOf(cells[1]!, cells[2]!, at + line.lastIndexOf(cells[2]!), 1));
    else if (line.trimStart().startsWith("|")) rows.push(...tableRow(line, at));
    else
      for (const piece of piecesOf(line.slice(lead), at + lead, NEXT_PAIR)) {
        const marked = piece.text.replaceAll("**", "  ");
        const clean = marked.trimStart();
        const [, label, value] = PAIR.exec(clean) ?? [];
        if (label !== undefined && value !== undefined)
          rows.push(...rowOf(label, value, piece.at + marked.length - value.length, 1));
      }
    at += line.length + 1;
  }
  return rows;
};
