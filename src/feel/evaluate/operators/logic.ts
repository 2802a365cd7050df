import type { Value } from "../../../values/value.ts";
import { unary } from "../linker.ts";
import type { OperatorLink, OperatorTable } from "../linker.ts";

/** `decisive` ends the chain; otherwise an operand that is not known makes the whole not known. */
const chain =
  (decisive: boolean): OperatorLink =>
  (operands, place, link) => {
    const steps = operands.map((operand) => link(operand, place));
    return (run) => {
      let result: Value = !decisive;
      for (const step of steps) {
        const value = step(run);
        if (value === decisive) return decisive;
        if (value !== !decisive) result = null;
      }
      return result;
    };
  };

const choose: OperatorLink = (operands, place, link) => {
  const condition = link(operands[0], place);
  const yes = link(operands[1], place);
  const no = link(operands[2], place);
  return (run) => (condition(run) === true ? yes(run) : no(run));
};

/** Three-valued logic: null is "not known yet". */
export const logic: OperatorTable = {
  and: chain(false),
  or: chain(true),
  not: unary((x) => (typeof x === "boolean" ? !x : null)),
  if: choose,
};
