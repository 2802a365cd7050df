import type { Inline, LegalDocument } from "../../../model/document.ts";
import type { WordLine, ClauseWording } from "../../../model/session/session-event.ts";
import { legalWordsOf } from "../../../text/language-registry/language-packs.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import { stripBidiControls } from "../../../text/bidi-controls.ts";
import { itemMark } from "../../../text/numbers/clause-number.ts";
import { allInlines } from "./broken-parts.ts";
import { citedNumbers } from "./renumber.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";

type Phrases = ReadonlyMap<string, Inline>;

/** How each clause and schedule may be cited in words: "section 5.2", "Section 5.2", and as the document does. */
const references = (document: LegalDocument): Phrases => {
  const words = legalWordsOf(document.language);
  const found = new Map<string, Inline>();
  for (const [target, number] of citedNumbers(document)) {
    for (const capital of [false, true]) {
      const [before, after] = words.citeClause(capital);
      if (before + after !== "")
        found.set(before + number + after, { type: "reference", target, before, number, after });
    }
  }
  for (const inline of allInlines(document)) {
    if (inline.type === "reference" && inline.before + inline.after !== "") found.set(inlineText([inline]), inline);
  }
  return found;
};

const termsOf = (wording: ClauseWording | null): Phrases =>
  new Map(
    (wording?.lines ?? [])
      .flatMap(({ content }) => content)
      .flatMap((inline) => (inline.type === "term" ? [[`“${inline.text}”`, inline] as const] : [])),
  );

/** Longer phrases first, and none inside a longer number: "section 1" is not found in "section 12" or "section 1.2". */
const matcher = (phrases: readonly string[]): RegExp | null => {
  if (phrases.length === 0) return null;
  const longest = phrases.toSorted((a, b) => b.length - a.length).map(escapeRegExp);
  return new RegExp(`(${longest.join("|")})(?![\\d(]|\\.\\d)`, "gu");
};

const pieces = (typed: string, cited: Phrases, terms: Phrases): readonly Inline[] => {
  const pattern = matcher([...cited.keys(), ...terms.keys()]);
  const parts = pattern ? typed.split(pattern) : [typed];
  return parts.flatMap((part): readonly Inline[] => {
    if (part === "") return [];
    const term = terms.get(part);
    if (term) return [{ type: "text", text: "“" }, term, { type: "text", text: "”" }];
    return [cited.get(part) ?? { type: "text", text: part }];
  });
};

// "(a) ", "(iv) ", "ア " and the like; only lines that begin as the editor writes them are items.
const ITEM = /^\s*(?:\([\p{L}\p{N}]{1,5}\)|[ア-ン])\s+/u;

/** The words of a clause as people edit them: a line for each paragraph, and items with their marks. */
export const editableText = ({ lines }: ClauseWording, level: number, scheme: LegalDocument["numbering"]): string => {
  let item = 0;
  return lines
    .map(({ kind, content }) => {
      item = kind === "item" ? item + 1 : 0;
      const line = inlineText(content);
      return kind === "item" ? `${itemMark(scheme, level, item)} ${line}` : line;
    })
    .join("\n");
};

/** A line of typed words: a paragraph, or an item without its mark. */
export type TypedLine = { readonly kind: WordLine["kind"]; readonly text: string };

const trimmedTitle = (title: string | null): string | null => (title?.trim() === "" ? null : (title?.trim() ?? null));

/** Typed lines as wording. References to clauses follow their numbers, and defined terms of `before` stay defined. */
export const parseLines = (
  document: LegalDocument,
  title: string | null,
  typed: readonly TypedLine[],
  before: ClauseWording | null,
): ClauseWording => {
  const [cited, terms] = [references(document), termsOf(before)];
  const lines = typed.map(({ kind, text }): WordLine => ({ kind, content: pieces(text, cited, terms) }));
  return { title: trimmedTitle(title), lines };
};

/** The wording of a typed text, a line for each paragraph and item. Direction characters, which no one sees, are left out. */
export const parseWording = (
  document: LegalDocument,
  title: string | null,
  typed: string,
  before: ClauseWording | null = null,
): ClauseWording => {
  const lines = stripBidiControls(typed)
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each): TypedLine => {
      const mark = ITEM.exec(each)?.[0];
      return mark === undefined ? { kind: "paragraph", text: each } : { kind: "item", text: each.slice(mark.length) };
    });
  return parseLines(document, title && stripBidiControls(title), lines, before);
};
