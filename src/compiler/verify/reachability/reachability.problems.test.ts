import {
  extraClause,
  insertClause,
  insertField,
  insertSchedules,
  testProblemExamples,
} from "../../../../tests/support/problem-examples.ts";

testProblemExamples([
  {
    what: "a circular condition (L10)",
    code: "CW026",
    wrong: [
      ["kind: yes_no, label: Are there pets?", "kind: yes_no, when: years > 1, label: Are there pets?"],
      ['when: term = "fixed", label', "when: pets = true, label"],
    ],
    at: "pets = true, label",
    right: [["kind: yes_no, label: Are there pets?", "kind: yes_no, when: years > 1, label: Are there pets?"]],
  },
  {
    what: "a condition that can never be true (L09)",
    code: "CW027",
    wrong: [["when: pets = true", "when: pets = true and pets = false"]],
    at: "pets = true and",
    right: [],
  },
  {
    what: "a variant after one that always applies (L09)",
    code: "CW027",
    wrong: [['        - when: term = "fixed"\n          text: >-\n', "        - text: >-\n"]],
    at: "text: >-\n            This Agreement lasts until",
    right: [],
  },
  {
    what: "an option whose condition is never true (L09)",
    code: "CW027",
    wrong: [["{ is: open, label", "{ is: open, when: pets = true and pets = false, label"]],
    at: "pets = true and pets = false",
    advice: /Correct the condition/,
    right: [["{ is: open, label", "{ is: open, when: pets = true, label"]],
  },
  {
    what: "a condition of a variant with an error, and not the variants after it (L09)",
    code: "CW116",
    wrong: [['- when: term = "fixed"\n', '- when: term = "fixd"\n']],
    at: '"fixd"',
    advice: /"fixed"/,
    right: [],
    alone: true,
  },
  {
    what: "a condition on a question that is hidden then (L09)",
    code: "CW027",
    wrong: [["when: pets = true", 'when: years > 2 and term = "open"']],
    at: "years > 2 and",
    right: [],
  },
  {
    what: "a reference to a clause that may be missing",
    code: "CW032",
    wrong: [["The Work is done with care.", "See {{ ref animals }}."]],
    at: "animals }}",
    advice: /same condition/,
    right: [
      insertClause(
        `${extraClause("")}      when: pets = true and years > 1\n      text: >-\n        See {{ ref animals }} on the Work.\n`,
      ),
    ],
  },
  {
    what: "a reference to a clause that repeats over a list that may be empty",
    code: "CW032",
    wrong: [["The Work is done with care.", "See {{ ref each_job }}."]],
    at: "each_job }}",
    right: [
      insertClause(
        `${extraClause("")}      when: count(jobs) > 0\n      text: >-\n        See {{ ref each_job }} on the Work.\n`,
      ),
    ],
  },
  {
    what: "a reference to a clause of a higher level of detail",
    code: "CW032",
    wrong: [
      insertClause(`${extraClause("")}      detail: 8\n      text: On the Work.\n`),
      ["feeding the pets.", "feeding, as {{ ref extra }} says."],
    ],
    at: "extra }}",
    right: [insertClause(`${extraClause("")}      detail: 8\n      text: On the Work, {{ ref length }} counts.\n`)],
  },
  {
    what: "an answer printed where its question is not asked",
    code: "CW033",
    wrong: [["This Agreement lasts until one", "This Agreement lasts {{ years | words }} until one"]],
    at: "years | words }} until",
    right: [],
  },
  {
    what: "an optional answer printed unconditionally",
    code: "CW042",
    wrong: [
      insertField("      - { id: colour, kind: text, optional: true, label: Which colour? }\n"),
      ["feeding the pets.", "feeding the pets {{ colour }}."],
    ],
    at: "colour }}",
    advice: /is answered\(colour\)/,
    right: [
      insertField("      - { id: colour, kind: text, optional: true, label: Which colour? }\n"),
      insertClause(
        `${extraClause("")}      when: is answered(colour)\n      text: >-\n        The Work is {{ colour }}.\n`,
      ),
    ],
  },
  {
    what: "an optional question of a row in a text that is always printed (L14)",
    code: "CW042",
    wrong: [
      [
        "label: What is it? }",
        "label: What is it? }\n          - { id: tool, kind: text, optional: true, label: With what? }",
      ],
      ["part of the Work.", "part of the Work with {{ job.tool }}."],
    ],
    at: "job.tool }}",
    advice: /if is answered\(job\.tool\) then job\.tool/,
    right: [
      [
        "label: What is it? }",
        "label: What is it? }\n          - { id: tool, kind: text, optional: true, label: With what? }",
      ],
      ["part of the Work.", 'part of the Work with {{ if is answered(job.tool) then job.tool else "care" }}.'],
    ],
  },
  {
    what: "an attachment without a reference",
    code: "CW041",
    wrong: [insertSchedules("    - { id: house, title: House rules, text: The house is quiet. }\n")],
    at: "house, title",
    advice: /\{\{ ref house \}\}/,
    right: [
      insertSchedules("    - { id: house, title: House rules, text: The house is quiet. }\n"),
      ["The Work is done with care.", "The Work is done as {{ ref house }} says."],
    ],
  },
  {
    what: "a separate attachment",
    code: "CW041",
    wrong: [insertSchedules("    - { id: house, standalone: false, title: House rules, text: The house is quiet. }\n")],
    at: "house, standalone",
    right: [insertSchedules("    - { id: house, standalone: true, title: House rules, text: The house is quiet. }\n")],
  },
]);
