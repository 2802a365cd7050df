import type { Problem } from "../../src/model/problem.ts";
import { createCatalog } from "../../src/compiler/catalog/catalog.ts";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";

/** A small document without problems; tests change one thing in it and expect one problem. */
export const baseDocument = `id: sample
version: "0.9"
entry: { icon: shield-check, primary: Sample, secondary: Agreement }
slugs: [create-a-sample]
esign: allowed
about: { makes: An agreement between two parties., minutes: 5 }
roles:
  helper: { one: Helper, many: Helpers }
screen:
  - { id: minor, ask: Are you under eighteen?, exit_when: minor = true, say: Ask a parent to do this with you. }
steps:
  - id: people
    title: Who signs?
    fields:
      - { id: owner, kind: party, label: Who owns it? }
      - { id: helpers, kind: parties, min: 1, max: 4, label: Who helps?, role: helper }
  - id: deal
    title: What is agreed?
    fields:
      - { id: start, kind: date, label: When does it start?, default: today }
      - id: term
        kind: choice
        label: How long does it last?
        options:
          - { is: fixed, label: A number of years }
          - { is: open, label: Until one of you ends it }
        default: fixed
      - { id: years, kind: number, unit: year, when: term = "fixed", label: "How many years?", min: 1, max: 9, default: 3 }
      - { id: pets, kind: yes_no, label: Are there pets? }
      - id: jobs
        kind: list
        label: What has to be done?
        item: job
        min: 0
        optional: true
        fields:
          - { id: name, kind: text, label: What is it? }
checks:
  - { id: long, when: years > 5, at: years, say: More than five years is long. }
document:
  opening: >-
    This {{ title }} (this "Agreement") begins on {{ start | long date }} between {{ owner | described }} and
    {{ helpers | described }}.
  clauses:
    - id: duties
      title: Work
      plain: The helper must do the listed work.
      defines: [Work]
      text: >-
        "Work" means what the {{ helper: Helper does / Helpers do }} under this Agreement. The Work is done with care.
    - id: animals
      when: pets = true
      title: Pets
      plain: The helper looks after pets, too.
      text: >-
        {{ Ref duties }} includes feeding the pets.
    - id: length
      title: Length
      plain: The work lasts as long as stated.
      variants:
        - when: term = "fixed"
          text: >-
            This Agreement lasts {{ years | words }}.
        - text: >-
            This Agreement lasts until one of the parties ends it.
    - id: each_job
      each: job in jobs
      title: >-
        Job {{ job.name }}
      plain: Each job is part of the work.
      text: >-
        {{ job.name }} is part of the Work.
  signatures: { each: [owner, helpers] }
cases:
  - name: two people and a cat
    today: 2026-11-20
    answers:
      minor: false
      owner: { kind: person, name: Ann Poe, address: "1 High St, Dover, DE 19901" }
      helpers: [{ kind: person, name: Bo Roe, address: "2 Main St, Akron, OH 44301" }]
      pets: true
      years: 6
      jobs: [{ name: Painting }]
    expect:
      numbers: { length: "3" }
      has: [six (6) years, Section 1 includes]
      warnings: [long]
  - name: no end
    from: two people and a cat
    answers: { term: open, pets: false }
    expect: { lacks: [pets] }
  - name: too young
    today: 2026-11-20
    answers: { minor: true }
    expect: { exit: minor }
`;

export const BASE_PATH = "catalog/documents/sample/document.yaml";

/** Compiles a catalog of these files. */
export const compileFiles = (
  files: { readonly [path: string]: string },
  icons?: readonly string[],
): CompiledCatalog => {
  const catalog = createCatalog(icons ? { icons } : {});
  for (const [path, text] of Object.entries(files)) catalog.set(path, text);
  return catalog.compile();
};

/** The problems of the base document after replacing some of its text; every replacement must match. */
export const problemsAfter = (...changes: readonly (readonly [from: string, to: string])[]): readonly Problem[] => {
  let text = baseDocument;
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`unknown words in the base document: ${from}`);
    text = text.replace(from, () => to);
  }
  return compileFiles({ [BASE_PATH]: text }).problems;
};
