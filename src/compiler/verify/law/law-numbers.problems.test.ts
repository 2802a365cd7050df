import { testProblemExamples } from "../../../../tests/support/problem-examples.ts";

testProblemExamples([
  {
    what: "a number of law in the text",
    code: "CW090",
    wrong: [["with care.", "with care. The law requires 10 days of notice."]],
    at: "10 days",
    advice: /catalog\/law/,
    right: [["with care.", "with care. The law requires notice. The parties agree on 10 days."]],
  },
]);
