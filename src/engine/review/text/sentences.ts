/** A sentence or a list item. Unit: offsets into the text, end exclusive, without surrounding spaces. */
export type Sentence = { readonly start: number; readonly end: number; readonly paragraph: number };

const ABBREVIATIONS = new Set(
  (
    "no nos inc ltd co corp llc lp plc gmbh sa bv nv mr mrs ms dr prof st ave rd blvd vs v eg ie etc art arts sec secs para " +
    "ref dept est fig jan feb mar apr jun jul aug sep sept oct nov dec ste fl tel fax attn cf al approx ext reg u.s u.k u.s.c " +
    "c.f.r f.s.b n.a s.a b.v n.v l.l.c l.p p.o d.c a.m p.m i.e e.g ph.d m.d esq jr sr pty bhd sdn kg ag assoc bros cl sch ex"
  ).split(" "),
);

const FURNITURE = /^(?:-? ?\d{1,4} ?-?|page \d+(?: of \d+)?|source: .*|\[?signature page.{0,40}|[ivxl]{1,6})$/i;
const ITEM =
  /^(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,3})[.)](?:\s|$)|\(\w{1,4}\)|\d{1,3}(?:\.\d{1,3})+\.?(?:\s|$)|(?:section|article|schedule|exhibit|annex|appendix)\s+[\dA-Z]|[\u2022\u25CF\u00B7*o-]\s)/i;

type Piece = { start: number; end: number };

const trimmed = (text: string, start: number, end: number): Piece | null => {
  let from = start;
  let to = end;
  while (from < to && text.charCodeAt(from) <= 32) from++;
  while (to > from && text.charCodeAt(to - 1) <= 32) to--;
  return from < to ? { start: from, end: to } : null;
};

const linesOf = (text: string): readonly Piece[] => {
  const lines: Piece[] = [];
  let start = 0;
  for (;;) {
    const end = text.indexOf("\n", start);
    lines.push({ start, end: end < 0 ? text.length : end });
    if (end < 0) return lines;
    start = end + 1;
  }
};

const isCapitals = (line: string): boolean => /[A-Z]/.test(line) && !/[a-z]/.test(line);

// Whether the line continues the previous one; stricter if a blank line is between them.
const continuesLine = (before: string, line: string, blank: boolean): boolean => {
  if (ITEM.test(line)) return false;
  const last = before.at(-1) ?? "";
  if (blank) return /[a-z0-9,&("-]/.test(last) && /^[a-z(,;]/.test(line) && !/^\(\w{1,4}\)/.test(line);
  if (isCapitals(before) !== isCapitals(line) && before.length < 90 && /^[A-Z]/.test(line) && !/[,;a-z]$/.test(before))
    return false;
  return !(/[.:;]$/.test(before) && before.length < 45);
};

/** The paragraphs of a text: continuation lines joined, also across page breaks. */
export const paragraphsOf = (text: string): readonly Piece[] => {
  const paragraphs: Piece[] = [];
  let open: Piece | null = null;
  let last = "";
  let blank = false;
  for (const line of linesOf(text)) {
    const piece = trimmed(text, line.start, line.end);
    const words = piece ? text.slice(piece.start, Math.min(piece.end, piece.start + 400)) : "";
    if (!piece || FURNITURE.test(words)) {
      blank = true;
      continue;
    }
    if (open && continuesLine(last, words, blank)) open.end = piece.end;
    else {
      if (open) paragraphs.push(open);
      open = { ...piece };
    }
    last = text.slice(Math.max(piece.start, piece.end - 200), piece.end);
    blank = false;
  }
  if (open) paragraphs.push(open);
  return paragraphs;
};

const wordBefore = (text: string, offset: number, from: number): string => {
  let start = offset;
  while (start > from && !/[\s("[]/.test(text[start - 1] ?? " ")) start--;
  return text.slice(start, offset);
};

// Whether the period at `at` ends a sentence.
const ends = (text: string, offset: number, paragraph: Piece): boolean => {
  const word = wordBefore(text, offset, paragraph.start);
  if (ABBREVIATIONS.has(word.toLowerCase())) return false;
  if (/^[A-Za-z]$/.test(word) || /^\(?(?:\d{1,3}(?:\.\d{1,3})*|[ivxIVX]{1,5}|[A-Za-z])$/.test(word)) {
    // "1." and "(a." begin an item; "... of Section 4. The" ends a sentence.
    return (
      /^\d/.test(word) &&
      offset - paragraph.start > 30 &&
      /[a-z,)] $/.test(text.slice(0, offset - word.length).slice(-2))
    );
  }
  return true;
};

/** A longer passage without a period is divided at a space. Unit: characters. */
const MAX_LENGTH = 2000;
const STOP = /[.?!]["')\]]*\s+(?=["'([]?[A-Z0-9])|[;:]\s+(?=\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s)/g;
const FINE_STOP = new RegExp(`${STOP.source}|\\s(?=\\((?:[a-zA-Z]|[ivx]{1,4}|\\d{1,2})\\)\\s)`, "g");

/** The sentences of a paragraph; long items of an inline list are sentences of their own. */
const cut = (text: string, paragraph: Piece, number: number, into: Sentence[], stop: RegExp): void => {
  let start = paragraph.start;
  const push = (end: number): void => {
    const piece = trimmed(text, start, end);
    if (piece) into.push({ ...piece, paragraph: number });
    start = end;
  };
  stop.lastIndex = paragraph.start;
  for (let match = stop.exec(text); match && match.index < paragraph.end; match = stop.exec(text)) {
    const end = match.index + match[0].length;
    if (end - start > MAX_LENGTH || text[match.index] !== "." || ends(text, match.index, paragraph))
      push(Math.min(end, paragraph.end));
  }
  while (paragraph.end - start > MAX_LENGTH) {
    const space = text.lastIndexOf(" ", start + MAX_LENGTH);
    push(space > start ? space : start + MAX_LENGTH);
  }
  push(paragraph.end);
};

/** The sentences of a plain text in order; `fine` cuts lists inside them too. Never cuts after an abbreviation or the number of an item. */
export const sentencesOf = (text: string, fine = false): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  for (const [number, paragraph] of paragraphsOf(text).entries())
    cut(text, paragraph, number, sentences, fine ? FINE_STOP : STOP);
  return sentences;
};
