import { idOfName, nameInYaml } from "./name-in-yaml.ts";
import { capitalized } from "../../text/languages/shared/capitalized.ts";

/** The author's input for a new calculator or checker. */
export type NewTool = {
  readonly kind: "calculator" | "checker";
  readonly name: string;
  readonly icon: string;
};

const CALCULATOR = `# yaml-language-server: $schema=../../schemas/calculator.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
id: %ID%
version: "1.0"
# Two parts of the title, and an icon from lucide.dev/icons.
entry: { icon: %ICON%, primary: %PRIMARY%, secondary: Calculator }
# The first address is the main one; the others lead to the same page.
slugs: [%SLUG%]
synonyms: []
related: []
about:
  makes: What a late payment costs, step by step.
  minutes: 2
  have_ready:
    - The sum, the agreed rate, and the two days
  suits:
    - People who agreed on a rate for late payment
  not_for:
    - Rates that only a statute sets
# What the visitor is asked: steps with up to seven questions each. Limits keep absurd answers out.
steps:
  - id: facts
    title: What is owed, and for how long?
    fields:
      - { id: owed, kind: money, unit: USD, label: How much is owed?, min: 1, max: 10000000 }
      - { id: rate, kind: percent, label: Which yearly rate was agreed?, min: 0, max: 100 }
      - { id: due, kind: date, label: When was it due? }
      - { id: paid, kind: date, label: When is it paid?, default: today }
# Answers that contradict each other. With \`stop\` the visitor must change one; without it, may keep it.
checks:
  - { id: early, when: paid < due, stop: true, at: paid, say: The payment is before the day it was due. Change one of the days. }
# Numbers of law come from catalog/law and never stand here. With a table there, these lines choose the row in force:
#   keyed_on: due
#   law: { place: state, topics: [name_of_the_topic] }
# and formulas read law.name_of_the_topic.name_of_the_column.
# The steps, in their order; each sees those above it. They are shown to the visitor in words and in figures.
compute:
  - id: days
    label: Days from one day to the other
    unit: day
    is: (paid - due).days
    why: Counted from the day it was due.
  - id: interest
    label: Interest
    unit: USD
    is: owed * (rate / 100) * days / 365
    round: { step: 0.01, direction: half_up }
    why: The yearly rate for these days of a year.
  - id: total
    label: To pay in all
    unit: USD
    is: owed + interest
    why: The sum owed and the interest.
# The first that fits is given; the last has no \`when\`. At most 25 words, and every figure is a step.
answer:
  - when: interest = 0
    say: Nothing is added. You pay {{ total | money }}.
  - say: You pay {{ total | money }}. Of that, {{ interest | money }} is interest.
    change: Each day later adds to the interest.
charts:
  - kind: split
    when: interest > 0
    say: The interest is {{ interest | money }} of {{ total | money }}.
    unit: USD
    parts:
      - { label: Owed, value: owed }
      - { label: Interest, value: interest }
# What would change the answer and is left out.
not_covered:
  - Laws that limit the rate.
next_steps:
  - text: Send the figures to the other side.
# Proof: work the figures out by hand before you run the check. Every answer, refusal and chart is reached by a case.
cases:
  - name: seventy-three days late
    today: 2026-01-15
    answers: { owed: 1000, rate: 10, due: 2025-01-01, paid: 2025-03-15 }
    derivation: >-
      January has 30 days left, February 28, and 15 of March make 73, a fifth of 365. 10 percent of 1000 is 100 a year, a fifth of it 20.00.
    expect: { values: { days: 73, interest: 20, total: 1020 }, has: ["$1,020.00", "$20.00"] }
  - name: on the day
    from: seventy-three days late
    answers: { paid: 2025-01-01 }
    derivation: No day, no interest.
    expect: { values: { days: 0, interest: 0, total: 1000 }, has: [Nothing is added] }
# Rules the figures obey, tried out on many inputs.
holds:
  - { say: total never falls as rate rises, from: 0, to: 100 }
`;

const CHECKER = `# yaml-language-server: $schema=../../schemas/checker.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
id: %ID%
version: "1.0"
# Two parts of the title, and an icon from lucide.dev/icons.
entry: { icon: %ICON%, primary: %PRIMARY%, secondary: Checker }
# The first address is the main one; the others lead to the same page.
slugs: [%SLUG%]
synonyms: []
related: []
about:
  makes: Whether a notice comes in time under a contract.
  minutes: 2
  have_ready:
    - The contract, and the day of the notice
  suits:
    - People whose contract says how many days before its end a notice is due
  not_for:
    - Notices whose time only a statute sets
# What the visitor is asked: seven questions at most. \`unsure: true\` offers "I am not sure yet".
steps:
  - id: facts
    title: What does the contract say?
    fields:
      - { id: ends, kind: date, label: When does the contract end? }
      - { id: before, kind: number, unit: day, label: How many days before that is notice due?, min: 1, max: 366, unsure: true }
      - { id: given, kind: date, label: When is the notice given?, default: today }
# Answers that contradict each other. With \`stop\` the visitor must change one; without it, may keep it.
checks:
  - { id: late, when: given > ends, at: given, say: The notice is given after the contract has ended. Is that right? }
# Numbers of law come from catalog/law and never stand here. With a table there, these lines choose the row in force:
#   keyed_on: given
#   law: { place: state, topics: [name_of_the_topic] }
# and formulas read law.name_of_the_topic.name_of_the_column.
# The steps, in their order; each sees those above it. They are shown to the visitor in words and in figures.
compute:
  - id: last_day
    label: Last day for the notice
    is: ends - before * duration("P1D")
    why: Counted back from the end of the contract.
  - id: spare
    label: Days to spare
    unit: day
    is: (last_day - given).days
    why: Below zero, the notice is late.
# A table of rules: exactly one row fits. A cell is a test, such as ">= 0", a list of options, or "-" for anything.
rules:
  - id: outcome
    label: What the rules say
    hit: unique
    inputs: [spare]
    outputs: [name]
    rows:
      - { if: [">= 0"], then: [in_time], why: The last day is not over. }
      - { if: ["< 0"], then: [too_late], why: The last day is over. }
# The first that fits is given. An honest checker says when it cannot tell.
answer:
  - when: before = null
    verdict: cannot_tell
    say: We cannot tell without the number of days in your contract.
    change: Look for a clause about its end, and answer the question.
  - when: outcome.name = "in_time"
    verdict: yes
    say: Yes. The last day for the notice is {{ last_day | long date }}.
    change: It would be late after that day.
  - verdict: no
    say: No. The last day for the notice was {{ last_day | long date }}.
    change: It would be in time on or before that day.
# What would change the answer and is left out.
not_covered:
  - Laws that give more time than the contract.
# A "no" needs at least two ways on.
next_steps:
  - text: Give the notice now, for the next time the contract can end.
  - text: Ask the other side to accept a late notice, in writing.
# Proof: work the outcome out by hand before you run the check. Every answer and refusal is reached by a case.
cases:
  - name: on the last day
    today: 2026-01-15
    answers: { ends: 2026-06-30, before: 30, given: 2026-05-31 }
    derivation: Thirty days before 30 June is 31 May.
    expect: { verdict: yes, values: { last_day: 2026-05-31, spare: 0 }, has: ["May 31, 2026"] }
  - name: one day late
    from: on the last day
    answers: { given: 2026-06-01 }
    derivation: One day after 31 May.
    expect: { verdict: no, values: { spare: -1 } }
  - name: nobody knows how many days
    from: on the last day
    answers: { before: { unsure: true } }
    derivation: Without the number there is no last day.
    expect: { verdict: cannot_tell }
`;

const KIND = /\s+(calculator|checker)$/i;

/** The text of a new calculator or checker that already passes the check, its id and its address. */
export const newTool = ({ kind, name, icon }: NewTool) => {
  const words = name.trim().replace(KIND, "").split(/\s+/).map(capitalized);
  const id = idOfName(words.join(" "));
  const slug =
    kind === "checker"
      ? `${id}-checker`
      : `${idOfName(words.join(" ")).split("-").map(capitalized).join("-")}-Calculator`;
  const values: Readonly<Record<string, string>> = {
    ID: id,
    ICON: icon,
    PRIMARY: nameInYaml(words.join(" ")),
    SLUG: slug,
  };
  const template = kind === "checker" ? CHECKER : CALCULATOR;
  return { id, slug, text: template.replace(/%([A-Z]+)%/g, (_mark, key: string) => values[key] ?? "") };
};
