import { useMemo } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import { useErrors } from "../../form-state/use-form-state.ts";
import { inputId } from "../../inputs/input-props.ts";
import { ListInput } from "../../inputs/list/list-input.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { RowOffers } from "./reuse-slot.tsx";
import { rowSummaries } from "./row-summaries.ts";
import { renderText } from "../context/render-text.ts";

export type RowsProps = {
  readonly form: OpenForm;
  readonly field: Field;
  readonly view: FieldView;
  readonly fields: readonly Field[];
  readonly renderPart: (path: string, field: Field) => ReactNode;
};

/** The rows of a list question, with their summaries and the rows that show an error. */
export function ListSlot({ form, field, view, fields, renderPart }: RowsProps): ReactNode {
  const { session, locale } = form;
  const faults = useErrors(session);
  const faulty = useMemo(
    () =>
      new Set(faults.filter(({ path }) => path.startsWith(`${view.path}.`)).map(({ path }) => rowIn(path, view.path))),
    [faults, view.path],
  );
  return (
    <>
      {field.reuse && <RowOffers form={form} field={field} view={view} />}
      <ListInput
        id={inputId(view.path)}
        path={view.path}
        fields={fields}
        renderPart={renderPart}
        summaries={rowSummaries(session, view, fields, faulty)}
        rows={session}
        most={view.most}
        item={field.item ? renderText(session, field.item) : stepsMessages(locale).entry}
        locale={locale}
      />
    </>
  );
}

/** Example: rowIn("children.r2.born", "children") is "r2" */
const rowIn = (path: string, list: string): string => path.slice(list.length + 1).split(".")[0] ?? "";
