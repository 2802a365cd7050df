import { site } from "virtual:catalog-site";
import { useRef } from "react";
import { documentsIn, itemOf } from "../../../engine/nav/build-navigation.ts";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import { classes } from "../../../ui/primitives/classes.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { useInView } from "./use-in-view.ts";

/** The documents that can be made today. */
export const ReadyList = ({ messages, locale }: { readonly messages: HomeMessages; readonly locale: string }) => {
  const part = useRef<HTMLDivElement>(null);
  // The list of all pages grows with the catalog; the first load does not.
  const { data: catalog } = useCatalog(useInView(part));
  const own = site.languages.find(({ code, choice }) => code === locale && choice) ?? site.languages[0]!;
  const ready = documentsIn(catalog?.listings ?? [], own).filter(({ status }) => status === "ready");
  return (
    <div ref={part} className={classes("mt-10", !catalog && "min-h-[44rem] md:min-h-96")}>
      {ready.length > 0 && (
        <>
          <h2 className="text-xl">{messages.ready}</h2>
          <ul className="mt-3 grid gap-x-12 border-t border-rule md:grid-cols-2">
            {ready.map((listing) => {
              const item = itemOf(listing, own);
              return (
                <li key={listing.id} className="border-b border-rule">
                  <a
                    href={item.href}
                    className="group flex min-h-14 items-center justify-between gap-4 py-2 text-ink hover:text-accent-strong"
                  >
                    <span
                      lang={own.code === locale ? undefined : own.code}
                      className="font-serif text-base font-semibold group-hover:underline"
                    >
                      {item.name}
                    </span>
                    {listing.minutes !== undefined && (
                      <span className="shrink-0 text-sm text-soft tabular-nums">
                        {messages.minutes(listing.minutes)}
                      </span>
                    )}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className="mt-4">
        <a href="/services">{messages.allServices}</a>
      </p>
    </div>
  );
};
