/**
 * What a formula can come to while one column of the law is unknown, as a set of bits.
 *
 * `LOST` is null because the column is unknown. The three below it are values somebody made of that null: a test such as
 * `x = null` or `count(x) = 0` that decides although nobody read the law.
 */
export type Outcomes = number;

export const TRUE = 1;
export const FALSE = 2;
export const VALUE = 4;
/** Null for another reason, such as a question without an answer. */
export const NULL = 8;
export const LOST = 16;
export const MADE_TRUE = 32;
export const MADE_FALSE = 64;
export const MADE_VALUE = 128;

export const MADE: Outcomes = MADE_TRUE | MADE_FALSE | MADE_VALUE;
export const ANYTHING: Outcomes = TRUE | FALSE | VALUE | NULL;

const ALL = [TRUE, FALSE, VALUE, NULL, LOST, MADE_TRUE, MADE_FALSE, MADE_VALUE];

const each = (outcomes: Outcomes): readonly number[] => ALL.filter((one) => (outcomes & one) !== 0);

/** What comes of every outcome in turn. */
export const mapOutcomes = (outcomes: Outcomes, apply: (one: number) => Outcomes): Outcomes =>
  each(outcomes).reduce((all, one) => all | apply(one), 0);

/** Three-valued `and` and `or`: the first of the order that occurs is the outcome. */
const chain =
  (order: readonly number[], last: number) =>
  (outcomes: readonly Outcomes[]): Outcomes => {
    const pair = (a: number, b: number): number =>
      order.find((one) => one === asTruth(a) || one === asTruth(b)) ?? last;
    return outcomes.reduce((sum, next) => mapOutcomes(sum, (a) => mapOutcomes(next, (b) => pair(a, b))), last);
  };

/** A value that is neither true nor false leaves a condition open. */
const asTruth = (one: number): number => (one === VALUE ? NULL : one === MADE_VALUE ? LOST : one);

export const both = chain([FALSE, MADE_FALSE, LOST, NULL, MADE_TRUE], TRUE);
export const either = chain([TRUE, MADE_TRUE, LOST, NULL, MADE_FALSE], FALSE);

const OPPOSITE = new Map([
  [TRUE, FALSE],
  [FALSE, TRUE],
  [MADE_TRUE, MADE_FALSE],
  [MADE_FALSE, MADE_TRUE],
]);

export const opposite = (outcomes: Outcomes): Outcomes =>
  mapOutcomes(outcomes, (one) => OPPOSITE.get(one) ?? asTruth(one));

/** Whether there is a value at all. */
export const known = (outcomes: Outcomes): Outcomes =>
  mapOutcomes(outcomes, (one) => {
    if (one === LOST) return MADE_FALSE;
    if (one === NULL) return FALSE;
    return (one & MADE) !== 0 ? MADE_TRUE : TRUE;
  });

/** Null as soon as an operand is; `made` is what comes of an operand that was made of a null. */
export const strict = (outcomes: readonly Outcomes[], clean: Outcomes, made: Outcomes): Outcomes => {
  const together = outcomes.reduce((all, one) => all | one, 0);
  const canBe = (bits: Outcomes): boolean => outcomes.every((one) => (one & bits) !== 0);
  const isValue = TRUE | FALSE | VALUE;
  return (
    (together & LOST) |
    (together & NULL) |
    (canBe(isValue) ? clean : 0) |
    ((together & MADE) !== 0 && canBe(isValue | MADE) ? made : 0)
  );
};
