import { Download, FilePlus, Upload } from "lucide-react";
import { useState } from "react";
import { vault as words } from "../../../i18n/en/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import type { NoticeTone } from "../../../ui/primitives/notice.tsx";
import { nowIso } from "../../clock.ts";
import { download } from "../../download.ts";
import { useRefreshDevice, useStorageUse } from "../../queries/device.ts";
import { restoreBackup, writeBackup } from "../../storage/backup.ts";
import type { KeepFailure } from "../../storage/records.ts";
import { keepInVault } from "../../storage/vault.ts";
import { FileButton } from "./file-button.tsx";
import { toasts } from "../../stores/first-stores.ts";
import { saySize } from "../say-size.ts";

type News = { readonly tone: NoticeTone; readonly text: string };

const failed = (why: KeepFailure): News => ({ tone: "danger", text: why === "full" ? words.full : words.off });

const DAY_LENGTH = 10;

const exportAll = async (): Promise<News | null> => {
  try {
    const now = nowIso();
    download(words.backupName(now.slice(0, DAY_LENGTH)), await writeBackup(now), "application/json");
    toasts.getState().add({ title: words.exported });
    return null;
  } catch {
    return failed("off");
  }
};

const importAll = async (file: File): Promise<News> => {
  const result = await restoreBackup(await file.text());
  if (result.type === "not_ours") return { tone: "danger", text: words.notOurs };
  if (result.type === "failed") return failed(result.why);
  const broken = result.unreadable > 0 ? ` ${words.restoredUnreadable(result.unreadable)}` : "";
  return { tone: broken ? "caution" : "good", text: words.restored(result.added, result.kept) + broken };
};

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
  return result.type === "kept" ? null : failed(result.why);
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
        <Button icon={<Download aria-hidden className="size-5" />} onClick={() => void run(exportAll())}>
          {words.exportAll}
        </Button>
        <FileButton
          look="quiet"
          accept="application/json,.json"
          label={words.importAll}
          icon={<Upload aria-hidden className="size-5" />}
          onFile={(file) => void run(importAll(file))}
        />
      </div>
      <div role="status">{news && <Notice tone={news.tone}>{news.text}</Notice>}</div>
      <p className="text-sm text-soft">{words.onDevice}</p>
      <Use />
    </div>
  );
};
