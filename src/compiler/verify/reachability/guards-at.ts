import type { Ast } from "../../../feel/evaluate/ast.ts";
import { operationOf } from "../../formula/ast-parts.ts";
import { implies } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { withQuestionGuards } from "../../logic/question-guards.ts";
import { printedUses } from "../../logic/printed-uses.ts";
import type { PrintedText } from "../../document/clause-context.ts";
import type { CheckedDocument } from "../check-inputs.ts";

const namesIn = (ast: Ast, names: Set<string>): void => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  const [first = null] = operands;
  if (operator === "get" && typeof first === "string") names.add(first);
  else for (const operand of operands) namesIn(operand, names);
};

/** Questions that must have been answered: they were asked, required, and do not accept "not sure yet". */
const answeredQuestions = (
  guards: readonly Guard[],
  { questions, questionGuards, domains }: CheckedDocument,
): readonly Guard[] => {
  const names = new Set<string>();
  for (const { ast } of guards) namesIn(ast, names);
  const sure = [...names].filter((name) => {
    const field = questions.get(name);
    const required = field?.optional === false && !field.unsure;
    return required && (questionGuards.get(name) ?? []).every((guard) => implies(guards, guard, domains));
  });
  return sure.map((name): Guard => ({ ast: ["known", ["get", name]], isTrue: true }));
};

/** Adds everything the conditions imply about which questions were asked and answered. */
export const withImpliedGuards = (guards: readonly Guard[], checked: CheckedDocument): readonly Guard[] => {
  const all = withQuestionGuards(guards, checked.questionGuards);
  return [...all, ...answeredQuestions(all, checked)];
};

// All texts of a clause share their conditions, so compute the implications once.
const impliedGuardsCache = new WeakMap<CheckedDocument, Map<object, Map<object, readonly Guard[]>>>();

/** Conditions that are true where a text is printed: its own, and that the lists it repeats over were asked for. */
export const guardsAt = (text: Pick<PrintedText, "guards" | "repeats">, checked: CheckedDocument): readonly Guard[] => {
  const known = impliedGuardsCache.get(checked) ?? new Map<object, Map<object, readonly Guard[]>>();
  impliedGuardsCache.set(checked, known);
  const byRepeats = known.get(text.guards) ?? new Map<object, readonly Guard[]>();
  known.set(text.guards, byRepeats);
  const guards = byRepeats.get(text.repeats) ?? withImpliedGuardsAt(text, checked);
  byRepeats.set(text.repeats, guards);
  return guards;
};

const withImpliedGuardsAt = (
  text: Pick<PrintedText, "guards" | "repeats">,
  checked: CheckedDocument,
): readonly Guard[] => {
  const lists = text.repeats.flatMap(({ list }) =>
    printedUses(list).flatMap(({ name }) => checked.questionGuards.get(name) ?? []),
  );
  return withImpliedGuards([...text.guards, ...lists], checked);
};
