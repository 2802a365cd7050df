import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { Button } from "../../primitives/button.tsx";
import { editId } from "./edit-id.ts";
import { GroupInput } from "./group-input.tsx";
import { inputId } from "../input-props.ts";
import type { ListProps, RowSummary } from "./list-props.ts";

type Props = ListProps & {
  readonly summary: RowSummary;
  readonly at: number;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDone: () => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
};

/** One row: a card with its summary, or its questions. */
export function ListRow(props: Props): ReactNode {
  const { path, summary, at, name, isOpen, fields, renderPart, locale } = props;
  const messages = stepsMessages(locale);
  const id = inputId(`${path}.${summary.row}`);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      className="@container rounded-lg border border-rule bg-paper p-4 shadow-paper sm:p-5"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <p id={`${id}-name`} className="min-w-0 py-1.5 text-lg font-semibold">
          {name}
        </p>
        <RowActions {...props} />
      </div>
      {!isOpen && <p className="text-sm text-soft">{summary.isEmpty ? messages.unnamed : summary.details}</p>}
      {isOpen && (
        <div className="mt-4 grid gap-5">
          <GroupInput path={`${path}.${summary.row}`} fields={fields} renderPart={renderPart} />
          {!summary.isEmpty && !summary.hasError && (
            <Button small className="justify-self-start" onClick={props.onDone}>
              {messages.done}
              <span className="sr-only"> {messages.rowName(props.item, at + 1)}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function RowActions(props: Props): ReactNode {
  const { path, summary, summaries, at, name, isOpen, onOpen, onMove, onRemove, locale } = props;
  const messages = stepsMessages(locale);
  const icon = "size-10 px-0";
  return (
    <div className="flex items-center gap-1">
      {!isOpen && (
        <Button small id={editId(path, summary.row)} aria-label={`${messages.edit}: ${name}`} onClick={onOpen}>
          {messages.edit}
        </Button>
      )}
      {summaries.length > 1 && (
        <>
          <Move name={`${messages.moveUp}: ${name}`} isEnd={at === 0} onMove={() => onMove(-1)}>
            <ArrowUp aria-hidden className="size-5" />
          </Move>
          <Move name={`${messages.moveDown}: ${name}`} isEnd={at === summaries.length - 1} onMove={() => onMove(1)}>
            <ArrowDown aria-hidden className="size-5" />
          </Move>
        </>
      )}
      <Button variant="bare" className={icon} aria-label={`${messages.remove}: ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

type MoveProps = {
  readonly name: string;
  readonly isEnd: boolean;
  readonly onMove: () => void;
  readonly children: ReactNode;
};

/** Disabled at the end of the list rather than removed, which would lose the focus. */
function Move({ name, isEnd, onMove, children }: MoveProps): ReactNode {
  return (
    <Button
      variant="bare"
      className="size-10 px-0 aria-disabled:opacity-40"
      aria-label={name}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove()}
    >
      {children}
    </Button>
  );
}
