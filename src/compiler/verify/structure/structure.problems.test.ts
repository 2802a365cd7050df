import {
  extraClause,
  insertClause,
  insertField,
  testProblemExamples,
} from "../../../../tests/support/problem-examples.ts";

testProblemExamples([
  {
    what: "what another page passes on to a question that is not there",
    code: "CW021",
    wrong: [["esign: allowed", "esign: allowed\nreceives: { pet: title }"]],
    at: "title }",
    advice: /pets/,
    right: [["esign: allowed", "esign: allowed\nreceives: { pets: title }"]],
  },
  {
    what: "two options with one value (L13)",
    code: "CW025",
    wrong: [["is: open", "is: fixed"]],
    at: "fixed, label: Until",
    right: [],
  },
  {
    what: "two questions with one id (L03)",
    code: "CW020",
    wrong: [insertField("      - { id: start, kind: text, label: Start again }\n")],
    at: "start, kind: text",
    right: [],
  },
  {
    what: "a row question named like an outer one (L03)",
    code: "CW020",
    wrong: [["- { id: name, kind: text, label: What is it? }", "- { id: start, kind: text, label: What is it? }"]],
    at: "start, kind: text",
    right: [],
  },
  {
    what: "two clauses with one id (L03)",
    code: "CW020",
    wrong: [["- id: animals", "- id: duties"]],
    at: "duties\n      when",
    right: [],
  },
  {
    what: "a clause named like the paragraph before the clauses",
    code: "CW020",
    wrong: [["- id: animals", "- id: opening"]],
    at: "opening\n      when",
    right: [],
  },
  {
    what: "a question named like a fixed name",
    code: "CW023",
    wrong: [insertField("      - { id: today, kind: date, label: Which day? }\n")],
    at: "today, kind",
    right: [],
  },
  {
    what: "a question named like a keyword",
    code: "CW023",
    wrong: [insertField("      - { id: every, kind: date, label: Which day? }\n")],
    at: "every, kind",
    right: [],
  },
  {
    what: "an undeclared role at a question",
    code: "CW021",
    wrong: [["role: helper }", "role: helpers }"]],
    at: "helpers }",
    advice: /helper/,
    right: [],
  },
  {
    what: "a warning for an unknown question",
    code: "CW021",
    wrong: [["at: years", "at: yaers"]],
    at: "yaers",
    advice: /years/,
    right: [],
  },
  {
    what: "a default that is no option",
    code: "CW021",
    wrong: [["default: fixed", "default: '\"fixt\"'"]],
    at: "'\"fixt\"'",
    advice: /fixed/,
    right: [],
  },
  {
    what: "a step with more than seven questions (L14)",
    code: "CW028",
    wrong: [
      insertField([1, 2, 3].map((n) => `      - { id: more_${n}, kind: yes_no, label: "Is it ${n}?" }\n`).join("")),
    ],
    at: "- { id: start",
    advice: /two steps/,
    right: [
      insertField(
        `      - { id: more_1, kind: yes_no, when: pets = true, label: Is it one? }\n      - { id: more_2, kind: yes_no, when: pets = true, label: Is it two? }\n      - { id: more_3, kind: yes_no, when: pets = false, label: Is it three? }\n      - { id: more_4, kind: yes_no, when: pets = false, label: Is it four? }\n`,
      ),
    ],
  },
  {
    what: "a question that is used nowhere (L08)",
    code: "CW029",
    wrong: [insertField("      - { id: colour, kind: text, label: Which colour? }\n")],
    at: "colour",
    right: [
      insertField("      - { id: colour, kind: text, label: Which colour? }\n"),
      ["feeding the pets.", "feeding the pets {{ colour }}."],
    ],
  },
  {
    what: "an unused address of a party printed only by name (L08)",
    code: "CW018",
    wrong: [
      insertField("      - { id: neighbor, kind: person, label: Who has a key? }\n"),
      ["feeding the pets.", "feeding the pets with {{ neighbor }}."],
    ],
    at: "neighbor",
    advice: /without: \[address\]/,
    right: [
      insertField("      - { id: neighbor, kind: person, label: Who has a key? }\n"),
      ["feeding the pets.", "feeding the pets with {{ neighbor | described }}."],
    ],
  },
  {
    what: "a part of a row that is used nowhere (L08)",
    code: "CW018",
    wrong: [
      ["label: What is it? }", "label: What is it? }\n          - { id: hours, kind: number, label: How long? }"],
    ],
    at: "hours",
    right: [
      ["label: What is it? }", "label: What is it? }\n          - { id: hours, kind: number, label: How long? }"],
      ["{{ job.name }} is part of the Work.", "{{ job.name }} is part of the Work for {{ job.hours }} hours."],
    ],
  },
  {
    what: "parts of a party that the text leaves out (L08)",
    code: "CW018",
    wrong: [["{{ owner | described }}", "{{ owner.name }} of {{ owner.address }}"]],
    at: "owner",
    right: [
      ["{{ owner | described }}", "{{ owner.name }} of {{ owner.address }}"],
      ["label: Who owns it?", "label: Who owns it?, without: [trade_name, formed_in]"],
    ],
  },
  {
    what: "a chapter that begins inside of a clause",
    code: "CW017",
    wrong: [
      insertClause(
        `${extraClause("")}      clauses:\n        - { id: inner, part: Inside, plain: The owner adds these words here., text: On the Work. }\n`,
      ),
    ],
    at: "part: Inside",
    right: [insertClause(`${extraClause("      part: More\n")}      text: On the Work.\n`)],
  },
  {
    what: "a clause without a plain explanation (L18)",
    code: "CW037",
    wrong: [["      plain: The helper looks after pets, too.\n", ""]],
    at: "animals\n",
    advice: /plain: …/,
    right: [],
  },
  {
    what: "an early sensitive question without a reason (L15)",
    code: "CW049",
    wrong: [
      [
        "{ id: owner, kind: party, label: Who owns it? }",
        "{ id: owner, kind: party, sensitive: true, label: Who owns it? }",
      ],
    ],
    at: "owner, kind: party, sensitive",
    right: [
      [
        "{ id: owner, kind: party, label: Who owns it? }",
        "{ id: owner, kind: party, sensitive: true, why: The owner signs., label: Who owns it? }",
      ],
    ],
  },
  {
    what: "a clause without any text",
    code: "CW040",
    wrong: [insertClause(extraClause(""))],
    at: "id: extra",
    right: [],
  },
  {
    what: "a clause in which possibly no variant applies",
    code: "CW043",
    wrong: [
      [
        "        - text: >-\n            This Agreement lasts until",
        "        - when: pets = true\n          text: >-\n            This Agreement lasts until",
      ],
    ],
    at: '- when: term = "fixed"\n          text',
    right: [
      [
        "        - text: >-\n            This Agreement lasts until",
        '        - when: term = "open"\n          text: >-\n            This Agreement lasts until',
      ],
    ],
  },
  {
    what: "a list of one item",
    code: "CW044",
    wrong: [["feeding the pets.\n", "these duties:\n      items: [feeding]\n"]],
    at: "[feeding]",
    right: [["feeding the pets.\n", "these duties:\n      items: [feeding, walking]\n"]],
  },
  {
    what: "a row with too few cells",
    code: "CW045",
    wrong: [
      insertClause(
        `${extraClause("")}      table:\n        columns: [{ title: Work }, { title: Day, align: end }]\n        rows:\n          - { cells: [Painting] }\n`,
      ),
    ],
    at: "[Painting]",
    right: [
      insertClause(
        `${extraClause("")}      table:\n        columns: [{ title: Work }, { title: Day, align: end }]\n        rows:\n          - { cells: [Painting, Monday] }\n`,
      ),
    ],
  },
  {
    what: "text beside variants",
    code: "CW017",
    wrong: [
      [
        "      plain: The work lasts as long as stated.\n",
        "      plain: The work lasts as long as stated.\n      text: Long.\n",
      ],
    ],
    at: "text: Long",
    right: [],
  },
  {
    what: "options for a question that accepts none",
    code: "CW017",
    wrong: [["label: Are there pets? }", "label: Are there pets?, options: [{ is: cat, label: A cat }] }"]],
    at: "[{ is: cat",
    right: [],
  },
]);
