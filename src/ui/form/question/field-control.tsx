import type { ReactNode } from "react";
import { childFields } from "../../../fields/child-fields.ts";
import type { Field } from "../../../model/field.ts";
import { GroupInput } from "../../inputs/list/group-input.tsx";
import { widgetFor } from "../../inputs/widget-for.ts";
import { inputs } from "./control-registry.ts";
import { ListSlot } from "./list-slot.tsx";
import { inputProps } from "./question-slot.tsx";
import type { ControlProps } from "./question-slot.tsx";
import { AnswerOffers } from "./reuse-slot.tsx";

/** The control of a question: one input, the parts of a group, or the rows of a list. */
export function fieldControl(props: ControlProps, renderPart: (path: string, field: Field) => ReactNode): ReactNode {
  const { form, field, view, kind, options } = props;
  const fields = childFields(field);
  if (kind.childRole === "rows") {
    return <ListSlot form={form} field={field} view={view} fields={fields} renderPart={renderPart} />;
  }
  if (kind.childRole === "parts") {
    return (
      <>
        {view.value === null && <AnswerOffers form={form} field={field} view={view} />}
        <GroupInput path={view.path} fields={fields} renderPart={renderPart} isFramed={!view.path.includes(".")} />
      </>
    );
  }
  const Input = inputs[widgetFor(kind.widget, options.length)];
  return <Input {...inputProps(props)} />;
}
