import { rangeOf } from "../../position/yaml-file.ts";
import type { FormCheck } from "../check-inputs.ts";

/** The question for a jurisdiction whose law is required must be on the first step. */
export const checkJurisdictionFirst: FormCheck = ({ input, definition, report }) => {
  const { law, steps } = definition;
  const [first, ...later] = steps;
  if (!law?.needed || !first) return;
  const names = law.needed.flatMap(({ name }) => (law.jurisdictionByTopic?.[name] ?? law.jurisdiction).deps);
  const misplaced = later.flatMap(({ fields }) => fields).find(({ id }) => names.includes(id));
  if (!misplaced) return;
  const inputs = (input.steps ?? []).flatMap(({ fields }) => fields ?? []);
  const at = inputs.find(({ id }) => id === misplaced.id) ?? input;
  const message = `The question "${misplaced.id}" decides whether the page can be used, and is asked after the first step.`;
  report("CW202", rangeOf(at, "id"), message, `Move "${misplaced.id}" to the step "${first.id}".`);
};
