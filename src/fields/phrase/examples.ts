import type { Example } from "../shapes/example.ts";

/** Raw answers and the value or problem each parses to. */
export const examples: readonly Example[] = [
  { raw: " a supply of panels. ", value: "a supply of panels" },
  { raw: "太陽光パネルの供給。", value: "太陽光パネルの供給" },
  { raw: "work for Aster Inc.", value: "work for Aster Inc." },
  { raw: "repairs at 5 Oak St.", value: "repairs at 5 Oak St." },
  { raw: "shipping within the U.S.", value: "shipping within the U.S." },
  { raw: "a zinc.", value: "a zinc" },
  { raw: ".", value: null },
  { raw: "deck, 200 sq ft", value: "deck, 200 sq ft" },
  { raw: "The old deck", value: "the old deck" },
  { raw: "The Birch Club", value: "The Birch Club" },
  { raw: "It Works LLC, Akron", value: "It Works LLC, Akron" },
  { raw: "you and your guests", value: "you and your guests" },
  { raw: "St. John's, approx. Monday, and Ann B. Poe", value: "St. John's, approx. Monday, and Ann B. Poe" },
  { raw: "We will build a deck. It'll be 200 sq ft.", problem: "whole_sentence" },
  { raw: "it's a deck", problem: "whole_sentence" },
  { raw: "a new deck. Painted gray", problem: "whole_sentence" },
  { raw: "200 sq ft. It'll be gray", problem: "whole_sentence" },
  { raw: "abcdef", field: { maxLength: 5 }, problem: "too_long" },
];
