import type { FieldView, WarningView } from "../../model/form-view.ts";
import { isRecord } from "../../text/print-plain.ts";
import { rowKeyOf } from "../../text/row-key.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import { decisionKey } from "./decision-key.ts";
import type { NodeView } from "./open-view.ts";

type Entry = { readonly path: string; readonly record: ValueRecord };

/** The records of an answer: its own, or that of each row. */
const entriesOf = ({ path, value }: FieldView): readonly Entry[] => {
  const rows: readonly Value[] | null = Array.isArray(value) ? value : null;
  if (!rows) return isRecord(value) ? [{ path, record: value }] : [];
  return rows.flatMap((row, at) => (isRecord(row) ? [{ path: `${path}.${rowKeyOf(row, at)}`, record: row }] : []));
};

const warningsOf = (view: NodeView, language: string): readonly WarningView[] => {
  const { doubt } = view.state.node.kind;
  if (!doubt || !view.own.visible) return [];
  return entriesOf(view.own).flatMap(({ path, record }) => {
    const found = doubt(record, language);
    if (!found) return [];
    const at = `${path}.${found.part}`;
    const id = `${found.id}_${at.replaceAll(".", "_")}`;
    return [{ id, at, text: found.text, stop: false, decision: decisionKey(id, [found.about]) }];
  });
};

/** What the kinds of the questions doubt about answers that they could read, in the order of the questions. */
export const doubts = (views: readonly NodeView[], language: string): readonly WarningView[] =>
  views.flatMap((view) => [
    ...warningsOf(view, language),
    ...doubts(view.inside, language),
    ...(view.rows ?? []).flatMap((row) => doubts(row.inside, language)),
  ]);
