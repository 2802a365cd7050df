import { extraClause, insertClause, testProblemExamples } from "../../../../tests/support/problem-examples.ts";
import type { ProblemExample } from "../../../../tests/support/problem-examples.ts";

testProblemExamples([
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
      insertClause(
        `${extraClause("")}      table:\n        columns: [{ title: Work }, { title: Done on }]\n        rows:\n          - { cells: [Painting, "on ____"] }\n`,
      ),
    ],
    at: '____"',
    right: [
      insertClause(
        `${extraClause("")}      table:\n        columns: [{ title: Work }, { title: Done on }]\n        rows:\n          - { cells: [Painting, "____"] }\n`,
      ),
    ],
  },
  ...["has had at least 14 days to think", "has received a copy", "was told of the risks"].map(
    (fact): ProblemExample => ({
      what: `a fact that no question asked about: ${fact}`,
      code: "CW213",
      wrong: [["with care.", `with care. The Owner ${fact}.`]],
      at: '>-\n        "Work"',
      advice: /when/,
      right: [
        ["with care.", "with care. By signing, the Owner confirms that the Owner has read this Agreement."],
        ["{{ Ref duties }} includes feeding the pets.", `{{ Ref duties }} includes the pets. The Owner ${fact}.`],
      ],
    }),
  ),
  {
    what: "a blank of underscores in a repeated cell",
    code: "CW081",
    wrong: [
      insertClause(
        `${extraClause("")}      table:\n        each: one in helpers\n        columns: [{ title: Helper, cell: "{{ one.name }}" }, { title: Signature, cell: "_____" }]\n`,
      ),
    ],
    at: '_____"',
    right: [
      insertClause(
        `${extraClause("")}      table:\n        each: one in helpers\n        columns: [{ title: Helper, cell: "{{ one.name }}" }, { title: Signature, cell: "____" }]\n`,
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
  ).map(([what, code, words, at]): ProblemExample => ({
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
  ...["label", "hint", "plain"].map((key): ProblemExample => ({
    what: `a hard word in a short ${key}`,
    code: "CW212",
    wrong:
      key === "plain"
        ? [["plain: Each job is part of the work.", "plain: This is done prior to the Work."]]
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
      ["plain: Each job is part of the work.", "plain: This is done before the Work."],
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
    wrong: [["Each job is part of the work.", "It's one of the jobs."]],
    at: "It's",
    right: [["Each job is part of the work.", "It is the owner's job."]],
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
    wrong: [["do the listed work.\n      defines", `do ${"all of the ".repeat(7)}listed work.\n      defines`]],
    at: "The helper must do all of the",
    right: [],
  },
  {
    what: "words that are hard to read (L17)",
    code: "CW085",
    wrong: [
      [
        "The helper looks after pets, too.",
        "Domesticated animals necessitate uninterrupted supervision. Responsible individuals guarantee veterinary examinations, appropriate accommodation, vaccination documentation, identification.",
      ],
    ],
    at: "Domesticated",
    right: [
      [
        "The helper looks after pets, too.",
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
    what: "a name too long for the menu (L39)",
    code: "CW091",
    wrong: [["primary: Sample", "primary: Very Long and Winding Sample"]],
    at: "Very Long",
    right: [],
  },
  {
    what: "a day in figures only",
    code: "CW095",
    wrong: [["with care.", "with care from 01/02/2027."]],
    at: "01/02/2027",
    right: [["with care.", "with care from {{ start | long date }}, 24/7."]],
  },
  {
    what: "one or several in brackets",
    code: "CW096",
    wrong: [["with care.", "with care by the helper(s)."]],
    at: "helper(s)",
    advice: /tenant/,
    right: [["with care.", "with care by the {{ helper: helper / helpers }} (all of them)."]],
  },
  {
    what: "a figure of speech (L17)",
    code: "CW099",
    wrong: [["Each job is part of the work.", "This cuts the red tape."]],
    at: "red tape",
    right: [["Each job is part of the work.", "This saves you a form."]],
  },
]);
