import { FilePlus, Upload } from "lucide-react";
import { useState } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { nowIso } from "../../shared/clock.ts";
import { useRefreshDevice, useStorageUse } from "../../queries/use-device-records.ts";
import { storeInVault } from "../../storage/vault.ts";
import { formatFileSize } from "../parts/format-file-size.ts";
import { FileButton } from "../../../ui/inputs/file-button.tsx";
import { failureMessage } from "./status-message.ts";
import type { StatusMessage } from "./status-message.ts";
import { RestoreResult } from "./restore-result.tsx";
import { BackupPanel } from "./backup-panel.tsx";
import { useRestore } from "./use-restore.ts";

const addFile = async (file: File): Promise<StatusMessage | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = file.type || "application/octet-stream";
  const result = await storeInVault(
    {
      name: file.name.replace(/\.[^.]+$/, ""),
      definition: null,
      language: "en",
      answers: null,
      files: [{ name: file.name, mime, bytes }],
    },
    nowIso(),
  );
  return result.type === "stored" ? null : failureMessage(result.why);
};

const Use = () => {
  const { data } = useStorageUse();
  if (!data?.usage || !data.quota) return null;
  return (
    <p className="text-sm text-soft tabular-nums">
      {messages.used(formatFileSize(data.usage), formatFileSize(data.quota))}
    </p>
  );
};

/** Adding a file, saving everything as one file, bringing it back, and the room that is used. */
export const VaultTools = () => {
  const [status, setStatus] = useState<StatusMessage | null>(null);
  const refresh = useRefreshDevice();
  const restore = useRestore();
  const run = async (work: Promise<StatusMessage | null>) => {
    setStatus(await work);
    await refresh();
  };
  return (
    <div className="space-y-4 border-s-2 border-rule ps-5">
      <div className="grid gap-3 @lg:flex @lg:flex-wrap @min-[54rem]:grid">
        <FileButton
          variant="main"
          label={messages.addFile}
          icon={<FilePlus aria-hidden className="size-5" />}
          onFile={(file) => void run(addFile(file))}
        />
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
      <p className="text-sm text-soft">{messages.onDevice}</p>
      <Use />
    </div>
  );
};
