import type { ReactNode } from "react";
import { GroupInput } from "../inputs/group-input.tsx";
import { inputId } from "../inputs/input-props.ts";
import { describedBy } from "../inputs/question.tsx";
import { widgetFor, widgets } from "../inputs/widgets.tsx";
import type { ControlProps } from "./field-slot.tsx";
import { ListSlot } from "./list-slot.tsx";
import { AnswerOffers } from "./reuse-slot.tsx";

/** The control of a question: one input, the parts of a group, or the rows of a list. */
export function fieldControl(props: ControlProps): ReactNode {
  const { form, field, view, kind, options, hasError, renderPart } = props;
  const { session, locale, definition } = form;
  const ofRow = kind.rowFields?.(field, definition.language);
  if (ofRow) return <ListSlot form={form} field={field} view={view} fields={ofRow} renderPart={renderPart} />;
  const parts = kind.parts?.(field, definition.language);
  if (parts) {
    return (
      <>
        {view.value === null && <AnswerOffers form={form} field={field} view={view} />}
        <GroupInput path={view.path} fields={parts} renderPart={renderPart} isFramed={!view.path.includes(".")} />
      </>
    );
  }
  const id = inputId(view.path);
  const Widget = widgets[widgetFor(kind.widget, options.length)];
  return (
    <Widget
      id={id}
      field={field}
      view={view}
      answers={session}
      options={options}
      labelledBy={`${id}-label`}
      describedBy={describedBy(id, { hint: field.hint !== undefined, error: hasError })}
      invalid={hasError}
      keyboard={kind.keyboard}
      locale={locale}
      echo={view.value === null ? null : (kind.echo?.(view.value, field, session.context()) ?? null)}
    />
  );
}
