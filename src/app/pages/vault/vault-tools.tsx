import { FilePlus, Upload } from "lucide-react";
import { useState } from "react";
import { vault as words } from "../../../i18n/en/vault.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { nowIso } from "../../clock.ts";
import { useRefreshDevice, useStorageUse } from "../../queries/device.ts";
import { keepInVault } from "../../storage/vault.ts";
import { saySize } from "../say-size.ts";
import { FileButton } from "./file-button.tsx";
import { failureNews } from "./news.ts";
import type { News } from "./news.ts";
import { RestoreResult } from "./restore-result.tsx";
import { SaveEverything } from "./save-everything.tsx";
import { useRestore } from "./use-restore.ts";

const addFile = async (file: File): Promise<News | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = file.type || "application/octet-stream";
  const result = await keepInVault(
    {
      name: file.name.replace(/\.[^.]+$/, ""),
      definition: null,
      language: "en",
      answers: null,
      files: [{ name: file.name, mime, bytes }],
    },
    nowIso(),
  );
  return result.type === "kept" ? null : failureNews(result.why);
};

const Use = () => {
  const { data } = useStorageUse();
  if (!data?.usage || !data.quota) return null;
  return <p className="text-sm text-soft tabular-nums">{words.used(saySize(data.usage), saySize(data.quota))}</p>;
};

/** Adding a file, saving everything as one file, bringing it back, and the room that is used. */
export const VaultTools = () => {
  const [news, setNews] = useState<News | null>(null);
  const refresh = useRefreshDevice();
  const restore = useRestore();
  const run = async (work: Promise<News | null>) => {
    setNews(await work);
    await refresh();
  };
  return (
    <div className="space-y-4 border-s-2 border-rule ps-5">
      <div className="grid gap-3 @lg:flex @lg:flex-wrap @min-[54rem]:grid">
        <FileButton
          look="main"
          label={words.addFile}
          icon={<FilePlus aria-hidden className="size-5" />}
          onFile={(file) => void run(addFile(file))}
        />
        <SaveEverything onNews={(done) => void run(done)} />
        <FileButton
          look="quiet"
          accept="application/json,.json,.backup"
          label={words.importAll}
          icon={<Upload aria-hidden className="size-5" />}
          onFile={(file) => {
            setNews(null);
            void file.arrayBuffer().then((bytes) => restore.restore(new Uint8Array(bytes), null));
          }}
        />
      </div>
      <RestoreResult restore={restore} />
      <div role="status">{news && <Notice tone={news.tone}>{news.text}</Notice>}</div>
      <p className="text-sm text-soft">{words.onDevice}</p>
      <Use />
    </div>
  );
};
