/**
 * The possible outcomes of a formula while one law column is unknown, as a bit set.
 *
 * `UNKNOWN` is null because of the column. The three `MASKED` outcomes are values derived from that null: a test such
 * as `x = null` or `count(x) = 0` that decides although the law is unknown.
 */
export type Outcomes = number;

export const TRUE = 1;
export const FALSE = 2;
export const VALUE = 4;
/** Null for another reason, such as an unanswered question. */
export const NULL = 8;
export const UNKNOWN = 16;
export const MASKED_TRUE = 32;
export const MASKED_FALSE = 64;
export const MASKED_VALUE = 128;

export const MASKED: Outcomes = MASKED_TRUE | MASKED_FALSE | MASKED_VALUE;
export const ANYTHING: Outcomes = TRUE | FALSE | VALUE | NULL;

const ALL = [TRUE, FALSE, VALUE, NULL, UNKNOWN, MASKED_TRUE, MASKED_FALSE, MASKED_VALUE];

const singleOutcomes = (outcomes: Outcomes): readonly number[] => ALL.filter((one) => (outcomes & one) !== 0);

/** Applies a function to each outcome and combines the results. */
export const mapOutcomes = (outcomes: Outcomes, apply: (one: number) => Outcomes): Outcomes =>
  singleOutcomes(outcomes).reduce((all, one) => all | apply(one), 0);

/** Three-valued `and` and `or`: the first outcome of the order that occurs decides. */
const chain =
  (order: readonly number[], last: number) =>
  (outcomes: readonly Outcomes[]): Outcomes => {
    const pair = (a: number, b: number): number =>
      order.find((one) => one === asTruth(a) || one === asTruth(b)) ?? last;
    return outcomes.reduce((sum, next) => mapOutcomes(sum, (a) => mapOutcomes(next, (b) => pair(a, b))), last);
  };

/** A value that is neither true nor false leaves a condition undecided. */
const asTruth = (one: number): number => (one === VALUE ? NULL : one === MASKED_VALUE ? UNKNOWN : one);

export const andOutcomes = chain([FALSE, MASKED_FALSE, UNKNOWN, NULL, MASKED_TRUE], TRUE);
export const orOutcomes = chain([TRUE, MASKED_TRUE, UNKNOWN, NULL, MASKED_FALSE], FALSE);

const OPPOSITE = new Map([
  [TRUE, FALSE],
  [FALSE, TRUE],
  [MASKED_TRUE, MASKED_FALSE],
  [MASKED_FALSE, MASKED_TRUE],
]);

export const notOutcomes = (outcomes: Outcomes): Outcomes =>
  mapOutcomes(outcomes, (one) => OPPOSITE.get(one) ?? asTruth(one));

/** The outcomes of testing whether a value is known. */
export const knownOutcomes = (outcomes: Outcomes): Outcomes =>
  mapOutcomes(outcomes, (one) => {
    if (one === UNKNOWN) return MASKED_FALSE;
    if (one === NULL) return FALSE;
    return (one & MASKED) !== 0 ? MASKED_TRUE : TRUE;
  });

/**
 * The outcomes of an operator that is null if any operand is null. `clean` are its outcomes for known operands, `made`
 * those for operands that mask an unknown.
 */
export const strictOutcomes = (outcomes: readonly Outcomes[], clean: Outcomes, made: Outcomes): Outcomes => {
  const together = outcomes.reduce((all, one) => all | one, 0);
  const canBe = (bits: Outcomes): boolean => outcomes.every((outcome) => (outcome & bits) !== 0);
  const isValue = TRUE | FALSE | VALUE;
  return (
    (together & UNKNOWN) |
    (together & NULL) |
    (canBe(isValue) ? clean : 0) |
    ((together & MASKED) !== 0 && canBe(isValue | MASKED) ? made : 0)
  );
};
