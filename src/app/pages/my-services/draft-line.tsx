import { useState } from "react";
import { records } from "../../../i18n/en/records.ts";
import type { Draft } from "../../../model/answers.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { useRefreshDevice } from "../../queries/device.ts";
import { deleteDraft } from "../../storage/drafts.ts";
import { toasts } from "../../stores/first-stores.ts";
import { sayMoment } from "../say-date.ts";

type Props = {
  readonly draft: Draft;
  readonly name: string;
  /** The word on the button that opens it. */
  readonly open: string;
};

/** One draft, or the answers of one calculator: when it changed, a way in and a way to delete it. */
export const DraftLine = ({ draft, name, open }: Props) => {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshDevice();
  const remove = async () => {
    setAsking(false);
    if (await deleteDraft(draft.id)) toasts.getState().add({ title: records.deleted });
    await refresh();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-4 first:border-t">
      <div className="min-w-0 grow">
        <p lang={draft.language} className="font-serif text-lg leading-6 font-semibold">
          {name}
        </p>
        <p className="text-sm text-soft">{records.changed(sayMoment(draft.changed))}</p>
      </div>
      <a href={`/document/${draft.definition}/${draft.id}`} className={buttonClasses("main", true)}>
        {open}
        <span className="sr-only"> {name}</span>
      </a>
      <Button small onClick={() => setAsking(true)}>
        {records.delete}
        <span className="sr-only"> {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={records.deleteSure(name)}
        yes={records.deleteYes}
        no={records.cancel}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      />
    </li>
  );
};
