/** A generated file of the catalog. */
export type GeneratedFile = { readonly path: string; readonly text: string };

const nouns = ["garden", "boat", "studio", "barn", "workshop", "cabin", "garage", "orchard", "kiosk", "stable"];

const question = (n: number): string =>
  [
    `      - { id: wants_${n}, kind: yes_no, label: "Is rule ${n} part of it?", hint: Answer yes if it is. }`,
    `      - { id: sum_${n}, kind: money, when: wants_${n} = true, label: "How much do the guests pay for rule ${n}?", min: 1, max: 100000 }`,
  ].join("\n");

const clause = (n: number): string => `    - id: rule_${n}
      when: wants_${n} = true
      title: Rule ${n}
      plain: The guests pay this amount for the rule.
      text: >-
        The Guest pays {{ sum_${n} | money }} for rule ${n} before {{ start | long date }}. {{ Ref use }} stays as it is, and the
        Guest keeps a receipt for as long as this Agreement lasts.`;

const answers = (count: number): string =>
  Array.from({ length: count }, (_, n) => `      wants_${n}: true\n      sum_${n}: ${100 + n}`).join("\n");

type Parts = { readonly number: number; readonly noun: string; readonly rules: readonly number[] };

const formOf = ({ number, noun, rules }: Parts): string => `id: generated-${number}
version: "0.9"
entry: { icon: file-text, primary: Use of a ${noun} ${number}, secondary: "" }
slugs: [create-a-generated-${number}]
esign: allowed
about: { makes: An agreement on the use of a ${noun}., minutes: 6, have_ready: [The names of both sides] }
roles: { guest: { one: Guest, many: Guests } }
screen:
  - { id: sale_${number}, ask: "Will the owner sell the ${noun}?", exit_when: sale_${number} = true, say: This agreement is about use. Choose a bill of sale. }
steps:
  - id: people
    title: Who takes part?
    fields:
      - { id: host, kind: party, label: "Who owns the ${noun}?" }
      - { id: guests, kind: parties, min: 1, max: 4, label: Who may use it?, role: guest }
      - { id: start, kind: date, label: When does it begin?, default: today }
      - id: term
        kind: choice
        label: How long does it last?
        options:
          - { is: fixed, label: A number of months }
          - { is: open, label: Until one of you ends it }
        default: fixed
      - { id: months, kind: number, unit: month, when: term = "fixed", label: "How many months?", min: 1, max: 60, default: 6 }
      - { id: purpose, kind: phrase, label: What will they do there?, hint: Say it in a few words. }
  - id: rules
    title: Which rules hold?
    fields:
${rules.slice(0, 3).map(question).join("\n")}
  - id: more_rules
    title: Which further rules hold?
    fields:
${rules.slice(3, 6).map(question).join("\n")}
${rules.length > 6 ? `  - id: last_rules\n    title: Which other rules hold?\n    fields:\n${rules.slice(6).map(question).join("\n")}\n` : ""}checks:
  - { id: long, when: months > 24, at: months, say: More than two years is unusual. }
`;

const documentOf = ({ noun, rules }: Parts): string => `document:
  opening: >-
    This {{ title }} (this "Agreement") begins on {{ start | long date }} between {{ host | described }} (the "Host") and
    {{ guests | described }}.
  recitals:
    - The Host owns the ${noun} and lets it be used for {{ purpose }}.
  clauses:
    - id: use
      title: Use
      plain: The guests may use the ${noun} for one purpose.
      text: >-
        The {{ guest: Guest uses / Guests use }} the ${noun} for {{ purpose }} only. The {{ guest: Guest / Guests }} must
      items:
        - keep it clean and dry
        - tell the Host about damage within a day
        - give it back in good order
    - id: length
      title: Length
      plain: The agreement lasts as long as stated.
      variants:
        - when: term = "fixed"
          text: >-
            This Agreement lasts {{ months | words }} from the day it begins.
        - text: >-
            This Agreement lasts until the Host or a Guest ends it in writing. {{ Ref use }} holds until then.
${rules.map(clause).join("\n")}
    - id: end
      title: End
      plain: The host is free once the agreement ends.
      text: >-
        When this Agreement ends, {{ ref use }} and {{ ref length }} no longer bind the Host.
  signatures: { each: [host, guests] }
next_steps:
  - { text: Sign before the first day., due: start }
`;

const casesOf = ({ number, rules }: Parts): string => `cases:
  - name: every rule
    today: 2026-11-20
    answers:
      sale_${number}: false
      host: { kind: person, name: Ann Poe, address: "1 High St, Dover, DE 19901" }
      guests: [{ kind: person, name: Bo Roe, address: "2 Main St, Akron, OH 44301" }]
      start: 2026-12-01
      months: 30
      purpose: small parties
${answers(rules.length)}
    expect: { numbers: { end: "${rules.length + 3}" }, has: [thirty (30) months], warnings: [long] }
  - name: no rule and no end
    from: every rule
    answers: { term: open, ${rules.map((n) => `wants_${n}: false`).join(", ")} }
    expect: { numbers: { end: "3" }, lacks: [receipt] }
  - { name: a sale, today: 2026-11-20, answers: { sale_${number}: true }, expect: { exit: sale_${number} } }
`;

/**
 * A document of typical size: about twenty questions, a dozen clauses with conditions, variants, references and
 * defined terms, and two cases. Each number gives a different text, and none has a problem.
 */
export const generatedDefinition = (number: number): GeneratedFile => {
  const noun = nouns[number % nouns.length]!;
  const parts = { number, noun, rules: [...Array.from({ length: 6 + (number % 3) }).keys()] };
  const text = `${formOf(parts)}${documentOf(parts)}${casesOf(parts)}`;
  return { path: `catalog/documents/generated-${number}/document.yaml`, text };
};
