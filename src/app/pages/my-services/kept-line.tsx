import { useState } from "react";
import type { ReactNode } from "react";
import { records } from "../../../i18n/en/records.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { useRefreshDevice } from "../../queries/device.ts";
import { toasts } from "../../stores/first-stores.ts";

type Props = {
  readonly name: string;
  readonly language?: string;
  /** What is known of it: when it changed, what was found. */
  readonly about: ReactNode;
  readonly href: string;
  /** The word on the button that opens it. */
  readonly open: string;
  /** Deletes it from the device; false when that could not be done. */
  readonly remove: () => Promise<boolean>;
};

/** One thing kept on this device: its name, a way in and a way to delete it. */
export const KeptLine = ({ name, language, about, href, open, remove }: Props) => {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshDevice();
  const removeNow = async () => {
    setAsking(false);
    if (await remove()) toasts.getState().add({ title: records.deleted });
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
