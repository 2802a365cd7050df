import type { IndexEntry } from "../../model/catalog-index.ts";
import type { SiteLanguage } from "../../model/site.ts";
import { itemOf } from "../../engine/nav/build-navigation.ts";
import { services } from "../../i18n/en/services.ts";
import { iconOf } from "../shell/icon.tsx";

type Props = {
  readonly listings: readonly IndexEntry[];
  readonly language: SiteLanguage;
  /** What stands above the pages that are not ready. */
  readonly plannedTitle?: string;
};

const Ready = ({ listing, language }: { readonly listing: IndexEntry; readonly language: SiteLanguage }) => {
  const item = itemOf(listing, language);
  return (
    <a
      href={item.href}
      className="group flex h-full gap-4 rounded-lg border border-rule bg-paper p-5 text-ink shadow-paper hover:border-accent"
    >
      <span className="mt-0.5 shrink-0 text-accent [&>svg]:size-6">{iconOf(item.icon)}</span>
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-6 font-semibold group-hover:underline">{item.name}</span>
        {listing.makes && <span className="mt-1 block text-sm text-soft">{listing.makes}</span>}
        {listing.minutes !== undefined && (
          <span className="mt-2 block text-xs text-faint">{services.minutes(listing.minutes)}</span>
        )}
      </span>
    </a>
  );
};

/** Listings as cards; what is in preparation follows as plain lines under a heading of its own. */
export const ListingGrid = ({ listings, language, plannedTitle = services.inPreparation }: Props) => {
  const ready = listings.filter(({ status }) => status === "ready");
  const planned = listings.filter(({ status }) => status === "planned");
  return (
    <div className="@container space-y-6">
      {ready.length > 0 && (
        <ul className="grid gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
          {ready.map((listing) => (
            <li key={listing.id}>
              <Ready listing={listing} language={language} />
            </li>
          ))}
        </ul>
      )}
      {planned.length > 0 && (
        <div>
          <p className="mb-2 text-sm font-semibold text-soft">{plannedTitle}</p>
          <ul className="grid gap-x-8 border-t border-rule @md:grid-cols-2 @3xl:grid-cols-3">
            {planned.map((listing) => {
              const item = itemOf(listing, language);
              return (
                <li key={listing.id} className="border-b border-rule">
                  <a
                    href={item.href}
                    className="flex min-h-12 items-center gap-3 py-2 text-soft hover:text-accent-strong hover:underline"
                  >
                    <span className="shrink-0 text-faint [&>svg]:size-5">{iconOf(item.icon)}</span>
                    {item.name}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
};
