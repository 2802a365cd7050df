import { useState } from "react";
import type { ReactNode } from "react";
import { records } from "../../../i18n/english-only/records.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { formatDateTime, formatDay } from "../parts/format-date.ts";
import { RowMenu } from "../rows/row-menu.tsx";
import { Row } from "../rows/row.tsx";

type Props = {
  /** The icon of its kind. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly language?: string;
  /** What it is, or what was found. */
  readonly about?: ReactNode;
  /** When it was last changed, as an ISO date-time. */
  readonly changed: string;
  readonly href: string;
  /** The word on the button that opens it. */
  readonly open: string;
  /** Deletes it from the device; false when that could not be done. */
  readonly remove: () => Promise<boolean>;
};

/** One saved item: its name, the button that opens it, the day of its last change, and a menu. */
export const SavedItemLine = ({ mark, name, language, about, changed, href, open, remove }: Props) => {
  const [asking, setAsking] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const refresh = useRefreshDevice();
  const removeNow = async () => {
    setAsking(false);
    const isRemoved = await remove();
    setFailed(!isRemoved);
    if (isRemoved) toasts.getState().add({ title: records.deleted });
    await refresh();
  };
  return (
    <Row
      mark={mark}
      name={name}
      language={language}
      about={about}
      facts={
        <>
          <span>
            <a href={href} className={buttonClasses("quiet", true)}>
              {open}
              <span className="sr-only"> {name}</span>
            </a>
          </span>
          <span title={records.changed(formatDateTime(changed))}>
            <span className="sr-only">{records.changedOn} </span>
            {formatDay(changed)}
          </span>
        </>
      }
      menu={
        <RowMenu
          label={records.actions(name)}
          items={[
            {
              name: records.delete,
              isApart: true,
              onSelect: () => setAsking(true),
            },
          ]}
        />
      }
    >
      {isFailed && (
        <Notice role="alert" tone="danger">
          {records.notDeleted(name)}
        </Notice>
      )}
      <ConfirmDialog
        open={asking}
        title={records.deleteSure(name)}
        yes={records.deleteYes}
        no={records.cancel}
        onYes={() => void removeNow()}
        onNo={() => setAsking(false)}
      />
    </Row>
  );
};
