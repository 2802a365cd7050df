import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";

const FOLDER = resolve(import.meta.dirname, "../catalog/assistant");

/** Which half of a set a row is in: `tune` may be looked at, `report` is only measured. */
export type Half = "tune" | "report";

/** FNV-1a of the text, so that a row stays in its half whatever is added. */
export const halfOf = (text: string): Half => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 7) & 1) === 0 ? "tune" : "report";
};

/** A search and the pages that are right; none if nothing is. */
export type SearchRow = {
  readonly kind: string;
  readonly language: string;
  readonly query: string;
  readonly pages: readonly string[];
  readonly half: Half;
};

type SearchFile = {
  readonly kinds: { readonly [kind: string]: { readonly lang: string; readonly rows: readonly [string, string][] } };
};

const read = <T>(file: string): T => parse(readFileSync(resolve(FOLDER, file), "utf8")) as T;

const alternatives = (pages: string): readonly string[] => (pages === "" ? [] : pages.split("|"));

/** The searches of `searches.yaml`. */
export const searchRows = (): readonly SearchRow[] =>
  Object.entries(read<SearchFile>("searches.yaml").kinds).flatMap(([kind, { lang, rows }]) =>
    rows.map(([query, pages]) => ({
      kind,
      language: lang,
      query: String(query),
      pages: alternatives(pages),
      half: halfOf(String(query)),
    })),
  );

/** A conversation and what must be understood at its end. */
export type QuestionRow = {
  readonly group: string;
  readonly language: string;
  readonly turns: readonly string[];
  readonly intents: readonly string[];
  /** Right pages; empty if none is asked for. */
  readonly pages: readonly string[];
  readonly slots: { readonly [question: string]: unknown };
  readonly complete: boolean;
  readonly refused: boolean | null;
  readonly referrals: readonly string[];
  /** The law value that is asked for, as topic or topic.column, and its place. */
  readonly law: { readonly value: string; readonly place: string } | null;
  readonly half: Half;
  readonly set: QuestionSet;
};

/** The sets in the order in which they were written; those after the first have other voices. */
export const QUESTION_SETS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"] as const;
export type QuestionSet = (typeof QUESTION_SETS)[number];

type More = { readonly referral?: string; readonly law?: string; readonly place?: string; readonly complete?: boolean };
type Written = readonly [string | readonly string[], string, QuestionRow["slots"]?, More?];
type QuestionFile = {
  /** Given from the third set on. */
  readonly set?: QuestionSet;
  readonly groups: readonly {
    readonly name: string;
    readonly intents: readonly string[];
    /** Given where it is not that of the file. */
    readonly language?: string;
    readonly complete?: boolean;
    readonly refused?: boolean;
    /** Given for the sets after the first; else by hash. */
    readonly half?: Half;
    readonly rows: readonly Written[];
  }[];
};

const questionRows = (file: string, language: string): readonly QuestionRow[] => {
  const { set, groups } = read<QuestionFile>(file);
  return groups.flatMap((group) =>
    group.rows.map(([said, page, slots = {}, more = {}]) => {
      const turns = (typeof said === "string" ? [said] : said).map(String);
      return {
        group: group.name,
        language: group.language ?? language,
        turns,
        intents: group.intents,
        pages: page.split("|"),
        slots,
        complete: more.complete ?? group.complete ?? false,
        refused: group.refused ?? null,
        referrals: more.referral === undefined ? [] : more.referral.split("|"),
        law: more.law === undefined ? null : { value: more.law, place: more.place ?? "" },
        half: group.half ?? halfOf(turns.join("\n")),
        set: set ?? (group.half === undefined ? "first" : "second"),
      };
    }),
  );
};

/** The questions of both languages, the sets in other voices, and questions of law in everyday words. */
export const allQuestions = (): readonly QuestionRow[] => [
  ...questionRows("questions.en.yaml", "en"),
  ...questionRows("questions.ja.yaml", "ja"),
  ...questionRows("questions.stories.yaml", "en"),
  ...questionRows("questions.law.yaml", "en"),
  ...questionRows("questions.voices.yaml", "en"),
  ...questionRows("questions.strangers.yaml", "en"),
  ...questionRows("questions.trouble.yaml", "en"),
  ...questionRows("questions.neighbors.yaml", "en"),
  ...questionRows("questions.jury.yaml", "en"),
  ...questionRows("questions.panel.yaml", "en"),
];
