/** One section: a controlling question, questions that are always shown, and twenty shown once it is answered "yes". */
export type LargeSection = {
  readonly id: string;
  readonly control: string;
  readonly plain: readonly string[];
  readonly conditional: readonly string[];
};

const PLAIN = 29;
const CONDITIONAL = 20;
const SECTION_SIZE = 1 + PLAIN + CONDITIONAL;

/** The answer to a section's first question that shows its conditional questions. */
export const OPEN_WORD = "yes";

/** Index of the section whose conditional questions start hidden. */
export const CLOSED_SECTION = 4;

/** The sections of a form of that many questions; a multiple of 50. */
export const sectionsOf = (questions: number): readonly LargeSection[] =>
  Array.from({ length: questions / SECTION_SIZE }, (_, at) => ({
    id: `s${at}`,
    control: `s${at}_more`,
    plain: Array.from({ length: PLAIN }, (_unused, index) => `s${at}_p${index}`),
    conditional: Array.from({ length: CONDITIONAL }, (_unused, index) => `s${at}_c${index}`),
  }));

export const questionsOf = ({ control, plain, conditional }: LargeSection): readonly string[] => [
  control,
  ...plain,
  ...conditional,
];

/** Whether a section's conditional questions are shown from the start. */
export const startsOpen = (at: number): boolean => at !== CLOSED_SECTION;

export const labelOf = (id: string): string => `Answer for the question ${id}`;

export type QuestionKind = "text" | "number" | "choice";

/** Of ten questions, six are lines of text, three numbers from 0 to 1,000,000, and one a choice of three. */
export const kindOf = (id: string): QuestionKind => {
  const place = /_[pc](\d+)$/.exec(id)?.[1];
  if (place === undefined) return "text";
  if (Number(place) % 10 === 9) return "choice";
  return Number(place) % 3 === 2 ? "number" : "text";
};

export const MAX_NUMBER = 1_000_000;

export const CHOICES: readonly string[] = ["First option", "Second option", "Third option"];

/** The error in an answer; null if there is none. */
export const errorOf = (id: string, typed: string): string | null => {
  if (typed.trim() === "") return `Enter ${labelOf(id)}`;
  if (kindOf(id) !== "number") return null;
  const number = Number(typed);
  if (Number.isNaN(number)) return `${labelOf(id)} must be a number`;
  return number < 0 || number > MAX_NUMBER ? `${labelOf(id)} must be between 0 and ${MAX_NUMBER}` : null;
};

/** The answers the form starts with: the controlling ones, so that all sections but one are open. */
export const firstAnswers = (sections: readonly LargeSection[]): { readonly [id: string]: string } =>
  Object.fromEntries(sections.map(({ control }, index) => [control, startsOpen(index) ? OPEN_WORD : ""]));

/** How many answers one clause of the document prints, each in a subclause of its own. */
export const CLAUSE_SIZE = 5;

/** Words of a subclause before and after its answer. */
export const BEFORE = "On this point the parties agree that the answer given, ";
export const AFTER = ", is complete and correct and binds both of them.";
