import Form from "@rjsf/core";
import type { IChangeEvent } from "@rjsf/core";
import type { RJSFSchema } from "@rjsf/utils";
import validator from "@rjsf/validator-ajv8";
import type { ReactNode } from "react";
import { CHOICES, firstAnswers, kindOf, labelOf, MAX_NUMBER, OPEN_WORD } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";
import { mountPage } from "./mount-page.ts";
import { BesidePreview, showConditional, writeAnswer } from "./text-preview.tsx";

const TYPES: Readonly<Record<ReturnType<typeof kindOf>, RJSFSchema>> = {
  text: { type: "string", minLength: 1 },
  number: { type: "number", minimum: 0, maximum: MAX_NUMBER },
  choice: { type: "string", enum: [...CHOICES] },
};

const propertiesOf = (ids: readonly string[]): { [id: string]: RJSFSchema } =>
  Object.fromEntries(ids.map((id) => [id, { title: labelOf(id), ...TYPES[kindOf(id)] }]));

const sectionSchema = ({ id, control, plain, conditional }: LargeSection): RJSFSchema => ({
  type: "object",
  title: `Step ${id}`,
  properties: propertiesOf([control, ...plain]),
  required: [control, ...plain],
  if: { properties: { [control]: { const: OPEN_WORD } }, required: [control] },
  // JSON Schema calls its keyword "then"; the object is never awaited.
  // oxlint-disable-next-line unicorn/no-thenable
  then: { properties: propertiesOf(conditional), required: [...conditional] },
});

type Answers = { readonly [section: string]: { readonly [id: string]: unknown } };

function Page({ sections }: { readonly sections: readonly LargeSection[] }): ReactNode {
  const schema: RJSFSchema = {
    type: "object",
    title: "All questions",
    properties: Object.fromEntries(sections.map((section) => [section.id, sectionSchema(section)])),
  };
  const given = firstAnswers(sections);
  const answers: Answers = Object.fromEntries(
    sections.map(({ id, control }) => [id, given[control] ? { [control]: given[control] } : {}]),
  );
  const change = ({ formData }: IChangeEvent<Answers>, path?: string): void => {
    const section = sections.find(({ id }) => path?.startsWith(`root_${id}_`));
    if (!section || path === undefined) return;
    const id = path.slice(`root_${section.id}_`.length);
    const answer = String(formData?.[section.id]?.[id] ?? "");
    writeAnswer(id, answer);
    if (id === section.control) showConditional(section, answer === OPEN_WORD);
  };
  return (
    <BesidePreview sections={sections}>
      <Form schema={schema} validator={validator} initialFormData={answers} noHtml5Validate onChange={change} />
    </BesidePreview>
  );
}

/** The same form as a JSON Schema for RJSF, checked by ajv on submit. */
export const start = (root: HTMLElement, sections: readonly LargeSection[]): void =>
  mountPage(root, <Page sections={sections} />);
