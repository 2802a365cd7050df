import { Download } from "lucide-react";
import { useState } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { VaultDocument, VaultFile } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { download } from "../../shared/download.ts";
import { loadVaultFile } from "../../storage/vault.ts";
import { formatDateTime } from "../parts/format-date.ts";
import { formatFileSize } from "../parts/format-file-size.ts";

/** The format of a file as people call it: "PDF", "Word", else its ending. */
const formatOf = (name: string): string => {
  const ending = /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? messages.file;
  return ending === "DOCX" || ending === "DOC" ? "Word" : ending;
};

/** The files of one version, each a button that downloads it. */
export const EntryFiles = ({ files }: { readonly files: readonly VaultFile[] }) => {
  const [damaged, setDamaged] = useState<string | null>(null);
  const open = async (file: VaultFile) => {
    const bytes = await loadVaultFile(file);
    setDamaged(bytes ? null : file.id);
    if (bytes) download(file.name, bytes, file.mime);
  };
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button
            small
            title={`${file.name}, ${formatFileSize(file.size)}`}
            icon={<Download aria-hidden className="size-4" />}
            aria-label={messages.download(file.name)}
            onClick={() => void open(file)}
          >
            {formatOf(file.name)}
          </Button>
          {damaged === file.id && (
            <p role="alert" className="mt-1 text-sm font-semibold text-danger">
              {messages.damaged}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};

/** The versions before the latest, newest first. */
export const OlderVersions = ({ document }: { readonly document: VaultDocument }) => (
  <ul className="space-y-3">
    {document.versions
      .slice(0, -1)
      .toReversed()
      .map(({ number, saved, files }) => (
        <li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-sm text-soft">{messages.version(number, formatDateTime(saved))}</span>
          <EntryFiles files={files} />
        </li>
      ))}
  </ul>
);
