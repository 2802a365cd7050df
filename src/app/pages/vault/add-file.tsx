import { FilePlus } from "lucide-react";
import { useState } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import { FileButton } from "../../../ui/inputs/file-button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { nowIso } from "../../shared/clock.ts";
import { storeInVault } from "../../storage/vault.ts";
import { failureMessage } from "./status-message.ts";
import type { StatusMessage } from "./status-message.ts";

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

/** Stores a file that the visitor already has as a document of its own. */
export const AddFile = ({ variant }: { readonly variant: "main" | "quiet" }) => {
  const [status, setStatus] = useState<StatusMessage | null>(null);
  const refresh = useRefreshDevice();
  const add = async (file: File) => {
    setStatus(await addFile(file));
    await refresh();
  };
  return (
    <>
      <FileButton
        variant={variant}
        label={messages.addFile}
        icon={<FilePlus aria-hidden className="size-5" />}
        onFile={(file) => void add(file)}
      />
      <div role="status" className="empty:hidden">
        {status && <Notice tone={status.tone}>{status.text}</Notice>}
      </div>
    </>
  );
};
