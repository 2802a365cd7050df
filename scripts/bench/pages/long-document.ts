import { ask, is, answerPart, step } from "../../../tests/forms/hand-made.ts";
import type { DocumentDefinition } from "../../../src/model/definition.ts";
import type { ClausePlan } from "../../../src/model/document-plan.ts";
import type { Text } from "../../../src/model/text.ts";
import { bareDefinition } from "./bare-definition.ts";

/** The question the bench types into; title and four clauses print its answer, as they would a party's name. */
export const TYPED = "tenant";

const CLAUSES = 160;
const STEPS = 10;
/** Questions of one step. */
export const QUESTIONS = 6;

const WORDS =
  "keeps the premises in good order and returns them at the end of the term as they were at the start except for wear from ordinary use and for damage that nobody could have kept away with due care and pays what is owed under this agreement on the day on which it falls due without waiting for a reminder and without any deduction that the law or this agreement does not allow";

const questions: readonly (readonly string[])[] = Array.from({ length: STEPS }, (_, at) =>
  Array.from({ length: QUESTIONS }, (_unused, index) => (at === 0 && index === 0 ? TYPED : `q${at}_${index}`)),
);

export const names: readonly string[] = questions.flat();

/** Which answer clause number `at` prints: the typed one in four of them, far apart. */
export const nameIn = (at: number): string => (at % 40 === 0 ? TYPED : names[1 + (at % (names.length - 1))]!);

export const titleOf = (at: number): string => `Duty number ${at + 1}`;

/** A clause before and after its answer. */
export const wordsOf = (at: number): readonly [before: string, after: string] => [
  `In matter ${at + 1} the party called `,
  ` ${WORDS}.`,
];

const clause = (at: number): ClausePlan => {
  const [before, after] = wordsOf(at);
  const text: Text = [before, answerPart(nameIn(at)), after];
  return {
    id: `c${at}`,
    title: [titleOf(at)],
    plain: ["What it means in plain words."],
    ...(at % 8 === 7 ? { when: is("q9_5", "x") } : {}),
    detail: 1,
    defines: [],
    variants: [{ text, items: [], join: "none" }],
    clauses: [],
    sources: [],
    fields: [nameIn(at)],
  };
};

/** About twenty pages: 160 clauses of some seventy words, beside sixty questions. */
export const longDocument: DocumentDefinition = {
  ...bareDefinition,
  steps: questions.map((ids, index) =>
    step(
      `s${index}`,
      ids.map((id) => ask(id, "text")),
    ),
  ),
  id: "long",
  document: {
    language: "en",
    numbering: "decimal",
    title: ["Agreement of ", answerPart(TYPED)],
    recitals: [],
    clauses: Array.from({ length: CLAUSES }, (_, index) => clause(index)),
    schedules: [],
  },
};

/** Every question answered, so that there are no blanks and the conditional clauses are included. */
export const longAnswers: { readonly [id: string]: string } = Object.fromEntries(
  names.map((name) => [name, name === "q9_5" ? "x" : `Answer ${name}`]),
);

export const clauseCount = CLAUSES;
