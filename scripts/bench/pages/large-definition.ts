import { ask, form, formula, is, num, options, answerPart, step } from "../../../tests/forms/hand-made.ts";
import type { DocumentDefinition } from "../../../src/model/definition.ts";
import type { ClausePlan } from "../../../src/model/document-plan.ts";
import type { Field } from "../../../src/model/field.ts";
import { bareDefinition } from "./bare-definition.ts";
import {
  AFTER,
  BEFORE,
  CHOICES,
  CLAUSE_SIZE,
  kindOf,
  labelOf,
  MAX_NUMBER,
  OPEN_WORD,
  questionsOf,
} from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";

const NUMBER_LIMITS = { min: formula(num("0")), max: formula(num(String(MAX_NUMBER))) };

const KINDS: Readonly<Record<ReturnType<typeof kindOf>, Partial<Field>>> = {
  text: {},
  number: NUMBER_LIMITS,
  choice: { options: options(...CHOICES) ?? [] },
};

const question = (id: string, more: Partial<Field> = {}): Field =>
  ask(id, kindOf(id), { label: [labelOf(id)], ...KINDS[kindOf(id)], ...more });

const bare = (id: string): Omit<ClausePlan, "variants"> => ({
  id,
  detail: 1,
  defines: [],
  clauses: [],
  sources: [],
  fields: [],
});

const subclause = (id: string, control: string | null): ClausePlan => ({
  ...bare(`sub_${id}`),
  ...(control === null ? {} : { when: is(control, OPEN_WORD) }),
  variants: [{ text: [BEFORE, answerPart(id), AFTER], items: [], join: "none" }],
  fields: [id],
});

const clausesOf = (section: LargeSection): readonly ClausePlan[] => {
  const ids = questionsOf(section);
  return Array.from({ length: ids.length / CLAUSE_SIZE }, (_, index) => {
    const own = ids.slice(index * CLAUSE_SIZE, (index + 1) * CLAUSE_SIZE);
    return {
      ...bare(`${section.id}_clause${index}`),
      title: [`Matter ${index + 1} of part ${section.id}`],
      plain: ["What it means in plain words."],
      variants: [],
      clauses: own.map((id) => subclause(id, section.conditional.includes(id) ? section.control : null)),
    };
  });
};

/** The questions as a definition, with a document that prints every answer. */
export const largeDefinition = (sections: readonly LargeSection[]): DocumentDefinition => ({
  ...bareDefinition,
  id: "large",
  steps: form(
    sections.map(({ id, control, plain, conditional }) =>
      step(id, [
        question(control),
        ...plain.map((name) => question(name)),
        ...conditional.map((name) => question(name, { when: is(control, OPEN_WORD) })),
      ]),
    ),
  ).steps,
  document: { ...bareDefinition.document, title: ["Agreement"], clauses: sections.flatMap(clausesOf) },
});
