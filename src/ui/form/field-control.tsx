import type { ReactNode } from "react";
import { insideOf } from "../../fields/inside-of.ts";
import type { Field } from "../../model/field.ts";
// What is typed into these inputs is held by it.
import "../form-state/controls.ts";
import { GroupInput } from "../inputs/group-input.tsx";
import { widgetFor } from "../inputs/widget-for.ts";
import { controlOf } from "./control-registry.ts";
import { inputProps } from "./question-slot.tsx";
import type { ControlProps } from "./question-slot.tsx";
import { AnswerOffers } from "./reuse-slot.tsx";

/** The control of a question: one input, the parts of a group, or the rows of a list. */
export function fieldControl(props: ControlProps, renderPart: (path: string, field: Field) => ReactNode): ReactNode {
  const { form, field, view, kind, options } = props;
  const inside = insideOf(field);
  if (kind.inside === "rows") {
    const Rows = controlOf("list");
    return <Rows form={form} field={field} view={view} fields={inside} renderPart={renderPart} />;
  }
  if (kind.inside === "parts") {
    return (
      <>
        {view.value === null && <AnswerOffers form={form} field={field} view={view} />}
        <GroupInput path={view.path} fields={inside} renderPart={renderPart} isFramed={!view.path.includes(".")} />
      </>
    );
  }
  const Input = controlOf(widgetFor(kind.widget, options.length));
  return <Input {...inputProps(props)} />;
}
