import { placeOf } from "../yaml-file.ts";
import type { FormCheck } from "./check.ts";

/** Where needed law is read at a place that a question gives, that question is on the first step. */
export const checkPlaceFirst: FormCheck = ({ input, definition, report }) => {
  const { law, steps } = definition;
  const [first, ...later] = steps;
  if (!law?.needed || !first) return;
  const names = law.needed.flatMap(({ name }) => (law.placeByTopic?.[name] ?? law.place).deps);
  const late = later.flatMap(({ fields }) => fields).find(({ id }) => names.includes(id));
  if (!late) return;
  const inputs = (input.steps ?? []).flatMap(({ fields }) => fields ?? []);
  const at = inputs.find(({ id }) => id === late.id) ?? input;
  const message = `The question "${late.id}" decides whether the page can be used, and is asked after the first step.`;
  report("CW202", placeOf(at, "id"), message, `Move "${late.id}" to the step "${first.id}".`);
};
