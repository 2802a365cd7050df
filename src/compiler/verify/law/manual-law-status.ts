import type { Ast } from "../../../feel/evaluate/ast.ts";
import type { NeededLaw } from "../../../model/definition.ts";
import { operationOf } from "../../formula/ast-parts.ts";
import { lawPath } from "../../logic/unknown-column.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { FormCheck } from "../check-inputs.ts";

type Test = { readonly name: string; readonly asks: string; readonly value: string };

/** Finds comparisons of a status or certainty with a value anywhere in a formula. */
const testsIn = (ast: Ast): readonly Test[] => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  const [left = null, right] = operands;
  const [name, ...words] = (operator === "=" && lawPath(left)) || [];
  const asks = words.at(-1);
  if (name !== undefined && asks !== undefined && typeof right === "string") return [{ name, asks, value: right }];
  return operands.flatMap(testsIn);
};

const isGenerated = ({ name, asks, value }: Test, isStop: boolean, needed: readonly NeededLaw[]): boolean => {
  if (asks === "certainty") return value === "secondary";
  return isStop && asks === "status" && value === "unknown" && needed.some((one) => one.name === name);
};

/** Reports checks that repeat what the engine already reports about law: that it is unknown or from a secondary source. */
export const checkManualLawStatus: FormCheck = ({ input, definition, report }) => {
  for (const check of definition.checks) {
    const found = testsIn(check.when.ast).find((test) => isGenerated(test, check.stop, definition.law?.needed ?? []));
    if (!found) continue;
    const own = (input.checks ?? []).find(({ id }) => id === check.id) ?? input;
    const message = `The check "${check.id}" tests the ${found.asks} of "${found.name}" by hand.`;
    const advice =
      found.asks === "status"
        ? "Delete it: the engine stops where needed law is unknown. Put what to do under otherwise: of the topic."
        : "Delete it: the engine names what was read in a summary. Give the topic a when: where it does not always matter.";
    report("CW203", rangeOf(own, "when"), message, advice);
  }
};
