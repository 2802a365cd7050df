import { ask, form, formula, is, num, step } from "../../../tests/forms/hand-made.ts";
import type { Field } from "../../../src/model/field.ts";
import { bareDefinition } from "./bare-definition.ts";
import type { DocumentDefinition } from "../../../src/model/definition.ts";

const SECTIONS = 25;
const PLAIN = 19;
const CONDITIONAL = 20;

/** What has to be typed into the first question of a section to see its conditional ones. */
export const OPEN_WORD = "yes";

/** Section whose conditional questions start hidden. */
export const CLOSED_SECTION = 12;

export type LargeSection = {
  readonly id: string;
  readonly control: string;
  readonly plain: readonly string[];
  readonly conditional: readonly string[];
};

/** 25 sections of 40 questions: one that controls, 19 that always show, 20 that show when the first one says "yes". */
export const sections: readonly LargeSection[] = Array.from({ length: SECTIONS }, (_, at) => ({
  id: `s${at}`,
  control: `s${at}_more`,
  plain: Array.from({ length: PLAIN }, (_unused, place) => `s${at}_p${place}`),
  conditional: Array.from({ length: CONDITIONAL }, (_unused, place) => `s${at}_c${place}`),
}));

export const labelOf = (id: string): string => `Answer for the question ${id}`;

/** Every third question is a number from 0 to 1,000,000; the others are lines of text. */
export const isNumber = (id: string): boolean => Number(/\d+$/.exec(id)?.[0] ?? 0) % 3 === 2;

export const MOST = 1_000_000;

const question = (id: string, more: Partial<Field> = {}): Field =>
  isNumber(id) && id.includes("_")
    ? ask(id, "number", { label: [labelOf(id)], min: formula(num("0")), max: formula(num(String(MOST))), ...more })
    : ask(id, "text", { label: [labelOf(id)], ...more });

/** The same 1,000 questions with 500 conditions, as a definition. */
export const largeForm: DocumentDefinition = {
  ...bareDefinition,
  steps: form(
    sections.map(({ id, control, plain, conditional }) =>
      step(id, [
        question(control),
        ...plain.map((name) => question(name)),
        ...conditional.map((name) => question(name, { when: is(control, OPEN_WORD) })),
      ]),
    ),
  ).steps,
  id: "large",
};
