import { memo } from "react";
import type { ReactNode } from "react";
import type { Field } from "../../../model/field.ts";
import { inputId } from "../../inputs/input-props.ts";
import { UnsureBox } from "../../inputs/choice/unsure-box.tsx";
import { fieldControl } from "./field-control.tsx";
import { useQuestion } from "./use-question.tsx";
import type { ControlProps, SlotProps } from "./use-question.tsx";

/** One question of a step, with the control for its kind. */
export const FieldSlot = memo(function FieldSlot(props: SlotProps): ReactNode {
  return useQuestion(props, answerOf);
});

/** The control, unless the visitor chose "not sure yet", and that checkbox. */
function answerOf(props: ControlProps): ReactNode {
  const { form, field, view } = props;
  const { session, locale, messages } = form;
  const part = (path: string, inner: Field): ReactNode => (
    <FieldSlot key={path} form={form} field={inner} path={path} isPart />
  );
  const control = view.unsure ? null : fieldControl(props, part);
  if (!field.unsure) return control;
  return (
    <>
      {control}
      <UnsureBox
        id={inputId(view.path)}
        isUnsure={view.unsure}
        locale={locale}
        note={messages.unsureNote}
        onChange={(isUnsure) => session.setUnsure(view.path, isUnsure)}
      />
    </>
  );
}
