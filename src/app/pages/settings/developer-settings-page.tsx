import { lazy, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { settings } from "../../../i18n/english-only/settings.ts";
import { studio } from "../../../i18n/english-only/studio.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { TableFrame } from "../../../ui/primitives/table-frame.tsx";
import { useCatalog } from "../../queries/use-catalog.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { browserStorage } from "../../stores/stored.ts";
import { usePage } from "../../shared/use-page.ts";
import { DEFAULT_LANGUAGE } from "../parts/use-path-language.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { PageBody } from "../parts/page-body.tsx";
import { StorageKey } from "../parts/storage-key.tsx";

const Gallery = lazy(async () => ({ default: (await import("./gallery/gallery.tsx")).Gallery }));

const Studio = lazy(async () => ({ default: (await import("../../studio/studio.tsx")).Studio }));

const cell = "border-b border-rule px-4 py-3 text-start align-top";

const Keys = () => {
  const rows = useMemo(() => {
    const storage = browserStorage();
    return Object.entries(STORAGE_KEYS).map(([name, key]) => ({
      name: settings.keyNames[name as keyof typeof STORAGE_KEYS],
      key,
      size: storage.getItem(key)?.length,
    }));
  }, []);
  return (
    <TableFrame label={settings.keysTitle}>
      <table className="w-full text-sm">
        <thead>
          <tr>
            <th className={cell}>{settings.key}</th>
            <th className={cell}>{settings.holds}</th>
            <th className={cell}>{settings.size}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, key, size }) => (
            <tr key={key}>
              <td className={cell}>
                <StorageKey name={key} />
              </td>
              <td className={cell}>{name}</td>
              <td className={`${cell} tabular-nums`}>{size ?? settings.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};

const CatalogTable = ({ listings }: { readonly listings: readonly IndexEntry[] }) => (
  <TableFrame label={settings.catalogTitle}>
    <table className="w-full text-sm">
      <thead>
        <tr>
          <th className={cell}>{settings.listed.name}</th>
          <th className={cell}>{settings.listed.kind}</th>
          <th className={cell}>{settings.listed.state}</th>
          <th className={cell}>{settings.listed.languages}</th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <tr key={listing.id}>
            <td className={cell}>
              <a href={itemOf(listing, DEFAULT_LANGUAGE).href}>{itemOf(listing, DEFAULT_LANGUAGE).name}</a>
            </td>
            <td className={cell}>{settings.listed.kinds[listing.kind]}</td>
            <td className={cell}>{settings.listed.states[listing.status]}</td>
            <td className={`${cell} font-mono`}>{["en", ...Object.keys(listing.bodies)].join(" ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableFrame>
);

const CatalogList = () => {
  const catalog = useCatalog();
  return (
    <AsyncContent part from={catalog}>
      {({ listings }) => {
        const own = listings.filter(({ kind }) => kind !== "review");
        const ready = own.filter(({ status }) => status === "ready");
        const planned = own.filter(({ status }) => status !== "ready");
        return (
          <>
            <p className="mb-4">{settings.catalogCount(ready.length, planned.length)}</p>
            <CatalogTable listings={[...ready, ...planned]} />
          </>
        );
      }}
    </AsyncContent>
  );
};

/** For people who run or change the site: browser storage and catalog contents. */
export const DeveloperSettingsPage = () => {
  usePage({ name: settings.developerTitle, icon: "settings" });
  const [search] = useSearchParams();
  if (search.has("studio")) {
    return (
      <PageBody width="full" title={studio.title} lead={studio.lead}>
        <Suspense>
          <Studio />
        </Suspense>
      </PageBody>
    );
  }
  return (
    <PageBody width="page" title={settings.developerTitle} lead={settings.developerLead}>
      <p className="mb-12">
        <a href="?studio" className={buttonClasses("main")}>
          {studio.open}
        </a>
      </p>
      <h2 className="mb-4">{settings.keysTitle}</h2>
      <Keys />
      <p className="mt-3 text-sm text-soft">{settings.database}</p>
      <h2 className="mt-12 mb-4">{settings.galleryTitle}</h2>
      {search.has("gallery") ? (
        <Suspense>
          <Gallery />
        </Suspense>
      ) : (
        <p>
          <a href="?gallery">{settings.galleryOpen}</a>
        </p>
      )}
      <h2 className="mt-12 mb-4">{settings.catalogTitle}</h2>
      <CatalogList />
    </PageBody>
  );
};
