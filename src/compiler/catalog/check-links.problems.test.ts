import { insertClause, testProblemExamples } from "../../../tests/support/problem-examples.ts";

testProblemExamples([
  {
    what: "a block that does not exist",
    code: "CW021",
    wrong: [insertClause("    - { use: severability }\n")],
    at: "severability",
    right: [],
  },
  {
    what: "a related page that does not exist (L11)",
    code: "CW021",
    wrong: [["esign: allowed", "related: [sampel]\nesign: allowed"]],
    at: "sampel",
    advice: /sample/,
    right: [],
  },
  {
    what: "a review that is ready without a checklist",
    code: "CW014",
    wrong: [["esign: allowed", "review: { status: ready }\nesign: allowed"]],
    at: "{ status: ready }",
    right: [["esign: allowed", "review: { status: planned }\nesign: allowed"]],
  },
  {
    what: "a review with a checklist that does not exist",
    code: "CW021",
    wrong: [["esign: allowed", "review: { status: ready, playbook: nothing }\nesign: allowed"]],
    at: "nothing",
    right: [],
  },
  {
    what: "a next step to a page that does not exist",
    code: "CW021",
    wrong: [["cases:\n", "next_steps:\n  - { create: nowhere }\ncases:\n"]],
    at: "nowhere",
    right: [],
  },
]);
