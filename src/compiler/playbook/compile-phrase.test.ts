import { expect, test } from "vitest";
import { matches, patternWords } from "../../engine/review/text/match-pattern.ts";
import { compilePhrase } from "./compile-phrase.ts";

const finds = (phrase: string, text: string): boolean => {
  const compiled = compilePhrase(phrase);
  if ("fault" in compiled) throw new Error(compiled.fault);
  return matches(compiled.pattern, patternWords(text.toLowerCase()));
};

const FOUND: readonly (readonly [phrase: string, text: string, found: boolean])[] = [
  ["governed by", "This Agreement is governed by the law of Ohio.", true],
  ["governed by ... law|laws", "It is governed by the internal laws of Ohio.", true],
  ["governed by ..1 laws", "It is governed by the internal laws of Ohio.", false],
  ["indemnif*", "The Seller indemnifies the Buyer.", true],
  ["?shall renew", "It will renew.", true],
  ["renew ?automatically for", "It shall renew for a year.", true],
  ["renew ?automatically for", "It shall renew slowly for a year.", false],
  ["# days", "within 30 days", true],
  ["# days", "within some days", false],
  ["hold harmless", "hold them harmless", false],
];

test("matches its words in order and nothing else", () => {
  for (const [phrase, text, found] of FOUND) expect([phrase, text, finds(phrase, text)]).toEqual([phrase, text, found]);
});

const FAULTS: readonly (readonly [phrase: string, fault: RegExp])[] = [
  ["... law", /begins and ends with a word/],
  ["law ...", /begins and ends with a word/],
  ["a ... ..3 b", /next to each other/],
  ["law ..400 of", /too long: at most 40/],
  ["* law", /neither a word nor a gap/],
  ["a* law", /at least three letters/],
  ["(a|b)+ law", /neither a word nor a gap/],
  ["?maybe ?perhaps", /must be there/],
  ["a b c d e f g h i j k l m n o", /at most 14 parts/],
];

test("rejects an unbounded or empty phrase with the reason", () => {
  for (const [phrase, fault] of FAULTS) {
    const compiled = compilePhrase(phrase);
    expect("fault" in compiled ? compiled.fault : `${phrase} was taken`).toMatch(fault);
  }
});

test("is fast on adversarial text", () => {
  const bait = "a ".repeat(20_000);
  const phrase = compilePhrase("a|b ..40 a|b ..40 a|b ..40 a|b ..40 a|b ..40 zzz");
  if ("pattern" in phrase) expect(matches(phrase.pattern, patternWords(bait))).toBe(false);
}, 2000);
