import type { Field } from "../../../model/field.ts";
import type { Step } from "../../../model/definition.ts";
import { contradict } from "../../logic/facts.ts";
import { withQuestionGuards } from "../../logic/question-guards.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { CheckedForm, FormCheck } from "../check-inputs.ts";

const MAX_INPUTS = 7;

type AskedTogether = (one: Field, other: Field) => boolean;

/** Size of the largest group of questions that can all be visible together, judged pair by pair. */
const largestGroup = (fields: readonly Field[], together: AskedTogether): number => {
  const [first, ...rest] = fields;
  if (!first) return 0;
  const withFirst =
    1 +
    largestGroup(
      rest.filter((other) => together(first, other)),
      together,
    );
  return withFirst > rest.length ? withFirst : Math.max(withFirst, largestGroup(rest, together));
};

/** The most questions of a step that one visitor can see at once. */
const mostAskedAtOnce = ({ domains, questionGuards }: CheckedForm, step: Step): number => {
  const guards = (field: Field) => withQuestionGuards(questionGuards.get(field.id) ?? [], questionGuards);
  const conditional = step.fields.filter((field) => field.when);
  const together: AskedTogether = (field, other) => !contradict([...guards(field), ...guards(other)], domains);
  return step.fields.length - conditional.length + largestGroup(conditional, together);
};

/** Limits the size of steps; sensitive questions must be in a later step or explain why they are asked. */
export const checkSteps: FormCheck = (checked) => {
  const { definition, input, report } = checked;
  const all = definition.steps.flatMap((step) => step.fields);
  for (const step of definition.steps) {
    const source = input.steps?.find((one) => one.id === step.id);
    if (!source || step.fields.length <= MAX_INPUTS) continue;
    const seen = mostAskedAtOnce(checked, step);
    if (seen <= MAX_INPUTS) continue;
    const message = `The step "${step.id}" asks up to ${seen} questions at once; ${MAX_INPUTS} is the most.`;
    report("CW028", rangeOf(source, "fields"), message, "Make two steps of it.");
  }
  for (const [index, field] of all.entries()) {
    const source = checked.context.fields.get(field.id);
    if (!source || !field.sensitive || field.why || index >= all.length / 2) continue;
    const message = `"${field.id}" is a delicate question in the first half of the form, without a reason.`;
    report("CW049", rangeOf(source, "id"), message, "Say why it is asked, or move it to a later step.");
  }
};
