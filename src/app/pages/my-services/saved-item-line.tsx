import { useState } from "react";
import type { ReactNode } from "react";
import { records } from "../../../i18n/english-only/records.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { toasts } from "../../stores/shell-stores.ts";

type Props = {
  readonly name: string;
  readonly language?: string;
  /** Details: date of change, number of findings. */
  readonly about: ReactNode;
  readonly href: string;
  /** The word on the button that opens it. */
  readonly open: string;
  /** Deletes it from the device; false when that could not be done. */
  readonly remove: () => Promise<boolean>;
};

/** One saved item: its name, open and delete buttons. */
export const SavedItemLine = ({ name, language, about, href, open, remove }: Props) => {
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-4 first:border-t">
      <div className="min-w-0 grow">
        <p lang={language} className="font-serif text-lg leading-6 font-semibold">
          {name}
        </p>
        <p className="text-sm text-soft">{about}</p>
      </div>
      <div className="flex gap-3">
        <a href={href} className={buttonClasses("main", true)}>
          {open}
          <span className="sr-only"> {name}</span>
        </a>
        <Button small onClick={() => setAsking(true)}>
          {records.delete}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {isFailed && (
        <Notice role="alert" tone="danger" className="w-full">
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
    </li>
  );
};
