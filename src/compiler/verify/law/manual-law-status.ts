import type { NeededLaw } from "../../../model/definition.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { FormCheck } from "../check-inputs.ts";

type Test = { readonly name: string; readonly asks: string; readonly value: string };

const isPath = (part: unknown): part is readonly ["at", unknown, string] => Array.isArray(part) && part[0] === "at";

/** The topic and last segment of a law path. */
const lawPath = (part: unknown): readonly [name: string, word: string] | null => {
  const words: string[] = [];
  let inner = part;
  while (isPath(inner)) {
    words.unshift(inner[2]);
    inner = inner[1];
  }
  const isLaw = Array.isArray(inner) && inner[0] === "get" && inner[1] === "law";
  return isLaw && words.length > 1 ? [words[0] ?? "", words.at(-1) ?? ""] : null;
};

/** Finds comparisons of a status or certainty with a value anywhere in a formula. */
const testsIn = (part: unknown): readonly Test[] => {
  if (!Array.isArray(part)) return [];
  const [operator, left, right] = part as readonly unknown[];
  const path = operator === "=" ? lawPath(left) : null;
  if (path && typeof right === "string") return [{ name: path[0], asks: path[1], value: right }];
  return part.flatMap(testsIn);
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
