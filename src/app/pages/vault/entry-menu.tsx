import { site } from "virtual:catalog-site";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { entryName } from "../../../text/words/entry-name.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { nowIso } from "../../shared/clock.ts";
import { storeInVault } from "../../storage/vault.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { RowMenu } from "../rows/row-menu.tsx";
import type { RowMenuItem } from "../rows/row-menu.tsx";
import { failureMessage } from "./status-message.ts";
import type { StoreChanges } from "./use-change.ts";

type Props = {
  readonly document: VaultDocument;
  readonly change: StoreChanges;
  /** Shows why something did not work; null clears it. */
  readonly onFailure: (failure: string | null) => void;
  readonly onEdit: () => void;
};

const english = site.languages[0]!;

/** Pages that start a session with the document: its text, its PDF, or an amendment of it. */
const sessionItems = (listings: readonly IndexEntry[], document: VaultDocument): readonly RowMenuItem[] => {
  const { answers, files } = document.versions.at(-1)!;
  const isUsable = answers !== null || files.some(({ name }) => name.toLowerCase().endsWith(".pdf"));
  if (!isUsable) return [];
  return listings
    .filter(({ session, status }) => session && status === "ready")
    .map((page) => ({
      name: entryName(page.entry),
      href: `${itemOf(page, english).href}?document=${encodeURIComponent(document.id)}`,
    }));
};

/** Pages that are services for a finished document, such as notarization; they are given its name. */
const useServiceItems = (listings: readonly IndexEntry[], { name }: VaultDocument): readonly RowMenuItem[] => {
  const navigate = useNavigate();
  return listings
    .filter(({ receives, status }) => receives && status === "ready")
    .map((page) => {
      const named = Object.entries(page.receives ?? {}).filter(([, fact]) => fact === "title");
      const carry = Object.fromEntries(named.map(([field]) => [field, name]));
      return {
        name: entryName(page.entry),
        onSelect: () => void navigate(itemOf(page, english).href, { state: { carry } }),
      };
    });
};

/** Everything that can be done with a document of the vault. */
export const EntryMenu = ({ document, change, onFailure, onEdit }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const refresh = useRefreshDevice();
  const listings = useCatalog().data?.listings ?? [];
  const services = useServiceItems(listings, document);
  const addVersion = async (file: File) => {
    const files = [{ name: file.name, mime: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }];
    const result = await storeInVault({ ...document, answers: null, files }, nowIso());
    onFailure(result.type === "stored" ? null : failureMessage(result.why).text);
    await refresh();
  };
  const toTrash = async () => {
    const isMoved = await change({ trashed: nowIso() });
    if (isMoved) toasts.getState().add({ title: messages.movedToTrash, description: document.name });
  };
  const items: readonly RowMenuItem[] = [
    { name: messages.rename, onSelect: onEdit },
    { name: messages.addVersion, onSelect: () => input.current?.click() },
    {
      name: messages.watch,
      href: `/expiration-tracker?document=${encodeURIComponent(document.id)}`,
    },
    ...sessionItems(listings, document),
    ...services,
    { name: messages.toTrash, isApart: true, onSelect: () => void toTrash() },
  ];
  return (
    <>
      <RowMenu label={messages.actions(document.name)} items={items} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={messages.addVersion}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen twice in a row.
          event.target.value = "";
          if (file) void addVersion(file);
        }}
      />
    </>
  );
};
