import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import type { RowSummary } from "../../inputs/list/list-props.ts";
import { answerText } from "./answer-text.ts";

/**
 * A summary of every row: the first answered text is its title, the rest its details.
 *
 * A leading choice (person or company) is a kind and never the title.
 */
export function rowSummaries(
  session: FormSession,
  list: FieldView,
  fields: readonly Field[],
  faulty: ReadonlySet<string>,
): readonly RowSummary[] {
  return (list.rows ?? []).map((row) => {
    const given = fields.flatMap((field) => {
      const view = session.field(`${list.path}.${row}.${field.id}`);
      if (!view?.visible || view.value === null) return [];
      return [{ words: answerText(session, field, view), isName: typeof view.value === "string" && !view.options }];
    });
    const title = given.find((answer) => answer.isName) ?? given[0];
    const details = given.filter((answer) => answer !== title).map((answer) => answer.words);
    return {
      row,
      title: title?.words ?? null,
      details: details.join(" · "),
      hasError: faulty.has(row),
      isEmpty: given.length === 0,
    };
  });
}
