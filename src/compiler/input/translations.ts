import { copyOf } from "./block-use.ts";
import { isObjectOrList } from "../../values/json-object.ts";
import { clauseId } from "./clause-id.ts";
import type { ClauseTextsById, OverlayInput, SuppliedWords } from "./overlay-input.ts";
import type { ClauseInput, DocumentTextInput } from "./schema-types.ts";

/** A translated text: `owner[key]`. */
export type TranslatedText = { readonly owner: object; readonly key: string | number; readonly source: string };

/** The translated texts of a document, and which are missing. */
export type Translations = {
  /** The translation of `owner[key]`; null if it is missing, which is recorded. */
  readonly find: (owner: object, key: string | number) => TranslatedText | null;
  /** The defined terms of a clause in the target language. */
  readonly terms: (clause: ClauseInput) => readonly string[];
  /** The document's wording of an option. */
  readonly option: (field: string, option: string) => TranslatedText | null;
  /** Translations of what a formula prints ("law.usury.name") when the form or the law supplies the text. */
  readonly words: { readonly [formula: string]: SuppliedWords };
  /** Filled during compilation: every formula that the document prints. */
  readonly printed: Set<string>;
  /** Names of missing texts ("clauses.duties.title"). */
  readonly missing: Set<string>;
};

type LooseRecord = { readonly [key: string | number]: unknown };
type TextPairs = {
  readonly texts: Map<object, Map<string | number, TranslatedText>>;
  readonly paths: Map<object, string>;
};

const note = (pairs: TextPairs, owner: object, key: string | number, texts: unknown, as: string | number): void => {
  const source = isObjectOrList(texts) ? texts[as] : undefined;
  if (typeof source !== "string" || !isObjectOrList(texts)) return;
  const known = pairs.texts.get(owner) ?? new Map<string | number, TranslatedText>();
  pairs.texts.set(owner, known.set(key, { owner: texts, key: as, source }));
};

/** Pairs every source text with the translation at the same path; clauses are paired by id. */
const pairAll = (pairs: TextPairs, source: LooseRecord & object, texts: unknown, path: string): void => {
  pairs.paths.set(source, path);
  for (const [key, value] of Object.entries(source)) {
    if (key === "clauses" || key === "schedules") continue;
    const at = Array.isArray(source) ? Number(key) : key;
    const inner = isObjectOrList(texts) ? texts[at] : undefined;
    const childPath = Array.isArray(source) ? `${path}[${Number(key) + 1}]` : path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") note(pairs, source, at, texts, at);
    // A conditional item is an object in the source and plain text in the translation.
    else if (isObjectOrList(value) && typeof inner === "string") {
      pairs.paths.set(value, childPath);
      note(pairs, value, "text", texts, at);
    } else if (isObjectOrList(value)) pairAll(pairs, value, inner, childPath);
  }
};

const pairClauses = (
  pairs: TextPairs,
  clauses: readonly ClauseInput[] | undefined,
  texts: ClauseTextsById | undefined,
): void => {
  for (const clause of clauses ?? []) {
    const id = clauseId(clause);
    if (clause.use === undefined && !copyOf(clause)) pairAll(pairs, clause, texts?.[id], `clauses.${id}`);
    else {
      // The text of a block is translated with the block; the chapter heading above it belongs to the document.
      pairs.paths.set(clause, `clauses.${id}`);
      note(pairs, clause, "part", texts?.[id], "part");
    }
    pairClauses(pairs, clause.clauses, texts);
  }
};

const lookUp = (
  pairs: TextPairs,
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
      const found = pairs.texts.get(owner)?.get(key) ?? null;
      if (!found)
        missing.add([pairs.paths.get(owner), key].filter((part) => part !== undefined && part !== "").join("."));
      return found;
    },
  };
};

const noPairs = (): TextPairs => ({ texts: new Map(), paths: new Map() });

const termsIn =
  (texts: ClauseTextsById | undefined) =>
  (clause: ClauseInput): readonly string[] =>
    texts?.[clauseId(clause)]?.defines ?? [];

/** Pairs a document's texts with those of an overlay. */
export const translateDocument = (document: DocumentTextInput, overlay: OverlayInput): Translations => {
  const pairs = noPairs();
  pairAll(pairs, document, overlay, "");
  pairClauses(pairs, document.clauses, overlay.clauses);
  for (const schedule of document.schedules ?? []) {
    const id = schedule.id ?? "";
    if (!copyOf(schedule)) pairAll(pairs, schedule, overlay.schedules?.[id], `schedules.${id}`);
    pairClauses(pairs, schedule.clauses, overlay.clauses);
  }
  const option = (field: string, is: string): TranslatedText | null => {
    const words = overlay.options?.[field];
    const source = words && Object.hasOwn(words, is) ? words[is] : undefined;
    return words && source !== undefined ? { owner: words, key: is, source } : null;
  };
  return lookUp(pairs, { terms: termsIn(overlay.clauses), option, words: overlay.words ?? {} });
};
