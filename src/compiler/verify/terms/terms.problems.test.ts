import { testProblemExamples } from "../../../../tests/support/problem-examples.ts";

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
]);
