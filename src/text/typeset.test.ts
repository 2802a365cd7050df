import { expect, test } from "vitest";
import type { Text } from "../model/text.ts";
import { typeset, typesetAnswer } from "./typeset.ts";

const cases: readonly [string, string, Text, Text][] = [
  ["English", "en", ['the "Goods" and the "Price"'], ["the “Goods” and the “Price”"]],
  ["German", "de", ['diese "Vereinbarung"'], ["diese „Vereinbarung“"]],
  ["French, with hard spaces", "fr", ['le "But" : rien'], ["le «\u00A0But\u00A0»\u00A0: rien"]],
  [
    "French marks that the author typed",
    "fr",
    ["la mention « payé », (quoi ?)"],
    ["la mention «\u00A0payé\u00A0», (quoi\u00A0?)"],
  ],
  [
    "French marks around an answer",
    "fr",
    ["« ", { type: "term", text: "But" }, " »"],
    ["«\u00A0", { type: "term", text: "But" }, "\u00A0»"],
  ],
  ["English marks keep their spaces", "en", ["so « ; »"], ["so « ; »"]],
  ["Chinese without spaces", "zh-Hans", ['（下称"本协议"）'], ["（下称“本协议”）"]],
  ["Japanese as written", "ja", ['"甲"'], ['"甲"']],
  [
    "a term between its marks",
    "en",
    ['the "', { type: "term", text: "Goods" }, '"'],
    ["the “", { type: "term", text: "Goods" }, "”"],
  ],
  ["apostrophes", "en", ["the seller's goods, thirty days' notice"], ["the seller’s goods, thirty days’ notice"]],
  ["marks that do not pair", "en", ['a board of 5" and the "Goods"'], ['a board of 5" and the "Goods"']],
  [
    "words for one and for many",
    "en",
    [{ type: "agreement", role: "tenant", one: 'the "Tenant"', many: 'the "Tenants"' }],
    [{ type: "agreement", role: "tenant", one: "the “Tenant”", many: "the “Tenants”" }],
  ],
  [
    "strong words",
    "en",
    ['so "', { type: "strong", parts: ['it" says "'] }, 'no"'],
    ["so “", { type: "strong", parts: ["it” says “"] }, "no”"],
  ],
];

test.each(cases)("quotation marks: %s", (_, language, text, expected) => {
  expect(typeset(text, language)).toEqual(expected);
});

const answers: readonly [string, string, string, string][] = [
  ["an apostrophe", "en", "the Borrower's president", "the Borrower’s president"],
  ["a name", "en", "Shea O'Brien", "Shea O’Brien"],
  ["a plural", "en", "Renters' Aid", "Renters’ Aid"],
  ["paired marks", "en", 'a boat, "Blue Heron"', "a boat, “Blue Heron”"],
  ["Spanish", "es", 'un barco, "Garza"', "un barco, “Garza”"],
  ["English law in German", "de", 'the term "flooding", the owner\'s', 'the term "flooding", the owner’s'],
  ["Japanese as typed", "ja", 'O\'Brien, "A"', 'O\'Brien, "A"'],
  ["inches", "en", 'a 2" pipe and a 4" pipe', 'a 2" pipe and a 4" pipe'],
  ["one mark", "en", "a board of 5\", the seller's", 'a board of 5", the seller’s'],
  ["feet", "en", "a board of 5' by 2'", "a board of 5' by 2'"],
  ["single quotation marks", "en", "sold 'as is' today", "sold 'as is' today"],
  ["a mail address", "en", "sean.o'brien@firm.com, the seller's", "sean.o'brien@firm.com, the seller’s"],
  ["a web address", "en", "https://x.example/it's", "https://x.example/it's"],
  ["a code", "en", 'serial AB\'12"C" of 1999', 'serial AB\'12"C" of 1999'],
  ["a quoted number", "en", 'called "2 Boats"', 'called "2 Boats"'],
  ["curly marks", "en", "the seller’s “Goods”", "the seller’s “Goods”"],
];

test.each(answers)("marks in an answer: %s", (_, language, typed, expected) => {
  expect(typesetAnswer(typed, language)).toBe(expected);
});
