import { useState } from "react";
import { records } from "../../../i18n/english-only/records.ts";
import { settings } from "../../../i18n/english-only/settings.ts";
import { iconOf } from "../../shell/icon.tsx";
import { usePage } from "../../shared/use-page.ts";
import type { UnreadableRecord } from "../../storage/read-store.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { unreadableValues, browserStorage } from "../../stores/stored.ts";
import { UnreadableRecordsNotice } from "../parts/unreadable-records-notice.tsx";
import { EraseSection } from "./erase-section.tsx";
import { PageBody } from "../parts/page-body.tsx";

const settingsAside = (): readonly UnreadableRecord[] => {
  const storage = browserStorage();
  return Object.entries(STORAGE_KEYS).flatMap(([store, name]) =>
    unreadableValues(storage, name).map(([key, value]) => ({ store, key, value })),
  );
};

/** Links to the four settings pages. */
export const SettingsPage = () => {
  usePage({ name: settings.title, icon: "settings" });
  const [aside] = useState(settingsAside);
  return (
    <PageBody title={settings.title} lead={settings.lead} width="page">
      <div className="mb-8 empty:hidden">
        <UnreadableRecordsNotice aside={aside} save={records.saveAside}>
          {settings.unreadable}
        </UnreadableRecordsNotice>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule @min-[54rem]:grid-cols-2">
        {settings.hub.map(({ href, icon, name, text }) => (
          <li key={href}>
            <a
              href={href}
              className="group flex h-full items-center gap-4 bg-paper px-5 py-5 text-ink hover:bg-accent-tint"
            >
              <span className="text-accent [&>svg]:size-6">{iconOf(icon)}</span>
              <span>
                <span className="block font-serif text-lg font-semibold group-hover:underline">{name}</span>
                <span className="block text-sm text-soft">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <EraseSection />
    </PageBody>
  );
};
