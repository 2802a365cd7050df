import type { ScreeningQuestion } from "../model/definition.ts";
import type { Field } from "../model/field.ts";

/** A screen question as an ordinary question: yes or no, always needed. */
export const screenField = (screen: Pick<ScreeningQuestion, "id" | "ask">): Field => ({
  id: screen.id,
  kind: "yes_no",
  label: screen.ask,
  optional: false,
  unsure: false,
});
