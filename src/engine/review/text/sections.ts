import type { Sentence } from "./sentences.ts";
import { SMALL_WORDS } from "./without-heading.ts";

/** A numbered or titled part of the text. `parent` is an index into the same list. */
export type Section = {
  /** As references cite it: "7.2", "(b)", "IV", "A"; empty if it has only a title. */
  readonly number: string;
  /** "annex" for a schedule, exhibit, annex, appendix, attachment or addendum; "section" for all else. */
  readonly sort: "section" | "annex";
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly parent: number | null;
};

type Head = Pick<Section, "number" | "sort" | "title" | "level">;

const ANNEX =
  /^(?:schedule|exhibit|annex|appendix|attachment|addendum)\s+["']?([A-Z]{1,2}(?:-?\d{1,2})?|\d{1,3}(?:\.\d{1,3})?(?:-?[A-Z])?|[IVX]{1,5})\b["']?[.:)\s-]*/i;
const NAMED = /^(?:article|section|clause|part)\s+(\d{1,3}(?:\.\d{1,3})*|[IVXL]{1,6}|[A-Z])\b[.:)\s-]*/i;
const DECIMAL = /^(\d{1,3}(?:\.\d{1,3})*)(?:\.|\)|:)?\s+/;
const LETTER = /^\(?([a-z]{1,2}|[ivx]{1,5}|[A-Z]|\d{1,3}|[IVX]{1,5})[.)]\s+/;
const levelOf = (number: string, bracketed: boolean): number => {
  if (/^\d+(?:\.0)?$/.test(number)) return bracketed ? 4 : 1;
  if (number.includes(".")) return number.split(".").length;
  if (/^[IVXL]+$/.test(number)) return 0;
  return /^[a-z]$/.test(number) ? 4 : 5;
};

const titleWords = (text: string): boolean => {
  const words = text.split(/[\s/,;&-]+/).filter(Boolean);
  if (words.length === 0 || words.length > 12) return false;
  return (
    words.every((word) => SMALL_WORDS.has(word.toLowerCase()) || /^["'(]?[A-Z0-9]/.test(word)) &&
    /[A-Za-z]{3}/.test(text)
  );
};

// The title after the number: up to a period, a colon or the end of the line.
const titleOf = (rest: string, whole: boolean): string => {
  const match = /^([^.:\n]{2,100}?)(?:[.:](?=\s|$)|\s+-\s|\n|$)/.exec(rest);
  const title = match?.[1]?.trim() ?? "";
  const alone = whole && (match?.[0].length ?? 0) >= rest.trimEnd().length;
  return titleWords(title) && (alone || /[.:\n-]\s*$/.test(match?.[0] ?? "")) ? title : "";
};

const headOf = (text: string): Head | null => {
  const start = text.slice(0, 160);
  const alone = text.length < 110;
  const annex = ANNEX.exec(start);
  if (annex && (alone || /^[A-Z ]+$/.test(annex[0].slice(0, 7).trim())))
    return { number: annex[1] ?? "", sort: "annex", title: titleOf(text.slice(annex[0].length), alone), level: -1 };
  const named = NAMED.exec(start);
  if (
    named &&
    /^[A-Z]/.test(start) &&
    !/^\s*(?:of|above|below|hereof|shall|and|or|to|is|does|will|,)\b/.test(start.slice(named[0].length))
  ) {
    const number = named[1] ?? "";
    return {
      number,
      sort: "section",
      title: titleOf(text.slice(named[0].length), alone),
      level: levelOf(number, false) - (/^article/i.test(start) ? 1 : 0),
    };
  }
  const numbered = DECIMAL.exec(start) ?? LETTER.exec(start);
  if (numbered) {
    const rest = text.slice(numbered[0].length);
    if (!/^["'([]?[A-Za-z$]/.test(rest)) return null;
    // "2000 Main Street", "12 months": a number before a lower-case word is not a heading.
    if (/^\d+$/.test(numbered[1] ?? "") && !/[.):]\s/.test(numbered[0]) && !/^[A-Z]/.test(rest)) return null;
    return {
      number: (numbered[1] ?? "").replace(/\.$/, ""),
      sort: "section",
      title: titleOf(rest, alone),
      level: levelOf(numbered[1] ?? "", start.startsWith("(")),
    };
  }
  const title = alone && !/[,;]$/.test(text) ? titleOf(text, true) : "";
  return title && (title === title.toUpperCase() || /:$|^[A-Z]/.test(text)) && title.length < 80
    ? { number: "", sort: "section", title, level: 1 }
    : null;
};

/** The sections of a plain text, in order, each with its parent. */
export const sectionsOf = (text: string, sentences: readonly Sentence[]): readonly Section[] => {
  const found: Section[] = [];
  const ends: number[] = [];
  const open: number[] = [];
  for (const { start, end } of sentences) {
    const head = headOf(text.slice(start, Math.min(end, start + 400)));
    if (!head) continue;
    while (open.length > 0 && (found[open.at(-1) ?? 0]?.level ?? 0) >= head.level) ends[open.pop() ?? 0] = start;
    found.push({ ...head, start, end: text.length, parent: open.at(-1) ?? null });
    open.push(found.length - 1);
  }
  return found.map((section, index) => ({ ...section, end: ends[index] ?? text.length }));
};

/** The innermost section of each sentence, null before the first section. */
export const sectionAt = (sections: readonly Section[], sentences: readonly Sentence[]): readonly (number | null)[] => {
  let index = -1;
  return sentences.map(({ start }) => {
    while (index + 1 < sections.length && (sections[index + 1]?.start ?? Infinity) <= start) index++;
    return index < 0 ? null : index;
  });
};
