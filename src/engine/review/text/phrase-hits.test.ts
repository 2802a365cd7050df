import fc from "fast-check";
import { expect, test } from "vitest";
import type { PhrasePattern } from "../../../model/review/playbook.ts";
import { cues } from "../model/cues.ts";
import { statementPhrases } from "../detect/classify-statements.ts";
import { matches, patternWords } from "./match-pattern.ts";
import { requiredLiterals } from "./required-literals.ts";
import { phraseHits } from "./phrase-hits.ts";
import { containsPhrase, indexWords, sentencesWithPhrase } from "./word-index.ts";

test.each<readonly [RegExp, readonly string[] | null]>([
  [/\b(?:assign|transfer)/, ["assign", "transfer"]],
  [/\b(?:re)?sell[^.]{0,40}\b(?:inventory|existing stock)/, ["inventory", "existing"]],
  [/\bnon-?transferable|\bnontransferable/, ["transferable", "nontransferable"]],
  [/\bwithout (?!cause)\w+/, ["without"]],
  [/\blice?n[sc]e/, ["lic"]],
  [/(?:assign)?\d{1,3} days?/, ["day"]],
  [/\$ ?\d|\bdollars\b/, null],
  [/up to \[?\d/, null],
])("%s requires %j", (pattern, needed) => {
  expect(requiredLiterals(pattern)).toEqual(needed);
});

const some =
  "neither party may assign transfer license without consent notice of renewal term $ 5 % (30) days by law a".split(
    " ",
  );
const sentence = fc.array(fc.constantFrom(...some), { maxLength: 30 }).map((words) => words.join(" "));

test("the prefilter does not change which sentences a phrase matches", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 5 }), (seen) => {
      for (const phrases of [cues, statementPhrases])
        expect(phraseHits(seen, phrases)).toEqual(
          seen.map((one) => phrases.flatMap((phrase, index) => (phrase.test(one) ? [index] : []))),
        );
    }),
  );
});

const word = fc.constantFrom("assign", "assign*", "consent", "#", "notice", "elephant");
const step = fc.oneof(
  fc.record({ words: fc.array(word, { minLength: 1, maxLength: 2 }), optional: fc.boolean() }),
  fc.record({ gap: fc.integer({ min: 0, max: 4 }) }),
);

test("a phrase is found in exactly the sentences that contain it", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 6 }), fc.array(step, { minLength: 1, maxLength: 3 }), (seen, steps) => {
      const pattern: PhrasePattern = steps;
      const words = seen.map(patternWords);
      const index = indexWords(words);
      const found = words.flatMap((one, at) => (matches(pattern, one) ? [at] : []));
      expect([sentencesWithPhrase(pattern, index), containsPhrase(pattern, index)]).toEqual([found, found.length > 0]);
    }),
  );
});
