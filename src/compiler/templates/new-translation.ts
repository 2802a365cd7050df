import { stringify } from "yaml";
import { isJsonObject } from "../../values/json-object.ts";
import type { JsonObject } from "../../values/json-object.ts";
import { clauseId } from "../input/clause-id.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { DEFERRED_LANGUAGES } from "../../text/words/prose-words.ts";
import type { DeferredLanguage } from "../../text/words/prose-words.ts";
import type { ClauseInput, ScheduleInput } from "../input/schema-types.ts";

/** A value reduced to its texts; undefined if it has none. */
type Keep = (value: unknown) => unknown;

const words: Keep = (value) => (typeof value === "string" ? value : undefined);

/** An item with a condition is an object in the source and a plain text in a translation. */
const item: Keep = (value) => (isJsonObject(value) ? value["text"] : value);

const listOf =
  (keep: Keep): Keep =>
  (value) =>
    Array.isArray(value) ? value.map(keep) : undefined;

const either =
  (...keeps: readonly Keep[]): Keep =>
  (value) =>
    keeps.map((keep) => keep(value)).find((kept) => kept !== undefined);

const only =
  (keys: { readonly [key: string]: Keep }): Keep =>
  (value) => {
    if (!isJsonObject(value)) return undefined;
    const kept = Object.entries(keys).flatMap(([key, keep]) => {
      const inner = keep(value[key]);
      return inner === undefined ? [] : [[key, inner] as const];
    });
    return kept.length === 0 ? undefined : Object.fromEntries(kept);
  };

const variant = { text: words, items: listOf(item), after: words };

const table = only({
  columns: listOf(only({ title: words, cell: words })),
  rows: listOf(only({ cells: listOf(words) })),
  total: listOf(words),
  empty: words,
});

const clause = only({
  title: words,
  part: words,
  defines: listOf(words),
  ...variant,
  variants: listOf(only(variant)),
  table,
});

/** The text of a block is translated with the block; the chapter above it belongs to the document. */
const used = only({ part: words });

const ownOf: Keep = (one) => (isJsonObject(one) && one["use"] !== undefined ? used(one) : clause(one));

const inAll = (clauses: readonly ClauseInput[] = []): readonly ClauseInput[] =>
  clauses.flatMap((one) => [one, ...inAll(one.clauses)]);

const byId = (list: readonly (ClauseInput | ScheduleInput)[], keep: Keep): JsonObject | undefined => {
  const texts = list.flatMap((one) => {
    const kept = keep(one);
    return kept === undefined ? [] : [[clauseId(one), kept] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
};

const notary = only({ text: words, notice: words });

// Interpolations of a text. Options of a question that no text prints need no translation.
const MARKS = /\{\{[^{}]*\}\}/g;

/** The texts of a document as its translation names them, still in the language of the source. */
const textsOf = ({ document = {}, roles, steps = [] }: DocumentInput): JsonObject => {
  const { schedules = [] } = document;
  const clauses = inAll([...(document.clauses ?? []), ...schedules.flatMap((schedule) => schedule.clauses ?? [])]);
  const marks = (JSON.stringify(document).match(MARKS) ?? []).join(" ");
  const options = steps
    .flatMap((step) => step.fields ?? [])
    .filter(({ id = "", options: list }) => list && new RegExp(String.raw`\b${id}\b`).test(marks))
    .map(({ id = "", options: list = [] }) => [
      id,
      Object.fromEntries(list.map(({ is = "", label, says = label }) => [is, says])),
    ]);
  return {
    title: document.title,
    opening: either(words, listOf(item))(document.opening),
    letter: listOf(item)(document.letter),
    recitals: listOf(item)(document.recitals),
    roles,
    ...(options.length > 0 ? { options: Object.fromEntries(options) as JsonObject } : {}),
    clauses: byId(clauses, ownOf),
    schedules: byId(schedules, clause),
    signatures: only({ text: words, groups: listOf(only({ label: words, as: words })) })(document.signatures),
    execution: only({ witness_text: either(words, listOf(item)), notary: either(notary, listOf(notary)) })(
      document.execution,
    ),
  };
};

// A Japanese document is another text, for Japanese law.
const isTranslated: { readonly [L in DeferredLanguage]: boolean } = {
  es: true,
  fr: true,
  de: true,
  ja: false,
  "zh-Hans": true,
};

/** Languages into which a document is translated sentence by sentence. */
export const OVERLAY_LANGUAGES: readonly DeferredLanguage[] = DEFERRED_LANGUAGES.filter(
  (deferredLanguage) => isTranslated[deferredLanguage],
);

/**
 * A template for a translation: every text of the document in its place and in the source language, commented out until
 * it is translated.
 */
export const newTranslation = (id: string, language: string, source: DocumentInput): string => {
  const texts = stringify(textsOf(source), { lineWidth: 110 });
  const notes = texts.trimEnd().replaceAll(/^/gm, "# ");
  return `id: ${id}\nlanguage: ${language}\n# Translate each text, then remove the "# " in front of it and in front of the keys above it.\n${notes}\n`;
};
