import { expect, test } from "vitest";
import { legalWordsOf } from "./language-packs.ts";
import { wordsOf } from "./words-of.ts";

/** Letters that were decoded wrongly: a control character, or the sign for one that cannot be shown. */
const BROKEN = /[\u0080-\u009F\uFFFD]/u;

test.each(["en", "es", "fr", "de", "ja", "zh-Hans"])("%s prints no broken letters around clauses", (language) => {
  const legal = legalWordsOf(language);
  const { person, company } = wordsOf(language);
  const cited = [true, false].flatMap((capital) => [
    ...legal.citeClause(capital),
    ...legal.citeSchedule(capital),
    ...legal.citeClauses(capital, true),
    ...legal.citeInSchedule(capital, "A"),
  ]);
  expect(JSON.stringify([legal, person, company, cited])).not.toMatch(BROKEN);
});

test("French references include the definite article", () => {
  expect(legalWordsOf("fr").citeClause(true)).toEqual(["L’article ", ""]);
  expect(legalWordsOf("fr").citeSchedule(false)).toEqual(["l’Annexe ", ""]);
});

test("French prints a company's place of formation in parentheses, without an article", () => {
  expect(wordsOf("fr").company).toContain(", société (lieu de constitution\u00A0: ");
});
