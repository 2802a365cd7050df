import { expect, test } from "vitest";
import { gzipSync } from "node:zlib";
import { searchData } from "../../../src/compiler/search/search-data.ts";
import { prepareSearch } from "../../../src/engine/search/prepare-search.ts";
import { searchPages } from "../../../src/engine/search/search-pages.ts";
import { shellMessages } from "../../../src/i18n/shell.ts";
import "../../../src/i18n/all-screen-messages.ts";
import { searchRows } from "../../support/assistant-sets.ts";
import type { SearchRow } from "../../support/assistant-sets.ts";
import { compiled } from "../open-cases.ts";

const indexes = new Map(
  compiled.site.languages.map((language) => {
    const data = searchData(compiled, language);
    return [language.code, { data, index: prepareSearch(data, shellMessages(language.code).stopWords) }] as const;
  }),
);
const rows = searchRows();
const kinds = [...new Set(rows.map(({ kind }) => kind))];

/** The place of the first right page among the hits, from 0; -1 if there is none. */
const placeOf = ({ language, query, pages }: SearchRow): number => {
  const hits = searchPages(indexes.get(language)!.index, query).map(({ page }) => page.id.split(":")[1] ?? "");
  if (pages.length === 0) return hits.length === 0 ? 0 : -1;
  return hits.findIndex((id) => pages.includes(id));
};

test.each(kinds)("the right page is first for 85 of 100 searches for a %s, and among three for 95", (kind) => {
  const own = rows.filter((row) => row.kind === kind);
  const places = own.map(placeOf);
  const share = (most: number) => places.filter((place) => place >= 0 && place <= most).length / own.length;
  const missed = own.filter((_, at) => places[at] !== 0).map(({ query }) => query);
  expect({ first: share(0) >= 0.85, three: share(2) >= 0.95, missed }).toMatchObject({ first: true, three: true });
});

test("a kind has thirty searches or more", () => {
  const counts = kinds
    .filter((kind) => kind !== "nothing")
    .map((kind) => rows.filter((row) => row.kind === kind).length);
  expect(counts.every((count) => count >= 30)).toBe(true);
});

test("what a search loads is at most 65 KB compressed in each language", () => {
  const sizes = [...indexes.values()].map(({ data }) => gzipSync(JSON.stringify(data)).length);
  expect(Math.max(...sizes)).toBeLessThan(65_000);
});
