import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { Button } from "../../primitives/button.tsx";
import { inputId } from "../input-props.ts";
import { editId } from "./edit-id.ts";
import { ListRow } from "./list-row.tsx";
import { RemovedRow } from "./removed-row.tsx";
import type { ListProps, RowSummary } from "./list-props.ts";

/** Rows of the same questions: add, edit, move, and remove with undo. */
export function ListInput(props: ListProps): ReactNode {
  const { id, path, summaries, rows, most, item, locale } = props;
  const messages = stepsMessages(locale);
  const { open, show, close } = useOpenRows(path, summaries);
  const [removed, setRemoved] = useState<{ readonly name: string; readonly undo: () => void } | null>(null);
  const [liveMessage, setLiveMessage] = useState("");
  const rowOf = (summary: RowSummary, at: number): ReactNode => {
    const { row } = summary;
    const name = summary.title ?? messages.rowName(item, at + 1);
    const move = (by: number): void => {
      rows.moveRow(path, row, by);
      setLiveMessage(messages.moved(name, at + by + 1));
    };
    const remove = (): void => setRemoved({ name, undo: rows.removeRow(path, row) });
    const acts = { onOpen: () => show(row), onDone: () => close(row), onMove: move, onRemove: remove };
    return <ListRow key={row} {...props} {...acts} summary={summary} at={at} name={name} isOpen={open.has(row)} />;
  };
  const undo = (): void => {
    removed?.undo();
    setRemoved(null);
  };
  const add = (): void => {
    setRemoved(null);
    show(rows.addRow(path));
  };
  const isEmpty = summaries.length === 0;
  const isFull = most !== null && summaries.length >= most;
  return (
    <div className="grid gap-4">
      {isEmpty && <p className="text-soft">{messages.noRows(item)}</p>}
      {summaries.map(rowOf)}
      {removed && <RemovedRow name={removed.name} locale={locale} onUndo={undo} />}
      {isFull ? (
        <p className="text-soft">{messages.mostRows(most)}</p>
      ) : (
        <Button
          id={isEmpty ? id : undefined}
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-5" />}
          onClick={add}
        >
          {isEmpty ? messages.addFirst(item) : messages.addAnother(item)}
        </Button>
      )}
      <p role="status" className="sr-only">
        {liveMessage}
      </p>
    </div>
  );
}

/** Which rows show their questions; opening and closing a row moves the focus. */
function useOpenRows(path: string, summaries: readonly RowSummary[]) {
  // One row at a time: the first that waits for answers.
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(emptyRows(summaries).slice(0, 1)));
  const focusOnRow = useFocusOnRow(path);
  // A row with an error opens and stays open while the visitor corrects it.
  const faulty = summaries.filter((summary) => summary.hasError && !open.has(summary.row));
  if (faulty.length > 0) setOpen(new Set([...open, ...faulty.map((summary) => summary.row)]));
  const show = (row: string): void => {
    setOpen((before) => new Set([...before, row]));
    focusOnRow(row);
  };
  const close = (row: string): void => {
    setOpen((before) => new Set([...before].filter((other) => other !== row)));
    const next = emptyRows(summaries)[0];
    if (next === undefined) focusOnEdit(path, row);
    else show(next);
  };
  return { open, show, close };
}

const emptyRows = (summaries: readonly RowSummary[]): readonly string[] =>
  summaries.filter((summary) => summary.isEmpty).map((summary) => summary.row);

/** Puts the focus into the first question of a row that was just opened, as soon as it is there. */
function useFocusOnRow(path: string): (row: string) => void {
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === null) return;
    const row = CSS.escape(inputId(`${path}.${opened.current}.`));
    const first = document.querySelector<HTMLElement>(`[data-question^="${row}"] :is(input, select, textarea, button)`);
    if (!first) return;
    first.focus();
    opened.current = null;
  });
  return (row) => {
    opened.current = row;
  };
}

/** When a focused row closes, its Edit button is focused. */
const focusOnEdit = (path: string, row: string): void => {
  requestAnimationFrame(() => document.getElementById(editId(path, row))?.focus());
};
