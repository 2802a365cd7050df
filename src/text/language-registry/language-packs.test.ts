import { expect, test } from "vitest";
import { ORGANIZATION_TYPES, capacityOf } from "../../values/party.ts";
import type { PartyFacts } from "../words/party-words.ts";
import { legalWordsOf } from "./language-packs.ts";
import { wordsOf } from "./words-of.ts";

/** Letters that were decoded wrongly: a control character, or the sign for one that cannot be shown. */
const BROKEN = /[\u0080-\u009F\uFFFD]/u;

const DESCRIBED = ORGANIZATION_TYPES.map((type): PartyFacts => {
  const capacity = capacityOf({ kind: "company", type });
  return { capacity, type, office: "executor", formedIn: "Illinois", isAmerican: true, legalForm: "cooperative" };
});

test.each(["en", "es", "fr", "de", "ja", "zh-Hans"])("%s prints no broken letters around clauses", (language) => {
  const legal = legalWordsOf(language);
  const { party } = wordsOf(language);
  const described = DESCRIBED.map((facts) => [
    party.described(facts),
    party.acting(facts),
    party.entity(facts),
    party.capacity(facts),
  ]);
  const cited = [true, false].flatMap((capital) => [
    ...legal.citeClause(capital),
    ...legal.citeSchedule(capital),
    ...legal.citeClauses(capital, true),
    ...legal.citeInSchedule(capital, "A"),
  ]);
  expect(JSON.stringify([legal, described, cited])).not.toMatch(BROKEN);
});

test("French references include the definite article", () => {
  expect(legalWordsOf("fr").citeClause(true)).toEqual(["L’article ", ""]);
  expect(legalWordsOf("fr").citeSchedule(false)).toEqual(["l’Annexe ", ""]);
});

test("French prints a company's place of formation after a colon, without an article", () => {
  expect(wordsOf("fr").party.described(DESCRIBED[0]!)).toContain(", lieu de constitution\u00A0: ");
});
