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
const answered = (guards: readonly Guard[], { asked, presence, domains }: Checked): readonly Guard[] => {
  const names = new Set<string>();
  for (const { ast } of guards) namesIn(ast, names);
  const sure = [...names].filter((name) => {
    const field = asked.get(name);
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

// All texts of a clause share their conditions, so they are widened once.
const widenedBefore = new WeakMap<Checked, Map<object, Map<object, readonly Guard[]>>>();

/** Conditions that hold where a text is printed: its own, and that the lists it repeats over were asked for. */
export const guardsAt = (text: Pick<PrintedText, "guards" | "repeats">, checked: Checked): readonly Guard[] => {
  const known = widenedBefore.get(checked) ?? new Map<object, Map<object, readonly Guard[]>>();
  widenedBefore.set(checked, known);
  const byRepeats = known.get(text.guards) ?? new Map<object, readonly Guard[]>();
  known.set(text.guards, byRepeats);
  const guards = byRepeats.get(text.repeats) ?? widenedAt(text, checked);
  byRepeats.set(text.repeats, guards);
  return guards;
};

const widenedAt = (text: Pick<PrintedText, "guards" | "repeats">, checked: Checked): readonly Guard[] => {
  const lists = text.repeats.flatMap(({ list }) =>
    usesIn(list).flatMap(({ name }) => checked.presence.get(name) ?? []),
  );
  return widened([...text.guards, ...lists], checked);
};
