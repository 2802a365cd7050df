import type { Value } from "../../../values/value.ts";
import { unaryOperator } from "../linker.ts";
import type { OperatorLink, OperatorTable } from "../linker.ts";

/** `decisive` ends the chain; otherwise an unknown operand makes the result unknown. */
const logicalChain =
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

const conditional: OperatorLink = (operands, place, link) => {
  const condition = link(operands[0], place);
  const yes = link(operands[1], place);
  const no = link(operands[2], place);
  return (run) => (condition(run) === true ? yes(run) : no(run));
};

/** Three-valued logic; null means "not known yet". */
export const logicOperators: OperatorTable = {
  and: logicalChain(false),
  or: logicalChain(true),
  not: unaryOperator((x) => (typeof x === "boolean" ? !x : null)),
  if: conditional,
};
