import { readyDocuments } from "virtual:catalog-counts";
import { site } from "virtual:catalog-site";
import { useRef } from "react";
import { documentsIn, itemOf } from "../../../engine/nav/build-navigation.ts";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { useInView } from "./use-in-view.ts";

type Props = { readonly messages: HomeMessages; readonly locale: string };

/** The documents that can be made today. */
export const ReadyList = ({ messages, locale }: Props) => {
  const part = useRef<HTMLDivElement>(null);
  // The list of all pages grows with the catalog; the first load does not.
  const { data: catalog } = useCatalog(useInView(part));
  const own = site.languages.find(({ code, choice }) => code === locale && choice) ?? site.languages[0]!;
  const ready = documentsIn(catalog?.listings ?? [], own).filter(({ status }) => status === "ready");
  return (
    <div ref={part} className="mt-10">
      <h2 className="text-xl">{messages.ready}</h2>
      {catalog ? (
        <ul className={LIST}>
          {ready.map((listing) => (
            <li key={listing.id} className={ROW}>
              <ReadyLink listing={listing} own={own} messages={messages} locale={locale} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyRows count={readyDocuments[own.code] ?? 0} />
      )}
      <p className="mt-4">
        <a href="/services">{messages.allServices}</a>
      </p>
    </div>
  );
};

const LIST = "mt-3 grid gap-x-12 border-t border-rule md:grid-cols-2";
const ROW = "border-b border-rule";

/** The place of the rows until they are loaded, so that nothing below them moves. */
const EmptyRows = ({ count }: { readonly count: number }) => (
  <div aria-hidden className={LIST}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={`${ROW} h-[calc(4.25rem+1px)] lg:h-[calc(3.5rem+1px)]`} />
    ))}
  </div>
);

type LinkProps = Props & { readonly listing: IndexEntry; readonly own: SiteLanguage };

const ReadyLink = ({ listing, own, messages, locale }: LinkProps) => {
  const item = itemOf(listing, own);
  return (
    <a
      href={item.href}
      className="group flex min-h-17 flex-col justify-center py-2 lg:min-h-14 lg:flex-row lg:items-center lg:justify-between lg:gap-4 text-ink hover:text-accent-strong"
    >
      <span
        lang={own.code === locale ? undefined : own.code}
        className="font-serif text-base font-semibold group-hover:underline"
      >
        {item.name}
      </span>
      {listing.minutes !== undefined && (
        <span className="shrink-0 text-sm text-soft tabular-nums">{messages.minutes(listing.minutes)}</span>
      )}
    </a>
  );
};
