import { isRawList } from "../../fields/raw-shape.ts";
import { rawAt } from "../../engine/form/nodes/raw-answers.ts";
import { nextRowNumber, withoutRow, withRow, withRowMoved } from "../../engine/form/nodes/rows.ts";
import type { RawAnswer, RawAnswers, RawList } from "../../model/answers.ts";
import type { FormView } from "../../model/form-view.ts";
import type { FormSession } from "./form-session.ts";

type RowSource = {
  readonly answers: () => RawAnswers;
  readonly view: () => FormView;
  readonly set: (path: string, raw: RawAnswer) => void;
  readonly forget: (path: string) => void;
};

export type RowChanges = Pick<FormSession, "addRow" | "splitRow" | "removeRow" | "moveRow">;

/** Changes to the rows of a list, each by row id. */
export const createRows = (source: RowSource): RowChanges => {
  const listAt = (path: string): RawList => {
    const raw = rawAt(source.answers(), path);
    return isRawList(raw) ? raw : { order: source.view().fields[path]?.rows ?? [], rows: {} };
  };
  const used = new Map<string, number>();
  const freshId = (path: string): string => {
    const id = Math.max(nextRowNumber(listAt(path)), (used.get(path) ?? 0) + 1);
    used.set(path, id);
    return `r${id}`;
  };

  return {
    addRow: (path) => {
      const row = freshId(path);
      source.set(path, withRow(listAt(path), row, {}));
      return row;
    },
    splitRow: (path, row, part, [first, second]) => {
      const list = listAt(path);
      const added = { ...list.rows[row], [part]: second };
      source.set(path, withRow(list, freshId(path), added, list.order.indexOf(row) + 1));
      source.set(`${path}.${row}.${part}`, first);
    },
    removeRow: (path, row) => {
      const list = listAt(path);
      const offset = list.order.indexOf(row);
      const removed = list.rows[row] ?? {};
      used.set(path, Math.max(nextRowNumber(list) - 1, used.get(path) ?? 0));
      source.set(path, withoutRow(list, row));
      source.forget(`${path}.${row}`);
      return () => {
        const now = listAt(path);
        if (offset >= 0 && !now.order.includes(row)) source.set(path, withRow(now, row, removed, offset));
      };
    },
    moveRow: (path, row, by) => source.set(path, withRowMoved(listAt(path), row, by)),
  };
};
