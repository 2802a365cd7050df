import type { Field } from "../../../model/field.ts";
import type { FieldView } from "../../../model/form-view.ts";
import type { FormSession } from "../../form-state/form-session.ts";
import type { RowSummary } from "../../inputs/list/list-props.ts";
import { answerText } from "./answer-text.ts";

/**
 * A summary of every row: the first answered text is its title, otherwise the place or choice it begins with, and the rest
 * its details. A figure is never a title: without a name, the list numbers the row.
 *
 * A leading choice (person or company) is a kind, and not the title of a row that has a name.
 */
export function rowSummaries(
  session: FormSession,
  list: FieldView,
  fields: readonly Field[],
  faulty: ReadonlySet<string>,
): readonly RowSummary[] {
  return (list.rows ?? []).map((row) => {
    const given = fields.flatMap((field, index) => {
      const view = session.field(`${list.path}.${row}.${field.id}`);
      if (!view?.visible || view.value === null) return [];
      const isText = typeof view.value === "string";
      return [
        { words: answerText(session, field, view), isName: isText && !view.options, isFirst: isText && index === 0 },
      ];
    });
    const title = given.find((answer) => answer.isName) ?? given.find((answer) => answer.isFirst);
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
