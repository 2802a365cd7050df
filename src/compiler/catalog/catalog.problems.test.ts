import { expect, test } from "vitest";
import type { Problem } from "../../model/problem.ts";
import { BASE_PATH, baseDocument, compileFiles, problemsAfter } from "../../../tests/support/sample-catalog.ts";

type Change = readonly [from: string, to: string];

/** A mistake and its remedy: the problem code, its location (the first match in the changed file), and the suggestion. */
type Fault = {
  readonly what: string;
  readonly code: string;
  readonly wrong: readonly Change[];
  /** Text the problem points at; when it also occurs earlier, only the part after the last `|`. */
  readonly at: string;
  readonly advice?: RegExp;
  readonly right: readonly Change[];
  /** No other problem is reported: consequences stay silent until the cause is fixed. */
  readonly alone?: true;
};

const purpose = "{ id: pets, kind: yes_no, label: Are there pets? }";
const clause = (text: string): Change => ["    - id: length\n", `${text}    - id: length\n`];
const field = (text: string): Change => [`      - ${purpose}\n`, `      - ${purpose}\n${text}`];
const schedules = (lines: string): Change => ["  signatures: {", `  schedules:\n${lines}  signatures: {`];
const guest: Change = [
  "- { id: helpers, kind: parties",
  "- { id: guest, kind: party, label: Who is the guest? }\n      - { id: helpers, kind: parties",
];
const extra = (lines: string): string => `    - id: extra\n      title: Extra\n      plain: More words.\n${lines}`;

const faults: readonly Fault[] = [
  {
    what: "an unknown kind of question in a row (L01)",
    code: "CW012",
    wrong: [["- { id: name, kind: text", "- { id: name, kind: txt"]],
    at: "txt",
    advice: /text/,
    right: [],
    alone: true,
  },
  {
    what: "a currency that has no code (L01)",
    code: "CW012",
    wrong: [
      [
        "{ id: pets, kind: yes_no",
        "{ id: fee, kind: money, unit: dollars, label: Fee, optional: true }\n      - { id: pets, kind: yes_no",
      ],
    ],
    at: "dollars",
    advice: /USD/,
    right: [
      [
        "{ id: pets, kind: yes_no",
        "{ id: fee, kind: money, unit: USD, label: Fee, optional: true }\n      - { id: pets, kind: yes_no",
      ],
    ],
    alone: true,
  },
  {
    what: "a default of yes or no in quotation marks (L01)",
    code: "CW015",
    wrong: [["label: Are there pets?", 'label: Are there pets?, default: "false"']],
    at: '"false"',
    advice: /without quotation marks/,
    right: [["label: Are there pets?", "label: Are there pets?, default: false"]],
    alone: true,
  },
  {
    what: "a minimum above the maximum (L01)",
    code: "CW016",
    wrong: [["min: 1, max: 4", "min: 5, max: 4"]],
    at: "5, max",
    advice: /Swap/,
    right: [["min: 1, max: 4", "min: 4, max: 4"]],
    alone: true,
  },
  {
    what: "a comma in a text between braces (L12)",
    code: "CW006",
    wrong: [["label: Are there pets?", "label: Are there pets, or plants?"]],
    at: "or plants?",
    advice: /quotes/,
    right: [["label: Are there pets?", 'label: "Are there pets, or plants?"']],
    alone: true,
  },
  {
    what: "yes instead of true (L03)",
    code: "CW110",
    wrong: [["optional: true", "optional: yes"]],
    at: "yes\n",
    advice: /"true"/,
    right: [],
    alone: true,
  },
  {
    what: "a comparison operator of another language (L03)",
    code: "CW105",
    wrong: [["when: pets = true", 'when: jobs contains "x"']],
    at: '"x"',
    advice: /list contains\(jobs, "x"\)/,
    right: [["when: pets = true", 'when: pets = true and list contains(["x"], "x")']],
  },
  {
    what: "a name in single braces (L03)",
    code: "CW140",
    wrong: [["{{ years | words }}", "{ years | words }"]],
    at: "{ years | words }",
    advice: /\{\{ years \| words \}\}/,
    right: [["with care.", "with care {unless agreed: otherwise}."]],
    alone: true,
  },
  {
    what: "an answer of a case to a question that is not asked (L29)",
    code: "CW071",
    wrong: [["answers: { term: open, pets: false }", "answers: { trem: open, pets: false }"]],
    at: "open, pets: false }",
    advice: /"term"/,
    right: [],
  },
  {
    what: "an impossible date in a row of a case (L29)",
    code: "CW071",
    wrong: [
      ["label: What is it? }", "label: What is it? }\n          - { id: by, kind: date, label: Until when? }"],
      ["part of the Work.", "part of the Work until {{ job.by | long date }}."],
      ["{ name: Painting }", "{ name: Painting, by: 2026-02-30 }"],
    ],
    at: "2026-02-30",
    right: [
      ["label: What is it? }", "label: What is it? }\n          - { id: by, kind: date, label: Until when? }"],
      ["part of the Work.", "part of the Work until {{ job.by | long date }}."],
      ["{ name: Painting }", "{ name: Painting, by: 2026-02-28 }"],
    ],
    alone: true,
  },
  {
    what: "an unknown key (L01)",
    code: "CW011",
    wrong: [["plain: Pets are", "plian: Pets are"]],
    at: "plian",
    advice: /plain/,
    right: [],
  },
  {
    what: "an unknown kind of question (L01)",
    code: "CW012",
    wrong: [["kind: yes_no", "kind: yes_on"]],
    at: "yes_on",
    advice: /yes_no/,
    right: [],
  },
  {
    what: "a number where text belongs (L02)",
    code: "CW013",
    wrong: [['version: "0.9"', "version: 1.10"]],
    at: "1.10",
    advice: /quotes: "1\.10"/,
    right: [],
  },
  {
    what: "a missing title entry (L06)",
    code: "CW014",
    wrong: [["primary: Sample, ", ""]],
    at: "{ icon: shield-check",
    advice: /primary/,
    right: [],
  },
  {
    what: "an id with a hyphen (L12)",
    code: "CW015",
    wrong: [["id: each_job", "id: each-job"]],
    at: "each-job",
    advice: /snake_case/,
    right: [],
  },
  {
    what: "an option with an empty value (S138)",
    code: "CW015",
    wrong: [["is: open", 'is: ""']],
    at: '""',
    right: [],
  },
  {
    what: "an empty list of options (L13)",
    code: "CW016",
    wrong: [
      ["          - { is: fixed, label: A number of years }\n", ""],
      ["          - { is: open, label: Until one of you ends it }\n", ""],
      ["options:\n", "options: []\n"],
      ["        default: fixed\n", ""],
    ],
    at: "[]",
    right: [],
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
    wrong: [field("      - { id: start, kind: text, label: Start again }\n")],
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
    what: "a question named like a fixed name",
    code: "CW023",
    wrong: [field("      - { id: today, kind: date, label: Which day? }\n")],
    at: "today, kind",
    right: [],
  },
  {
    what: "a question named like a keyword",
    code: "CW023",
    wrong: [field("      - { id: every, kind: date, label: Which day? }\n")],
    at: "every, kind",
    right: [],
  },
  {
    what: "a condition that names an unknown question (L07)",
    code: "CW110",
    wrong: [["when: pets = true", "when: pest = true"]],
    at: "pest",
    advice: /pets/,
    right: [],
  },
  {
    what: "a text in a folded block that names an unknown question (L07)",
    code: "CW110",
    wrong: [["{{ helpers | described }}", "{{ helprs | described }}"]],
    at: "helprs",
    advice: /helpers/,
    right: [],
  },
  {
    what: "an unknown format (L07)",
    code: "CW141",
    wrong: [["start | long date", "start | lang date"]],
    at: "lang date",
    advice: /long date/,
    right: [],
  },
  {
    what: "a value that is not one of the answers",
    code: "CW116",
    wrong: [['when: term = "fixed", label', 'when: term = "fixd", label']],
    at: '"fixd"',
    advice: /fixed/,
    right: [],
  },
  {
    what: "a formula of another type",
    code: "CW115",
    wrong: [["when: pets = true", 'when: pets = "yes"']],
    at: '"yes"',
    right: [],
  },
  {
    what: "a condition that is not yes or no",
    code: "CW031",
    wrong: [["when: pets = true", "when: years"]],
    at: "years\n      title: Pets",
    advice: /years > 3/,
    right: [],
  },
  {
    what: "a reference to an unknown clause",
    code: "CW143",
    wrong: [["{{ Ref duties }}", "{{ Ref dutes }}"]],
    at: "dutes",
    advice: /duties/,
    right: [],
  },
  {
    what: "an unknown role",
    code: "CW144",
    wrong: [["{{ helper: Helper", "{{ helpr: Helper"]],
    at: "helpr",
    advice: /helper/,
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
    what: "a signature of an unknown party",
    code: "CW021",
    wrong: [["each: [owner, helpers]", "each: [owner, helper]"]],
    at: "helper]",
    advice: /helpers/,
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
    what: "a block that does not exist",
    code: "CW021",
    wrong: [clause("    - { use: severability }\n")],
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
    what: "a next step to a page that does not exist",
    code: "CW021",
    wrong: [["cases:\n", "next_steps:\n  - { create: nowhere }\ncases:\n"]],
    at: "nowhere",
    right: [],
  },
  {
    what: "a step with more than seven questions (L14)",
    code: "CW028",
    wrong: [field([1, 2, 3].map((n) => `      - { id: more_${n}, kind: yes_no, label: "Is it ${n}?" }\n`).join(""))],
    at: "- { id: start",
    advice: /two steps/,
    right: [
      field(
        `      - { id: more_1, kind: yes_no, when: pets = true, label: Is it one? }\n      - { id: more_2, kind: yes_no, when: pets = true, label: Is it two? }\n      - { id: more_3, kind: yes_no, when: pets = false, label: Is it three? }\n      - { id: more_4, kind: yes_no, when: pets = false, label: Is it four? }\n`,
      ),
    ],
  },
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
    what: "a condition on a question that is hidden then (L09)",
    code: "CW027",
    wrong: [["when: pets = true", 'when: years > 2 and term = "open"']],
    at: "years > 2 and",
    right: [],
  },
  {
    what: "a question that is used nowhere (L08)",
    code: "CW029",
    wrong: [field("      - { id: colour, kind: text, label: Which colour? }\n")],
    at: "colour",
    right: [
      field("      - { id: colour, kind: text, label: Which colour? }\n"),
      ["feeding the pets.", "feeding the pets {{ colour }}."],
    ],
  },
  {
    what: "an unused address of a party printed only by name (L08)",
    code: "CW018",
    wrong: [
      field("      - { id: neighbor, kind: person, label: Who has a key? }\n"),
      ["feeding the pets.", "feeding the pets with {{ neighbor }}."],
    ],
    at: "neighbor",
    advice: /without: \[address\]/,
    right: [
      field("      - { id: neighbor, kind: person, label: Who has a key? }\n"),
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
    what: "a reference to a clause that may be missing",
    code: "CW032",
    wrong: [["The Work is done with care.", "See {{ ref animals }}."]],
    at: "animals }}",
    advice: /same condition/,
    right: [
      clause(
        `${extra("")}      when: pets = true and years > 1\n      text: >-\n        See {{ ref animals }} on the Work.\n`,
      ),
    ],
  },
  {
    what: "a reference to a clause that repeats over a list that may be empty",
    code: "CW032",
    wrong: [["The Work is done with care.", "See {{ ref each_job }}."]],
    at: "each_job }}",
    right: [
      clause(`${extra("")}      when: count(jobs) > 0\n      text: >-\n        See {{ ref each_job }} on the Work.\n`),
    ],
  },
  {
    what: "a reference to a clause of a higher level of detail",
    code: "CW032",
    wrong: [
      clause(`${extra("")}      detail: 8\n      text: On the Work.\n`),
      ["feeding the pets.", "feeding, as {{ ref extra }} says."],
    ],
    at: "extra }}",
    right: [
      clause(
        `${extra("")}      detail: 8\n      essential: false\n      text: On the Work, {{ ref length }} counts.\n`,
      ),
    ],
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
      field("      - { id: colour, kind: text, optional: true, label: Which colour? }\n"),
      ["feeding the pets.", "feeding the pets {{ colour }}."],
    ],
    at: "colour }}",
    advice: /is answered\(colour\)/,
    right: [
      field("      - { id: colour, kind: text, optional: true, label: Which colour? }\n"),
      clause(`${extra("")}      when: is answered(colour)\n      text: >-\n        The Work is {{ colour }}.\n`),
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
    what: "a part of an answer that a case leaves open (L14)",
    code: "CW042",
    wrong: [
      ["feeding the pets.", "feeding the pets at {{ owner.address }}."],
      [', address: "1 High St, Dover, DE 19901"', ""],
    ],
    at: "two people and a cat",
    advice: /is answered/,
    right: [["feeding the pets.", "feeding the pets at {{ owner.address }}."]],
  },
  {
    what: "a term defined twice (L27)",
    code: "CW034",
    wrong: [["      title: Pets\n", "      title: Pets\n      defines: [Work]\n"]],
    at: "[Work]\n      plain: Pets",
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
    right: [["feeding the pets.", "feeding the pets on Sunday."]],
  },
  {
    what: "a chapter that begins inside of a clause",
    code: "CW017",
    wrong: [
      clause(
        `${extra("")}      clauses:\n        - { id: inner, part: Inside, plain: More words., text: On the Work. }\n`,
      ),
    ],
    at: "part: Inside",
    right: [clause(`${extra("      part: More\n")}      text: On the Work.\n`)],
  },
  {
    what: "a clause without a plain explanation (L18)",
    code: "CW037",
    wrong: [["      plain: Pets are looked after.\n", ""]],
    at: "animals\n",
    advice: /plain: …/,
    right: [],
  },
  {
    what: "a document signed on paper without execution rules (L36)",
    code: "CW038",
    wrong: [
      [
        "esign: allowed",
        "esign: { allowed: prohibited, reason: A will is signed on paper., source: { cite: 15 U.S.C. § 7003 } }",
      ],
    ],
    at: "opening: >-",
    advice: /execution/,
    right: [
      [
        "esign: allowed",
        "esign: { allowed: prohibited, reason: A will is signed on paper., source: { cite: 15 U.S.C. § 7003 } }",
      ],
      ["  signatures:", "  execution: { witnesses: 2 }\n  signatures:"],
    ],
  },
  {
    what: "an e-signature rule without reason and source",
    code: "CW047",
    wrong: [
      ["esign: allowed", "esign: { allowed: conditional }"],
      ["  signatures:", "  execution: { witnesses: 0 }\n  signatures:"],
    ],
    at: "{ allowed: conditional }",
    right: [],
  },
  {
    what: "a sensitive matter without the flag (L37)",
    code: "CW039",
    wrong: [["primary: Sample", "primary: Divorce"]],
    at: "{ icon: shield-check, primary: Divorce",
    right: [["primary: Sample, secondary: Agreement }", "primary: Divorce, secondary: Agreement }\nsensitive: true"]],
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
    wrong: [clause(extra(""))],
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
      clause(
        `${extra("")}      table:\n        columns: [{ title: Work }, { title: Day, align: end }]\n        rows:\n          - { cells: [Painting] }\n`,
      ),
    ],
    at: "[Painting]",
    right: [
      clause(
        `${extra("")}      table:\n        columns: [{ title: Work }, { title: Day, align: end }]\n        rows:\n          - { cells: [Painting, Monday] }\n`,
      ),
    ],
  },
  {
    what: "text beside variants",
    code: "CW017",
    wrong: [["      plain: How long it lasts.\n", "      plain: How long it lasts.\n      text: Long.\n"]],
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
  {
    what: "an address without encryption (L22)",
    code: "CW089",
    wrong: [["Ask a parent to do this with you.", "Ask at http://example.com today."]],
    at: "http://example.com",
    advice: /https/,
    right: [["Ask a parent to do this with you.", "Ask at https://example.com today."]],
  },
  {
    what: "a blank of underscores inside the words of a cell",
    code: "CW081",
    wrong: [
      clause(
        `${extra("")}      table:\n        columns: [{ title: Work }, { title: Done on }]\n        rows:\n          - { cells: [Painting, "on ____"] }\n`,
      ),
    ],
    at: '____"',
    right: [
      clause(
        `${extra("")}      table:\n        columns: [{ title: Work }, { title: Done on }]\n        rows:\n          - { cells: [Painting, "____"] }\n`,
      ),
    ],
  },
  ...["has had at least 14 days to think", "has received a copy", "was told of the risks"].map((fact): Fault => ({
    what: `a fact that no question asked about: ${fact}`,
    code: "CW213",
    wrong: [["with care.", `with care. The Owner ${fact}.`]],
    at: '>-\n        "Work"',
    advice: /when/,
    right: [
      ["with care.", "with care. By signing, the Owner confirms that the Owner has read this Agreement."],
      ["{{ Ref duties }} includes feeding the pets.", `{{ Ref duties }} includes the pets. The Owner ${fact}.`],
    ],
  })),
  {
    what: "a blank of underscores in a repeated cell",
    code: "CW081",
    wrong: [
      clause(
        `${extra("")}      table:\n        each: one in helpers\n        columns: [{ title: Helper, cell: "{{ one.name }}" }, { title: Signature, cell: "_____" }]\n`,
      ),
    ],
    at: '_____"',
    right: [
      clause(
        `${extra("")}      table:\n        each: one in helpers\n        columns: [{ title: Helper, cell: "{{ one.name }}" }, { title: Signature, cell: "____" }]\n`,
      ),
    ],
  },
  // Placeholder text an author left behind: input for the lint, not unfinished work of ours.
  {
    what: "placeholder text left behind (L24)",
    code: "CW081",
    wrong: [["feeding the pets.", "feeding the pets. TODO"]],
    at: "TODO",
    right: [],
  },
  ...(
    [
      ["a section number typed by hand", "CW211", "with care under Section 3.", "Section 3"],
      ["a letter of a list typed by hand", "CW211", "with care: (a) by day.", ": (a)"],
      ["a blank in capitals", "CW081", "with care by [NAME].", "[NAME]"],
      ["a blank of underscores", "CW081", "with care by ________.", "________"],
      [
        "a figure of law beside its citation",
        "CW090",
        "within 21 days as Cal. Civ. Code § 1950.5 provides.",
        "21 days",
      ],
    ] as const
  ).map(([what, code, words, at]): Fault => ({
    what,
    code,
    wrong: [["with care.", words]],
    at,
    right: [
      [
        "with care.",
        "with care, as Section 1946.2 of the Civil Code, Section 3 of the Act and Cal. Civ. Code § 1950.5(a) provide.",
      ],
    ],
  })),
  ...["label", "hint", "plain"].map((key): Fault => ({
    what: `a hard word in a short ${key}`,
    code: "CW212",
    wrong:
      key === "plain"
        ? [["plain: One of the jobs.", "plain: This is done prior to the Work."]]
        : [
            [
              "label: Are there pets?",
              key === "label"
                ? "label: Are there pets prior to the start?"
                : "label: Are there pets?, hint: Count those prior to the start.",
            ],
          ],
    at: "prior to",
    right: [
      ["with care.", "with care, and pursuant to the plan."],
      ["plain: One of the jobs.", "plain: This is done before the Work."],
    ],
  })),
  {
    what: "a promise no one can keep (L40)",
    code: "CW080",
    wrong: [["An agreement between two parties.", "A lawyer-approved agreement between two parties."]],
    at: "lawyer-approved",
    right: [],
  },
  {
    what: "a message that blames (L16)",
    code: "CW094",
    wrong: [["More than five years is long.", "Sorry, this is invalid."]],
    at: "Sorry",
    right: [],
  },
  {
    what: "a contraction (L17)",
    code: "CW082",
    wrong: [["One of the jobs.", "It's one of the jobs."]],
    at: "It's",
    right: [["One of the jobs.", "It is the owner's job."]],
  },
  {
    what: "and/or (L17)",
    code: "CW083",
    wrong: [["with care.", "with care and/or skill."]],
    at: "and/or",
    right: [],
  },
  {
    what: "a sentence of more than twenty words (L17)",
    code: "CW084",
    wrong: [["What has to be done.\n      essential", `What ${"has to be ".repeat(7)}done.\n      essential`]],
    at: "What has to be has to be",
    right: [],
  },
  {
    what: "words that are hard to read (L17)",
    code: "CW085",
    wrong: [
      [
        "Pets are looked after.",
        "Domesticated animals necessitate uninterrupted supervision. Responsible individuals guarantee veterinary examinations, appropriate accommodation, vaccination documentation, identification.",
      ],
    ],
    at: "Domesticated",
    right: [
      [
        "Pets are looked after.",
        "Cats and dogs need food and care each day. The helper feeds them, and walks the dog.",
      ],
    ],
  },
  {
    what: "a label with a colon at its end (L31)",
    code: "CW086",
    wrong: [["label: Are there pets? }", 'label: "Are there pets:" }']],
    at: '"Are there pets:"',
    right: [],
  },
  {
    what: "a hint of more than 120 characters (L30)",
    code: "CW087",
    wrong: [["label: Are there pets? }", `label: Are there pets?, hint: ${"Cats too. ".repeat(13).trim()} }`]],
    at: "Cats too. Cats",
    right: [["label: Are there pets? }", "label: Are there pets?, hint: Cats too. }"]],
  },
  {
    what: "a hint with a link (L30)",
    code: "CW087",
    wrong: [["label: Are there pets? }", "label: Are there pets?, hint: 'See https://example.com' }"]],
    at: "'See https",
    right: [["label: Are there pets? }", "label: Are there pets?, help: 'See https://example.com' }"]],
  },
  {
    what: "a hard-coded pronoun (L29)",
    code: "CW088",
    wrong: [["with care.", "with care by him."]],
    at: "him",
    right: [["with care.", 'with care by {{ if pets = true then "him" else "the Helper" }}.']],
  },
  {
    what: "two questions in one (L32)",
    code: "CW092",
    wrong: [["label: Are there pets?", "label: Are there pets? Or fish?"]],
    at: "? Or fish?",
    right: [],
  },
  {
    what: "a paragraph in capitals (L17)",
    code: "CW093",
    wrong: [
      ["The Work is done with care.", "THE WORK IS DONE WITH ALL THE CARE THAT ANYBODY CAN GIVE."],
      ['"Work" means what the {{ helper: Helper does / Helpers do }} under this Agreement.', '"WORK" MEANS ALL.'],
    ],
    at: '>-\n        "WORK"',
    right: [],
  },
  {
    what: "a number of law in the text",
    code: "CW090",
    wrong: [["with care.", "with care. The law requires 10 days of notice."]],
    at: "10 days",
    advice: /catalog\/law/,
    right: [["with care.", "with care. The law requires notice. The parties agree on 10 days."]],
  },
  {
    what: "a name too long for the menu (L39)",
    code: "CW091",
    wrong: [["primary: Sample", "primary: Very Long and Winding Sample"]],
    at: "Very Long",
    right: [],
  },
  {
    what: "a case that fails",
    code: "CW070",
    wrong: [["six (6) years", "seven (7) years"]],
    at: "seven (7)",
    right: [],
  },
  {
    what: "a case with the number of another clause",
    code: "CW070",
    wrong: [['length: "3"', 'length: "4"']],
    at: '"4"',
    right: [],
  },
  {
    what: "a case that differs from the document's text",
    code: "CW070",
    wrong: [["lacks: [pets]", "lacks: [Ann Poe]"]],
    at: "Ann Poe]",
    right: [],
  },
  {
    what: "a case with other warnings",
    code: "CW070",
    wrong: [["warnings: [long]", "warnings: []"]],
    at: "[]\n  - name: no end",
    right: [],
  },
  {
    what: "a case that ends at another exit",
    code: "CW070",
    wrong: [["answers: { minor: true }", "answers: { minor: false }"]],
    at: "minor }\n",
    right: [],
  },
  {
    what: "a case with an answer to an unknown question",
    code: "CW071",
    wrong: [["      years: 6\n", "      yeers: 6\n      years: 6\n"]],
    at: "6\n      years",
    right: [],
  },
  {
    what: "a case with an answer outside the limits",
    code: "CW071",
    wrong: [["      years: 6\n", "      years: 60\n"]],
    at: "60\n",
    right: [],
  },
  {
    what: "a case that leaves a question open",
    code: "CW071",
    wrong: [["      pets: true\n", ""]],
    at: "two people and a cat\n    today",
    right: [["    expect: { lacks: [pets] }", "    expect: { lacks: [pets], blanks: [] }"]],
  },
  {
    what: "a clause no case prints",
    code: "CW072",
    wrong: [["      pets: true\n", "      pets: false\n"]],
    at: "animals\n",
    right: [],
  },
  {
    what: "a variant no case prints",
    code: "CW072",
    wrong: [["answers: { term: open, pets: false }", "answers: { pets: false }"]],
    at: "text: >-\n            This Agreement lasts until",
    right: [],
  },
  {
    what: "a warning no case shows",
    code: "CW072",
    wrong: [
      ["      years: 6\n", "      years: 5\n"],
      ["six (6)", "five (5)"],
      ["      warnings: [long]\n", ""],
    ],
    at: "long, when",
    right: [],
  },
  {
    what: "an exit no case takes",
    code: "CW072",
    wrong: [
      ["  - name: too young\n    today: 2026-11-20\n    answers: { minor: true }\n    expect: { exit: minor }\n", ""],
    ],
    at: "minor, ask",
    right: [],
  },
  {
    what: "an attachment without a reference (e21)",
    code: "CW041",
    wrong: [schedules("    - { id: house, title: House rules, text: The house is quiet. }\n")],
    at: "house, title",
    advice: /\{\{ ref house \}\}/,
    right: [
      schedules("    - { id: house, title: House rules, text: The house is quiet. }\n"),
      ["The Work is done with care.", "The Work is done as {{ ref house }} says."],
    ],
  },
  {
    what: "a separate attachment (e21)",
    code: "CW041",
    wrong: [schedules("    - { id: house, standalone: false, title: House rules, text: The house is quiet. }\n")],
    at: "house, standalone",
    right: [schedules("    - { id: house, standalone: true, title: House rules, text: The house is quiet. }\n")],
  },
  {
    what: "a signer the text does not name (e4)",
    code: "CW046",
    wrong: [guest, ["each: [owner, helpers]", "each: [owner, helpers, guest]"]],
    at: "[owner, helpers, guest]",
    advice: /guest \| described/,
    right: [
      guest,
      ["each: [owner, helpers]", "each: [owner, helpers, guest]"],
      ["feeding the pets.", "feeding the pets of {{ guest.name }}."],
    ],
  },
  {
    what: "a party that never signs (e5)",
    code: "CW019",
    wrong: [["each: [owner, helpers]", "each: [owner]"]],
    at: "helpers",
    advice: /unsigned: \[helpers\]/,
    right: [["each: [owner, helpers]", "each: [owner], unsigned: [helpers]"]],
    alone: true,
  },
  {
    what: "a party that signs although marked as unsigned (e5)",
    code: "CW021",
    wrong: [["each: [owner, helpers]", "each: [owner, helpers], unsigned: [helpers]"]],
    at: "helpers] }",
    right: [],
  },
  {
    what: "a notary certificate for someone who does not sign (e17)",
    code: "CW021",
    wrong: [["  signatures: {", "  execution: { notary: { kind: acknowledgment, of: [ownr] } }\n  signatures: {"]],
    at: "ownr",
    advice: /owner/,
    right: [["  signatures: {", "  execution: { notary: { kind: acknowledgment, of: [owner] } }\n  signatures: {"]],
  },
  {
    what: "a party that signs twice (e5)",
    code: "CW046",
    wrong: [["{ each: [owner, helpers] }", "{ groups: [{ field: owner }, { field: helpers }, { field: owner }] }"]],
    at: "owner }] }",
    right: [
      [
        "{ each: [owner, helpers] }",
        "{ groups: [{ field: helpers }, { field: owner, when: pets = true }, { field: owner, when: pets = false }] }",
      ],
    ],
  },
  {
    what: "a day in figures only (e8)",
    code: "CW095",
    wrong: [["with care.", "with care from 01/02/2027."]],
    at: "01/02/2027",
    right: [["with care.", "with care from {{ start | long date }}, 24/7."]],
  },
  {
    what: "one or several in brackets (e3)",
    code: "CW096",
    wrong: [["with care.", "with care by the helper(s)."]],
    at: "helper(s)",
    advice: /tenant/,
    right: [["with care.", "with care by the {{ helper: helper / helpers }} (all of them)."]],
  },
  {
    what: "a figure of speech (L17)",
    code: "CW099",
    wrong: [["One of the jobs.", "This cuts the red tape."]],
    at: "red tape",
    right: [["One of the jobs.", "This saves you a form."]],
  },
  {
    what: "fewer than four cases in a published document",
    code: "CW076",
    wrong: [['version: "0.9"', 'version: "1.0"']],
    at: "- name: two people",
    advice: /below 1\.0/,
    right: [
      ['version: "0.9"', 'version: "1.0"'],
      [
        "  - name: too young\n",
        "  - name: a short term\n    from: two people and a cat\n    answers: { years: 2 }\n  - name: too young\n",
      ],
    ],
  },
  ...(
    [
      ["a box to tick (e3)", "with care ☐."],
      ["e3 N/A", "with care, or N/A."],
      ["words and figures that disagree (e7)", "with care for thirty (20) days."],
      ["two spaces in a row (L26)", "with  care."],
      ["two articles in a row (L26)", "with a the care."],
      ["an empty bracket (L26)", "with care [ ]."],
      ["a programming term (L26)", "with undefined care."],
      ["a space before a period (L26)", "with care ."],
      ["nothing between quotation marks (e3)", '"" with care.'],
      ["a place code", "in US-OH with care."],
      ["a date as stored", "from 2026-03-02 on with care."],
      ["the id of an answer", "by_mail with care."],
      ["a currency code of the settings", "for $USD 5 with care."],
      ["a stranded bracket", 'with care (the "Care", ).'],
    ] as const
  ).map(([what, words]): Fault => ({
    what,
    code: "CW073",
    wrong: [["with care.", words]],
    at: "two people and a cat\n    today",
    right: [["with care.", "with all care for thirty (30) days, day and night."]],
  })),
  {
    what: "a place code in a warning",
    code: "CW073",
    wrong: [["More than five years is long.", "More than five years is long in US-OH."]],
    at: "two people and a cat\n    today",
    right: [["More than five years is long.", "More than five years is long in Ohio."]],
  },
  {
    what: "a doubled word in a finished document (L26)",
    code: "CW073",
    wrong: [["is part of the Work.", "is part of the the Work."]],
    at: "two people and a cat\n    today",
    right: [],
  },
];

const changed = (changes: readonly Change[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text, "words of the base document").toContain(from);
    return text.replace(from, () => to);
  }, baseDocument);

const lineAndColumn = (text: string, words: string): string => {
  const at = text.indexOf(words);
  expect(at, `the words ${words}`).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, at).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
};

const place = ({ line, column }: Problem): string => `${line}:${column}`;

test("compiles the base document without problems", () => {
  expect(problemsAfter()).toEqual([]);
});

test.each(faults)("$what is reported as $code at its location", ({ code, wrong, at, advice, alone }) => {
  const text = changed(wrong);
  const { problems } = compileFiles({ [BASE_PATH]: text });
  const found = problems.filter((one) => one.code === code);
  expect(found.map(place)).toContain(lineAndColumn(text, at));
  if (alone) expect(problems).toHaveLength(1);
  if (advice) expect(found.map(({ suggestion }) => suggestion ?? "").join(" ")).toMatch(advice);
});

test.each([
  ["a question's only use", "      when: pets = true", "      whne: pets = true", "CW011"],
  ["the id of a clause", "    - id: animals", "    - ids: animals", "CW011"],
  ["the texts of a clause", "      variants:", "      variant:", "CW011"],
  ["the opening, which defines a term", "  opening: >-", "  openning: >-", "CW011"],
  ["the condition of an exit", "exit_when: minor", "exitwhen: minor", "CW011"],
])("a mistake in %s is reported once, not again as its consequence", (_what, from, to, code) => {
  expect(problemsAfter([from, to]).map((problem) => problem.code)).toEqual([code]);
});

test("a planned page with the id of a written one is reported at its plan, whatever the order of the files", () => {
  const planned = (id: string): string =>
    `documents:\n  - id: ${id}\n    entry: { icon: shield-check, primary: A, secondary: Plan }\n    slugs: [create-a-plan]\n`;
  const path = "catalog/documents/planned.yaml";
  // "aaa" comes before planned.yaml, "sample" after it.
  for (const id of ["aaa", "sample"]) {
    const written = BASE_PATH.replace("sample", id);
    const files = { [written]: baseDocument.replace("id: sample", `id: ${id}`), [path]: planned(id) };
    const [problem, ...others] = compileFiles(files).problems;
    expect(problem).toMatchObject({ file: path, line: 2, code: "CW020", severity: "error" });
    expect(problem?.message).toBe(`The id "${id}" is taken on line 1 of ${written}.`);
    expect(problem?.suggestion).toBe("Delete this entry, or give it another id.");
    expect(others.map(({ code }) => code)).toEqual([]);
  }
});

test.each([
  ["a key", "    - id: animals", '    - "id ": animals', "Delete the spaces around it."],
  ["a value", "kind: yes_no, label: Are there pets", 'kind: " yes_no", label: Are there pets', ""],
  ["an id", "related: []", "related: [sample ]", ""],
])("no suggestion repeats the word it is about: %s", (_what, from, to, advice) => {
  const text = baseDocument.replace("esign: allowed", "esign: allowed\nrelated: []").replace(from, () => to);
  expect(text).toContain(to);
  const said = compileFiles({ [BASE_PATH]: text }).problems.map(
    ({ message, suggestion = "" }) => `${message} ${suggestion}`,
  );
  for (const one of said) expect(one).not.toMatch(/"([^"]+)"[^"]* Did you mean "\1"/);
  expect(said.join(" ")).toContain(advice);
});

test("a name that contains a quotation mark is quoted readably", () => {
  const text = baseDocument.replace("esign: allowed", "esign: allowed\nrelated: ['\"x']");
  const law = "topic: fee\ntitle: Fees\nplaces:\n  US-DE:\n    status: confirmed\n    '\"x': 1\n";
  const said = compileFiles({ [BASE_PATH]: text, "catalog/law/fee.yaml": law }).problems.map(({ message }) => message);
  expect(said).toContain("There is no page '\"x'.");
  expect(said.filter((one) => one.includes('""'))).toEqual([]);
});

test("an unknown side of a playbook is reported at its line, and an empty one in words", () => {
  const item = (sides: string): string =>
    `id: garden\nsides:\n  - { id: owner, name: Owner, words: [owner] }\nitems:\n  - id: late\n    title: Late\n    sides: ${sides}\n`;
  const saidOf = (sides: string): readonly string[] =>
    compileFiles({ "catalog/playbooks/garden.yaml": item(sides) })
      .problems.filter(({ line }) => line === 7)
      .map(({ column, message, suggestion }) => `${column} ${message} ${suggestion ?? ""}`);
  expect(saidOf("[ownr]")).toEqual(['13 There is no side "ownr" in this playbook. Did you mean "owner"?']);
  expect(saidOf('[""]')).toEqual(["13 An empty text has the wrong form. Write snake_case, such as notice_period."]);
  expect(saidOf('["').join(" ")).not.toContain("There is no side");
});

test.each(faults)("$what: the correct form is not reported as $code", ({ code, right }) => {
  const found = compileFiles({ [BASE_PATH]: changed(right) }).problems;
  expect(found.filter((one) => one.code === code)).toEqual([]);
});
