import { site } from "virtual:catalog-site";
import { useRef } from "react";
import { documentsIn, itemOf } from "../../../engine/nav/build-navigation.ts";
import type { HomeWords } from "../../../i18n/en/home.ts";
import { useCatalog } from "../../queries/catalog.ts";
import { useSeen } from "./use-seen.ts";

/** The documents that can be made today. */
export const ReadyList = ({ words, locale }: { readonly words: HomeWords; readonly locale: string }) => {
  const part = useRef<HTMLDivElement>(null);
  // The list of all pages grows with the catalog; the first load does not.
  const { data: catalog } = useCatalog(useSeen(part));
  const own = site.languages.find(({ code }) => code === locale && code !== "th") ?? site.languages[0]!;
  const ready = documentsIn(catalog?.listings ?? [], own).filter(({ status }) => status === "ready");
  return (
    <div ref={part} className="mt-10 min-h-36">
      {ready.length > 0 && (
        <>
          <h2 className="text-xl">{words.ready}</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {ready.map((listing) => {
              const item = itemOf(listing, own);
              return (
                <li key={listing.id}>
                  <a
                    href={item.href}
                    lang={own.code === locale ? undefined : own.code}
                    className="inline-flex min-h-11 items-center rounded-full border border-edge bg-paper px-4 text-sm font-medium text-ink hover:border-accent hover:text-accent-strong"
                  >
                    {item.name}
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className="mt-4">
        <a href="/services">{words.allServices}</a>
      </p>
    </div>
  );
};
