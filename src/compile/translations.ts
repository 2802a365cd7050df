import { clauseId } from "./clause-id.ts";
import type { ClauseInput, PaperInput } from "./input.ts";

export type VariantTexts = { text?: string; items?: string[]; after?: string };

export type ClauseTexts = VariantTexts & {
  title?: string;
  part?: string;
  defines?: string[];
  variants?: VariantTexts[];
  table?: {
    columns?: { title?: string; cell?: string }[];
    rows?: { cells?: string[] }[];
    total?: string[];
    empty?: string;
  };
  stale?: boolean;
};

export type ClauseTextsById = { [clause: string]: ClauseTexts };

/** How a translation says texts that the form or the law supplies: by the text, or "as_written" where it keeps them. */
export type SuppliedWords = string | { [text: string]: string };

/** A translation of a document after its shape was checked: the same ids, texts only. */
export type OverlayInput = {
  id?: string;
  language?: string;
  title?: string;
  opening?: string | string[];
  recitals?: string[];
  roles?: { [role: string]: { one?: string; many?: string } };
  options?: { [field: string]: { [option: string]: string } };
  words?: { [formula: string]: SuppliedWords };
  clauses?: ClauseTextsById;
  schedules?: ClauseTextsById;
  signatures?: { text?: string; groups?: { label?: string; as?: string }[] };
  execution?: {
    witness_text?: string | string[];
    notary?: { notice?: string } | { notice?: string }[];
  };
  digests?: { [text: string]: string };
};

/** A translation of a library clause after its shape was checked. */
export type ClauseOverlayInput = ClauseTexts & {
  id?: string;
  language?: string;
  clauses?: ClauseTextsById;
  digests?: { [text: string]: string };
};

/** A text of a translation: `owner[key]`. */
export type Found = { readonly owner: object; readonly key: string | number; readonly source: string };

/** Where each text of a document stands in another language, and which have no translation. */
export type Translations = {
  /** The translation of `owner[key]`; null when there is none, which is then noted as missing. */
  readonly find: (owner: object, key: string | number) => Found | null;
  /** The defined terms of a clause in the other language. */
  readonly terms: (clause: ClauseInput) => readonly string[];
  /** The document's word for an option of a question. */
  readonly option: (field: string, option: string) => Found | null;
  /** The words for what a formula prints ("law.usury.name"), where the form or the law supplies the text. */
  readonly words: { readonly [formula: string]: SuppliedWords };
  /** Filled while compiling: every formula that the document prints. */
  readonly printed: Set<string>;
  /** Names of the texts that were looked for in vain ("clauses.duties.title"). */
  readonly missing: Set<string>;
};

type Loose = { readonly [key: string | number]: unknown };
type Pairs = { readonly found: Map<object, Map<string | number, Found>>; readonly paths: Map<object, string> };

const isObject = (value: unknown): value is Loose & object => typeof value === "object" && value !== null;

const note = (pairs: Pairs, owner: object, key: string | number, texts: unknown, as: string | number): void => {
  const source = isObject(texts) ? texts[as] : undefined;
  if (typeof source !== "string" || !isObject(texts)) return;
  const known = pairs.found.get(owner) ?? new Map<string | number, Found>();
  pairs.found.set(owner, known.set(key, { owner: texts, key: as, source }));
};

/** Pairs every text of the source with the text at the same place of the translation; clauses are paired by id. */
const pairAll = (pairs: Pairs, source: Loose & object, texts: unknown, path: string): void => {
  pairs.paths.set(source, path);
  for (const [key, value] of Object.entries(source)) {
    if (key === "clauses" || key === "schedules") continue;
    const at = Array.isArray(source) ? Number(key) : key;
    const inner = isObject(texts) ? texts[at] : undefined;
    const here = Array.isArray(source) ? `${path}[${Number(key) + 1}]` : path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") note(pairs, source, at, texts, at);
    // An item with a condition is an object in the source and a plain text in the translation.
    else if (isObject(value) && typeof inner === "string") {
      pairs.paths.set(value, here);
      note(pairs, value, "text", texts, at);
    } else if (isObject(value)) pairAll(pairs, value, inner, here);
  }
};

const pairClauses = (
  pairs: Pairs,
  clauses: readonly ClauseInput[] | undefined,
  texts: ClauseTextsById | undefined,
): void => {
  for (const clause of clauses ?? []) {
    const id = clauseId(clause);
    if (clause.use === undefined) pairAll(pairs, clause, texts?.[id], `clauses.${id}`);
    else {
      // The text of the clause is translated in the library; the chapter above it belongs to the document.
      pairs.paths.set(clause, `clauses.${id}`);
      note(pairs, clause, "part", texts?.[id], "part");
    }
    pairClauses(pairs, clause.clauses, texts);
  }
};

const lookUp = (
  pairs: Pairs,
  { terms, option, words }: Pick<Translations, "terms" | "option" | "words">,
): Translations => {
  const missing = new Set<string>();
  return {
    missing,
    terms,
    option,
    words,
    printed: new Set(),
    find: (owner, key) => {
      const found = pairs.found.get(owner)?.get(key) ?? null;
      if (!found)
        missing.add([pairs.paths.get(owner), key].filter((part) => part !== undefined && part !== "").join("."));
      return found;
    },
  };
};

const noPairs = (): Pairs => ({ found: new Map(), paths: new Map() });

const termsIn =
  (texts: ClauseTextsById | undefined) =>
  (clause: ClauseInput): readonly string[] =>
    texts?.[clauseId(clause)]?.defines ?? [];

/** The texts of a document in the language of an overlay. */
export const translateDocument = (paper: PaperInput, overlay: OverlayInput): Translations => {
  const pairs = noPairs();
  pairAll(pairs, paper, overlay, "");
  pairClauses(pairs, paper.clauses, overlay.clauses);
  for (const schedule of paper.schedules ?? []) {
    const id = schedule.id ?? "";
    pairAll(pairs, schedule, overlay.schedules?.[id], `schedules.${id}`);
    pairClauses(pairs, schedule.clauses, overlay.clauses);
  }
  const option = (field: string, is: string): Found | null => {
    const words = overlay.options?.[field];
    const source = words && Object.hasOwn(words, is) ? words[is] : undefined;
    return words && source !== undefined ? { owner: words, key: is, source } : null;
  };
  return lookUp(pairs, { terms: termsIn(overlay.clauses), option, words: overlay.words ?? {} });
};

/** The texts of a library clause in the language of its overlay. */
export const translateClause = (clause: ClauseInput, overlay: ClauseOverlayInput): Translations => {
  const pairs = noPairs();
  pairAll(pairs, clause, overlay, "");
  pairClauses(pairs, clause.clauses, overlay.clauses);
  const inner = termsIn(overlay.clauses);
  const terms = (one: ClauseInput) => (one === clause ? (overlay.defines ?? []) : inner(one));
  return lookUp(pairs, { terms, option: () => null, words: {} });
};
