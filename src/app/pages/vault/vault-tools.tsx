import { Upload } from "lucide-react";
import { useState } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import { FileButton } from "../../../ui/inputs/file-button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useRefreshDevice, useStorageUse } from "../../queries/use-device-records.ts";
import { formatFileSize } from "../parts/format-file-size.ts";
import { BackupPanel } from "./backup-panel.tsx";
import { RestoreResult } from "./restore-result.tsx";
import type { StatusMessage } from "./status-message.ts";
import { useRestore } from "./use-restore.ts";

const Use = () => {
  const { data } = useStorageUse();
  if (!data?.usage || !data.quota) return null;
  return <p className="tabular-nums">{messages.used(formatFileSize(data.usage), formatFileSize(data.quota))}</p>;
};

/** Saving everything as one file, bringing it back, and the room that is used. */
export const VaultTools = () => {
  const [status, setStatus] = useState<StatusMessage | null>(null);
  const refresh = useRefreshDevice();
  const restore = useRestore();
  const run = async (work: Promise<StatusMessage | null>) => {
    setStatus(await work);
    await refresh();
  };
  return (
    <section className="mt-14 max-w-prose space-y-4">
      <h2 className="text-xl">{messages.copies}</h2>
      <div className="space-y-1 text-sm text-soft">
        <p>{messages.onDevice}</p>
        <Use />
      </div>
      <div className="flex flex-wrap gap-3">
        <BackupPanel onStatus={(done) => void run(done)} />
        <FileButton
          variant="quiet"
          accept="application/json,.json,.backup"
          label={messages.importAll}
          icon={<Upload aria-hidden className="size-5" />}
          onFile={(file) => {
            setStatus(null);
            void file.arrayBuffer().then((bytes) => restore.restore(new Uint8Array(bytes), null));
          }}
        />
      </div>
      <RestoreResult restore={restore} />
      <div role="status">{status && <Notice tone={status.tone}>{status.text}</Notice>}</div>
    </section>
  );
};
