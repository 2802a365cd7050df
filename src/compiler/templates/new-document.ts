import { nameInYaml } from "./name-in-yaml.ts";

/** The author's input for a new document. */
export type NewPage = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly tag: string;
  readonly icon: string;
};

const titled = (name: string): string => name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const TEMPLATE = `# yaml-language-server: $schema=../../../schemas/document.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
id: %ID%
# Below 1.0 it is a draft. From 1.0 on, at least four cases must prove it.
version: "0.1"
# Two parts of the title, and an icon from lucide.dev/icons.
entry: { icon: %ICON%, primary: %PRIMARY%, secondary: %SECONDARY% }
# The first address is the main one; the others lead to the same page.
slugs: [%SLUG%]
nav: { category: %CATEGORY%, order: 900 }
tags: [%TAG%]
# Other words people type when they look for this.
synonyms: []
related: []
esign:
  allowed: allowed
  reason: A contract may be signed electronically under the federal E-SIGN Act.
  source: { cite: 15 U.S.C. § 7001(a), href: "https://www.law.cornell.edu/uscode/text/15/7001" }
about:
  makes: A written agreement between two people or companies.
  minutes: 5
  have_ready:
    - Legal names and addresses of both sides
  suits:
    - Two sides who have agreed and want it in writing
  not_for:
    - Matters that are already before a court
# What the visitor is asked: steps with up to seven questions each.
steps:
  - id: parties
    title: Who signs?
    fields:
      - { id: parties, kind: parties, min: 2, max: 4, label: The parties, item: party, reuse: true }
  - id: terms
    title: What have you agreed?
    fields:
      - id: subject
        kind: phrase
        label: What is the agreement about?
        hint: A few words are enough.
      - { id: start, kind: date, label: When does it start?, default: today }
      - id: fee
        kind: yes_no
        label: Will money be paid?
      # Asked only when the answer above is yes.
      - { id: amount, kind: money, unit: USD, when: fee, label: How much? }
# What the document says. A clause with \`when\` is left out, and the rest renumber, when that is not true.
document:
  title: %NAME%
  opening: >-
    This {{ title }} (this "Agreement") takes effect on {{ start | long date }} between {{ parties | described }}.
    Each of them is a "Party".
  clauses:
    - id: subject_matter
      title: What this is about
      plain: The parties agree on the matter named here.
      text: >-
        The Parties agree on {{ subject }} on the terms of this Agreement.
    - id: payment
      when: fee
      title: Payment
      plain: The party that owes the payment must pay it on the first day.
      text: >-
        The Party that owes the payment must pay {{ amount | money words }} on the date this Agreement takes effect.
    # Shared clauses from catalog/blocks.
    - { use: whole-agreement }
  signatures:
    text: Each Party signs on the date beside its name.
    groups: [{ field: parties }]
next_steps:
  - text: Give every party a signed copy.
# Proof: answers, and what the document must then say. Work the expected words out before you run the check.
cases:
  - name: two people, no money
    today: 2026-01-15
    answers:
      parties:
        - { kind: person, name: Ann Poe, address: "1 High St, Dover, DE 19901" }
        - { kind: person, name: Bo Roe, address: "2 Main St, Akron, OH 44301" }
      subject: the use of a garden
      fee: false
    expect:
      has: ["January 15, 2026", the use of a garden]
      lacks: [Payment]
  - name: with a payment
    today: 2026-01-15
    answers:
      parties:
        - { kind: person, name: Ann Poe, address: "1 High St, Dover, DE 19901" }
        - { kind: person, name: Bo Roe, address: "2 Main St, Akron, OH 44301" }
      subject: the use of a garden
      fee: true
      amount: 250
    expect:
      numbers: { payment: "2" }
      has: ["$250.00"]
`;

/** The text of a definition for a new document, and its address. */
export const newDocument = (page: NewPage): { readonly text: string; readonly slug: string } => {
  const words = titled(page.name).split(/\s+/);
  const article = /^[aeiou]/.test(page.id) ? "an" : "a";
  const slug = `create-${article}-${page.id}`;
  const values: Readonly<Record<string, string>> = {
    ID: page.id,
    NAME: JSON.stringify(titled(page.name)),
    ICON: page.icon,
    PRIMARY: nameInYaml(words.slice(0, -1).join(" ") || words[0] || page.name),
    SECONDARY: words.length > 1 ? nameInYaml(words.at(-1) ?? "") : "Document",
    SLUG: slug,
    CATEGORY: page.category,
    TAG: page.tag,
  };
  return { text: TEMPLATE.replace(/%([A-Z]+)%/g, (_mark, key: string) => values[key] ?? ""), slug };
};
