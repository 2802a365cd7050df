import fc from "fast-check";
import { expect, test } from "vitest";
import type { Pattern } from "../../model/playbook.ts";
import { cues } from "./cues.ts";
import { statementPhrases } from "./judge-statements.ts";
import { matches, patternWords } from "./match-pattern.ts";
import { neededLetters } from "./needed-letters.ts";
import { hitsOf } from "./phrase-hits.ts";
import { sentencesWithPhrase, wordPlaces } from "./word-places.ts";

test.each<readonly [RegExp, readonly string[] | null]>([
  [/\b(?:assign|transfer)/, ["assign", "transfer"]],
  [/\b(?:re)?sell[^.]{0,40}\b(?:inventory|existing stock)/, ["inventory", "existing"]],
  [/\bnon-?transferable|\bnontransferable/, ["transferable", "nontransferable"]],
  [/\bwithout (?!cause)\w+/, ["without"]],
  [/\blice?n[sc]e/, ["lic"]],
  [/(?:assign)?\d{1,3} days?/, ["day"]],
  [/\$ ?\d|\bdollars\b/, null],
  [/up to \[?\d/, null],
])("%s needs %j", (pattern, needed) => {
  expect(neededLetters(pattern)).toEqual(needed);
});

const some =
  "neither party may assign transfer license without consent notice of renewal term $ 5 % (30) days by law a".split(
    " ",
  );
const sentence = fc.array(fc.constantFrom(...some), { maxLength: 30 }).map((words) => words.join(" "));

test("turns of phrase hit the sentences they fit, whatever is passed over on the way", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 5 }), (seen) => {
      for (const phrases of [cues, statementPhrases])
        expect(hitsOf(seen, phrases)).toEqual(
          seen.map((one) => phrases.flatMap((phrase, at) => (phrase.test(one) ? [at] : []))),
        );
    }),
  );
});

const word = fc.constantFrom("assign", "assign*", "consent", "#", "notice", "elephant");
const step = fc.oneof(
  fc.record({ words: fc.array(word, { minLength: 1, maxLength: 2 }), optional: fc.boolean() }),
  fc.record({ gap: fc.integer({ min: 0, max: 4 }) }),
);

test("a phrase is found in every sentence it stands in, and in no other", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 6 }), fc.array(step, { minLength: 1, maxLength: 3 }), (seen, steps) => {
      const pattern: Pattern = steps;
      const words = seen.map(patternWords);
      expect(sentencesWithPhrase(pattern, wordPlaces(words))).toEqual(
        words.flatMap((one, at) => (matches(pattern, one) ? [at] : [])),
      );
    }),
  );
});
