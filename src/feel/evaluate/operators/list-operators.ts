import { isDecimal } from "../../../values/decimal.ts";
import type { Value } from "../../../values/value.ts";
import { isList } from "../value-kinds.ts";
import { boundedList } from "../bounded-list.ts";
import { toWholeNumber, wholeDecimal } from "../whole-number.ts";
import type { LinkFormula, OperatorLink, OperatorTable, LinkContext } from "../linker.ts";
import { MAX_LIST_LENGTH, nullBecause, spendSteps } from "../evaluation-state.ts";
import type { EvaluationState, EvaluationStep } from "../evaluation-state.ts";
import type { Ast } from "../ast.ts";

const list: OperatorLink = (operands, place, link) => {
  const steps = operands.map((operand) => link(operand, place));
  return (run) => {
    if (!spendSteps(run, steps.length)) return null;
    return boundedList(
      steps.map((step) => step(run)),
      run,
    );
  };
};

const upward = (low: number, count: number): readonly Value[] =>
  Array.from({ length: count }, (_, i) => wholeDecimal(low + i));

const downward = (low: number, count: number): readonly Value[] =>
  Array.from({ length: count }, (_, i) => wholeDecimal(low - i));

const seq: OperatorLink = (operands, place, link) => {
  const first = link(operands[0], place);
  const last = link(operands[1], place);
  return (run) => {
    const low = first(run);
    const high = last(run);
    if (low === null || high === null) return null;
    if (!isDecimal(low) || !isDecimal(high)) return nullBecause(run, "wrong_type");
    const from = toWholeNumber(low);
    const to = toWholeNumber(high);
    if (from === null || to === null) return nullBecause(run, "too_long");
    const count = Math.abs(to - from) + 1;
    if (count > MAX_LIST_LENGTH || !spendSteps(run, count)) return nullBecause(run, "too_long");
    return from <= to ? upward(from, count) : downward(from, count);
  };
};

const join: OperatorLink = (operands, place, link) => {
  const listOperators = link(operands[0], place);
  return (run) => {
    const found = listOperators(run);
    if (!isList(found)) return null;
    const entries = found.flatMap((entry) => (isList(entry) ? entry : [entry]));
    return spendSteps(run, entries.length) ? boundedList(entries, run) : null;
  };
};

const index: OperatorLink = (operands, place, link) => {
  const entries = link(operands[0], place);
  const wanted = link(operands[1], place);
  return (run) => {
    const found = entries(run);
    const number = toWholeNumber(wanted(run));
    if (!isList(found) || number === null || number === 0) return null;
    return found[number > 0 ? number - 1 : found.length + number] ?? null;
  };
};

/** Calls `turn` for each entry with the entry bound, until `turn` stops it or the budget is spent. */
const eachEntry = (
  run: EvaluationState,
  slot: number,
  entries: readonly Value[],
  turn: (entry: Value) => boolean,
): boolean => {
  for (const entry of entries) {
    if (!spendSteps(run, 1)) return false;
    run.locals[slot] = entry;
    if (!turn(entry)) return true;
  }
  return true;
};

type Loop = (run: EvaluationState, entries: readonly Value[], body: EvaluationStep, slot: number) => Value;

const filtered: Loop = (run, entries, body, slot) => {
  const kept: Value[] = [];
  const whole = eachEntry(run, slot, entries, (entry) => {
    if (body(run) === true) kept.push(entry);
    return true;
  });
  return whole ? boundedList(kept, run) : null;
};

const quantified =
  (decisive: boolean): Loop =>
  (run, entries, body, slot) => {
    let result: Value = !decisive;
    const whole = eachEntry(run, slot, entries, () => {
      const value = body(run);
      if (value === decisive) result = decisive;
      else if (value !== !decisive) result = null;
      return value !== decisive;
    });
    return whole ? result : null;
  };

const mapped: Loop = (run, entries, body, slot) => {
  const made: Value[] = [];
  const whole = eachEntry(run, slot, entries, () => {
    made.push(body(run));
    return true;
  });
  return whole ? boundedList(made, run) : null;
};

const looping =
  (loop: Loop) =>
  (
    name: Ast | undefined,
    source: Ast | undefined,
    body: Ast | undefined,
    place: LinkContext,
    link: LinkFormula,
  ): EvaluationStep => {
    const entries = link(source, place);
    const bound = [...place.bound, typeof name === "string" ? name : ""];
    const inner = link(body, { ...place, bound });
    const slot = place.bound.length;
    return (run) => {
      const found = entries(run);
      if (isList(found)) return loop(run, found, inner, slot);
      return found === null ? null : nullBecause(run, "wrong_type");
    };
  };

const named = (loop: Loop): OperatorLink => {
  const linkLoop = looping(loop);
  return (operands, place, link) => linkLoop(operands[0], operands[1], operands[2], place, link);
};

const filter: OperatorLink = (operands, place, link) =>
  looping(filtered)("item", operands[0], operands[1], place, link);

/** List and loop operators; each iteration is charged to the step budget. */
export const listOperators: OperatorTable = {
  list,
  seq,
  join,
  index,
  filter,
  some: named(quantified(true)),
  every: named(quantified(false)),
  for: named(mapped),
};
