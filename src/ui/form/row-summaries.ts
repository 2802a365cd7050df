import type { Field } from "../../model/field.ts";
import type { FieldView } from "../../model/form-view.ts";
import type { FormSession } from "../form-state/form-session.ts";
import type { RowSummary } from "../inputs/list-input.tsx";
import { answerText } from "./answer-text.ts";

/**
 * A summary of every row: the first text given is its title, the rest its details.
 *
 * A first answer picked from options (person or company) says what the row is, not what it is called.
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
