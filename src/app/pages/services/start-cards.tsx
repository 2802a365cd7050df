import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { services } from "../../../i18n/english-only/services.ts";
import { iconOf } from "../../shell/icon.tsx";
import { DEFAULT_LANGUAGE } from "../parts/use-path-language.ts";

const Card = ({ listing }: { readonly listing: IndexEntry }) => {
  const item = itemOf(listing, DEFAULT_LANGUAGE);
  return (
    <a
      href={item.href}
      className="group flex h-full flex-col gap-2 rounded-md border border-rule bg-paper p-5 text-ink shadow-paper hover:border-accent"
    >
      <span className="flex items-center gap-3 text-accent [&>svg]:size-6">
        {iconOf(item.icon)}
        <span className="font-serif text-lg leading-6 font-semibold text-ink group-hover:underline">{item.name}</span>
      </span>
      <span className="text-sm text-soft">{listing.makes}</span>
      {listing.minutes !== undefined && (
        <span className="mt-auto text-xs text-faint">{services.minutes(listing.minutes)}</span>
      )}
    </a>
  );
};

/** Six pages to begin with, larger than the rows below them. */
export const StartCards = ({ listings }: { readonly listings: readonly IndexEntry[] }) => (
  <section className="@container mt-10">
    <h2 className="mb-4 text-xl">{services.startHere}</h2>
    <ul className="grid gap-4 @xl:grid-cols-2 @3xl:grid-cols-3">
      {listings.map((listing) => (
        <li key={listing.id}>
          <Card listing={listing} />
        </li>
      ))}
    </ul>
  </section>
);
