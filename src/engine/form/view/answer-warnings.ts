import type { AnswerWarning } from "../../../fields/field-kind.ts";
import type { FieldView, WarningView } from "../../../model/form-view.ts";
import { isValueRecord } from "../../../text/values/print-plain.ts";
import { rowKeyOf } from "../../../text/values/row-key.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import { decisionKey } from "../nodes/decision-key.ts";
import { EMPTY_LIST } from "../nodes/reuse-record.ts";
import type { NodeView } from "./evaluate-view.ts";

type AnswerRecord = { readonly path: string; readonly record: ValueRecord };

/** The record values of an answer: its own, or one for each row. */
const answerRecords = ({ path, value }: FieldView): readonly AnswerRecord[] => {
  const rows: readonly Value[] | null = Array.isArray(value) ? value : null;
  if (!rows) return isValueRecord(value) ? [{ path, record: value }] : [];
  return rows.flatMap((row, index) =>
    isValueRecord(row) ? [{ path: `${path}.${rowKeyOf(row, index)}`, record: row }] : [],
  );
};

const warningAt = (path: string, found: NonNullable<ReturnType<AnswerWarning>>): WarningView => {
  const { id: doubt, part, text, about, nextStep, split, instead } = found;
  const at = `${path}.${part}`;
  const id = `${doubt}_${at.replaceAll(".", "_")}`;
  return {
    id,
    path: at,
    text,
    stop: false,
    decision: decisionKey(id, [about]),
    ...(nextStep ? { nextStep } : {}),
    ...(split ? { split } : {}),
    ...(instead ? { instead: { ...instead, path: `${path}.${instead.part}` } } : {}),
  };
};

const warningsOf = (view: NodeView, language: string): readonly WarningView[] => {
  const { kind, field } = view.state.node;
  const { warnings } = kind;
  if (!warnings || !view.field.visible) return EMPTY_LIST;
  return answerRecords(view.field).flatMap(({ path, record }) =>
    warnings.flatMap((warn) => {
      const found = warn(record, language, field);
      return found ? [warningAt(path, found)] : [];
    }),
  );
};

const addWarnings = (views: readonly NodeView[], language: string, found: WarningView[]): void => {
  for (const view of views) {
    for (const warning of warningsOf(view, language)) found.push(warning);
    addWarnings(view.children, language, found);
    for (const row of view.rows ?? []) addWarnings(row.children, language, found);
  }
};

/** Warnings of the field kinds about answers that parse but look wrong, in the order of the questions. */
export const answerWarnings = (views: readonly NodeView[], language: string): readonly WarningView[] => {
  const found: WarningView[] = [];
  addWarnings(views, language, found);
  return found;
};
