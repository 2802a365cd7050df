import type { AnswerProblem } from "../../src/engine/form/answers/normalize-answers.ts";
import type { FormNode } from "../../src/engine/form/nodes/form-node.ts";
import { nearestName } from "../../src/text/words/nearest-name.ts";

/** The question most likely meant by the last name of a path, among those asked in the same place; null if none is close. */
const nearestQuestion = (nodes: readonly FormNode[], path: readonly string[]): string | null => {
  const [first, ...rest] = path;
  const parent = nodes.find(({ field }) => field.id === first);
  if (parent && rest.length > 0)
    return nearestQuestion(parent.children, parent.shape === "list" ? rest.slice(1) : rest);
  return nearestName(
    path.join("."),
    nodes.map(({ field }) => field.id),
  );
};

/**
 * A problem of an answers file; that of an unknown question with the question most likely meant.
 *
 * It is not in `normalizeAnswers`, which the form page loads: a visitor answers questions and does not write their names.
 */
export const withNearestQuestion = (given: AnswerProblem, nodes: readonly FormNode[]): AnswerProblem => {
  if (given.problem.code !== "unknown_question") return given;
  const suggestion = nearestQuestion(nodes, given.path.split("."));
  return suggestion === null ? given : { ...given, problem: { ...given.problem, params: { suggestion } } };
};
