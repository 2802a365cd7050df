import type { ReactNode } from "react";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { services } from "../../../i18n/english-only/services.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { iconOf } from "../../shell/icon.tsx";

type Props = {
  readonly listings: readonly IndexEntry[];
  readonly language: SiteLanguage;
  /** Names alone: for reviews, which would only repeat the words of the documents they read. */
  readonly brief?: boolean;
  /** Names the kind of what is no document, where several kinds are in one list. */
  readonly kinds?: boolean;
  /** Heading above the pages that are not ready. */
  readonly plannedTitle?: string;
};

type LineProps = Pick<Props, "language" | "brief" | "kinds"> & { readonly listing: IndexEntry };

// Off-screen rows skip rendering; the margin keeps their focus ring from being clipped.
const row =
  "border-t border-rule [contain-intrinsic-block-size:auto_5rem] [content-visibility:auto] [overflow-clip-margin:1rem]";

const Ready = ({ listing, language, brief, kinds }: LineProps) => {
  const kind = kinds ? services.kinds[listing.kind] : undefined;
  const item = itemOf(listing, language);
  return (
    <a href={item.href} className="group flex h-full min-h-11 gap-3 px-1 py-3 text-ink hover:bg-accent-tint">
      <span className="mt-0.5 shrink-0 text-accent [&>svg]:size-5">{iconOf(item.icon)}</span>
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-x-3">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <span className="font-serif font-semibold group-hover:underline">{item.name}</span>
            {kind && <span className="rounded-full bg-well px-2.5 py-0.5 text-xs text-ink">{kind}</span>}
          </span>
          {!brief && listing.minutes !== undefined && (
            <span className="shrink-0 text-xs text-faint">{services.minutes(listing.minutes)}</span>
          )}
        </span>
        {!brief && listing.makes && <span className="block text-sm text-soft">{listing.makes}</span>}
      </span>
    </a>
  );
};

const Planned = ({ listing, language }: LineProps) => {
  const item = itemOf(listing, language);
  return (
    <a
      href={item.href}
      className="flex min-h-12 items-center gap-3 py-2 text-soft hover:text-accent-strong hover:underline"
    >
      <span className="shrink-0 text-faint [&>svg]:size-5">{iconOf(item.icon)}</span>
      {item.name}
    </a>
  );
};

const PlannedList = ({ listings, language, plannedTitle }: Props): ReactNode => {
  const list = (
    <ul className="grid gap-x-8 border-t border-rule @md:grid-cols-2 @3xl:grid-cols-3">
      {listings.map((listing) => (
        <li key={listing.id} className="border-b border-rule">
          <Planned listing={listing} language={language} />
        </li>
      ))}
    </ul>
  );
  // Closed, so that visitors need not scroll past them.
  if (plannedTitle === undefined)
    return <Disclosure summary={services.inPreparationMany(listings.length)}>{list}</Disclosure>;
  return (
    <div>
      <p className="mb-2 text-sm font-semibold text-soft">{plannedTitle}</p>
      {list}
    </div>
  );
};

/** Listings as rows with name, sentence and minutes; planned pages follow as plain lines under their own heading. */
export const ListingGrid = (props: Props) => {
  const ready = props.listings.filter(({ status }) => status === "ready");
  const planned = props.listings.filter(({ status }) => status === "planned");
  return (
    <div className="@container space-y-6">
      {ready.length > 0 && (
        <ul className="grid gap-x-10 border-b border-rule @2xl:grid-cols-2">
          {ready.map((listing) => (
            <li key={listing.id} className={row}>
              <Ready listing={listing} language={props.language} brief={props.brief} kinds={props.kinds} />
            </li>
          ))}
        </ul>
      )}
      {planned.length > 0 && <PlannedList {...props} listings={planned} />}
    </div>
  );
};
