import { extraClause, insertClause, testProblemExamples } from "../../../../tests/support/problem-examples.ts";
import type { Change } from "../../../../tests/support/problem-examples.ts";

const cats = (defines: string, words: string): Change =>
  insertClause(
    extraClause(`      ${defines}\n      text: The owner keeps several (${words}). The Cats eat, and no Cat sleeps.\n`),
  );

testProblemExamples([
  {
    what: "a term defined twice (L27)",
    code: "CW034",
    wrong: [["      title: Pets\n", "      title: Pets\n      defines: [Work]\n"]],
    at: "[Work]\n      plain: The helper looks",
    right: [],
  },
  {
    what: "a term never used (L27)",
    code: "CW035",
    wrong: [["defines: [Work]", "defines: [Work, Garden]"]],
    at: "[Work, Garden]",
    right: [],
  },
  {
    what: "a term defined without being listed (L27)",
    code: "CW036",
    wrong: [["The Work is done with care.", 'The Work is done with care (the "Care").']],
    at: "Care",
    advice: /defines: \[Work, Care\]/,
    right: [],
  },
  {
    what: "a term that its clause does not put in quotes (L27)",
    code: "CW059",
    wrong: [['"Work" means what', "Work means what"]],
    at: "[Work]",
    advice: /the "Work"/,
    right: [],
  },
  {
    what: "a capitalized word without a definition (L27)",
    code: "CW048",
    wrong: [["feeding the pets.", "feeding the Animals."]],
    at: "Animals",
    right: [
      ["feeding the pets.", "feeding the pets on Sunday under the rules of the American Arbitration Association."],
    ],
  },
  {
    what: "the singular of a term that is defined in the plural (L27)",
    code: "CW048",
    wrong: [cats("defines: [Cats]", 'the "Cats"')],
    at: "Cat sleeps",
    advice: /the "Cats", and each a "Cat".*\[Cats, Cat\]/,
    right: [
      cats("defines: [Cats, Cat]", 'the "Cats", each a "Cat"'),
      ["  opening:", "  title: Cat Sitting Agreement\n  opening:"],
    ],
  },
]);
