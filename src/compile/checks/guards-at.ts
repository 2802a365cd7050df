import type { Ast } from "../../feel/evaluate/ast.ts";
import { operationOf } from "../ast-parts.ts";
import { implies } from "../logic/facts.ts";
import type { Guard } from "../logic/facts.ts";
import { withPresence } from "../logic/presence.ts";
import { usesIn } from "../logic/uses.ts";
import type { PrintedText } from "../paper.ts";
import type { Checked } from "./check.ts";

const namesIn = (ast: Ast, names: Set<string>): void => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  const [first = null] = operands;
  if (operator === "get" && typeof first === "string") names.add(first);
  else for (const operand of operands) namesIn(operand, names);
};

/** Questions that must have been answered by then: they were asked, and neither optional nor open to "not sure yet". */
const answered = (guards: readonly Guard[], { definition, presence, domains }: Checked): readonly Guard[] => {
  const names = new Set<string>();
  for (const { ast } of guards) namesIn(ast, names);
  const fields = definition.steps.flatMap((step) => step.fields);
  const sure = [...names].filter((name) => {
    const field = fields.find((one) => one.id === name);
    const required = field?.optional === false && !field.unsure;
    return required && (presence.get(name) ?? []).every((guard) => implies(guards, guard, domains));
  });
  return sure.map((name): Guard => ({ ast: ["known", ["get", name]], holds: true }));
};

/** Conditions with everything that follows from them about which questions were asked and answered. */
export const widened = (guards: readonly Guard[], checked: Checked): readonly Guard[] => {
  const all = withPresence(guards, checked.presence);
  return [...all, ...answered(all, checked)];
};

/** Conditions that hold where a text is printed: its own, and that the lists it repeats over were asked for. */
export const guardsAt = (text: Pick<PrintedText, "guards" | "repeats">, checked: Checked): readonly Guard[] => {
  const lists = text.repeats.flatMap(({ list }) =>
    usesIn(list).flatMap(({ name }) => checked.presence.get(name) ?? []),
  );
  return widened([...text.guards, ...lists], checked);
};
