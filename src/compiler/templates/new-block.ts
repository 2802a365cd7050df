import { idOfName, nameInYaml } from "./name-in-yaml.ts";

const TEMPLATE = `# yaml-language-server: $schema=../../../schemas/block.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
id: %ID%
# Heading of its step, where a document uses it as one.
title: %TITLE%
# What a document supplies: a role, a fixed choice, a flag, a clause to refer to, or a question of a kind.
parameters:
  keeper: { kind: role, side: first }
# Terms that the document must define.
terms: [Agreement]
# Its questions. Their ids in a document begin with the name of the block: %NAME%_days.
questions:
  - { id: days, kind: number, unit: day, label: How many days of notice are needed?, min: 2, max: 60, default: 14 }
clauses:
  # A clause with the block's own name keeps that name in the document.
  - id: %NAME%
    title: %TITLE%
    plain: One side must give notice this many days in advance.
    text: Under this Agreement, the {{ keeper }} must give notice {{ days | words }} in advance.
    clauses:
      # Printed from this level of detail on; a clause without \`detail\` is printed at every level.
      - { id: writing, detail: 4, plain: Notice must be in writing., text: The notice must be in writing. }
# Proof: every clause is printed by some case. Add one each for a brief, a standard and a full text.
cases:
  - name: standard
    today: 2026-01-15
    answers: { days: 10 }
    expect: { numbers: { writing: "1.2" }, has: [ten (10) days] }
  - name: brief
    from: standard
    level_of_detail: 2
    expect: { lacks: [in writing] }
`;

/** The text of a new block, and its id. */
export const newBlock = (name: string): { readonly id: string; readonly text: string } => {
  const id = idOfName(name);
  const values: Readonly<Record<string, string>> = { ID: id, TITLE: nameInYaml(name), NAME: id.replaceAll("-", "_") };
  return { id, text: TEMPLATE.replace(/%([A-Z]+)%/g, (_mark, key: string) => values[key] ?? "") };
};
