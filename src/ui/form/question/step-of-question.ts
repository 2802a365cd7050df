import type { PageDefinition } from "../../../model/definition.ts";

/** Id of the step that asks a question, by the path of the question or of something inside it. */
export function stepOfQuestion(definition: PageDefinition, path: string): string | null {
  const id = path.split(".")[0];
  return definition.steps.find((step) => step.fields.some((field) => field.id === id))?.id ?? null;
}
