import { useState } from "react";
import { records as recordMessages } from "../../../i18n/english-only/records.ts";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { purgeFromVault } from "../../storage/vault.ts";
import type { StoreChanges } from "./use-change.ts";

type Props = {
  readonly document: VaultDocument;
  readonly change: StoreChanges;
  /** Shows why something did not work; null clears it. */
  readonly onFailure: (failure: string | null) => void;
};

/** Takes a document out of the trash, or deletes it for good. */
export const TrashActions = ({ document, change, onFailure }: Props) => {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshDevice();
  const purge = async () => {
    setAsking(false);
    onFailure((await purgeFromVault(document)) ? null : recordMessages.notDeleted(document.name));
    await refresh();
  };
  return (
    <div role="group" aria-label={messages.actions(document.name)} className="flex flex-wrap gap-2">
      <Button small onClick={() => void change({ trashed: null })}>
        {messages.restore}
      </Button>
      <Button small onClick={() => setAsking(true)}>
        {messages.purge}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.purgeSure(document.name)}
        yes={messages.purge}
        no={messages.cancel}
        onYes={() => void purge()}
        onNo={() => setAsking(false)}
      />
    </div>
  );
};
