import { navigation } from "virtual:catalog-navigation";
import { headerTitle } from "../../../engine/titles/build-title.ts";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { shellWords } from "../../../i18n/shell.ts";
import { toolWords } from "../../../i18n/tool.ts";
import { entryName } from "../../../text/entry-name.ts";
import type { IndexEntry } from "../../../model/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useCatalog } from "../../queries/catalog.ts";
import { iconOf } from "../../shell/icon.tsx";
import { nearestReady } from "../../../engine/nav/nearest-ready.ts";
import { PageBody } from "../page-body.tsx";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

const MANY = 4;

const Nearest = ({ listing, language }: Props) => {
  const { data: catalog } = useCatalog();
  const words = toolWords(language.code);
  const near = nearestReady(listing, catalog?.listings ?? [], MANY);
  if (near.length === 0) return <p>{words.noNearest}</p>;
  return (
    <ul className="grid gap-3 @lg:grid-cols-2">
      {near.map((one) => {
        const item = itemOf(one, language);
        return (
          <li key={one.id}>
            <a
              href={item.href}
              lang={item.language}
              className="flex h-full items-start gap-3 rounded-lg border border-rule bg-paper p-4 text-ink shadow-paper hover:border-accent"
            >
              <span className="mt-0.5 shrink-0 text-accent [&>svg]:size-5">{iconOf(item.icon)}</span>
              <span>
                <span className="block font-serif text-lg leading-6 font-semibold">{item.name}</span>
                {!item.language && one.makes && <span className="mt-1 block text-sm text-soft">{one.makes}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
};

/** A page that is announced but not made: it says so, and leads to what can be used today. */
export const PlannedPage = ({ listing, language }: Props) => {
  const body = listing.bodies[language.code];
  const spoken = body ? language.code : "en";
  const words = toolWords(language.code);
  const entry = body ?? listing.entry;
  // "Assistant | Chat" is for the bar at the top; a heading is a name.
  const isDrafted = listing.kind === "document" || listing.kind === "review";
  const title = isDrafted
    ? headerTitle(entry, listing.slugs[0] ?? "", shellWords(spoken).actions[entry.action])
    : entryName(entry);
  return (
    <PageBody
      kicker={words.planned}
      title={<span lang={spoken === language.code ? undefined : spoken}>{title}</span>}
      lead={words.plannedLead(entryName(entry))}
    >
      <Notice>{words.plannedText}</Notice>
      <h2 className="mt-12 mb-4">{words.useInstead}</h2>
      <Nearest listing={listing} language={language} />
      <ul className="mt-8 space-y-2">
        <li>
          <a href={navigation.home.review}>{words.generalReview}</a>
        </li>
        <li>
          <a href="/services">{words.allServices}</a>
        </li>
      </ul>
      <p className="mt-8 text-soft">
        {words.lawyer} <a href={navigation.home.freeHelp}>{words.freeHelp}</a>
      </p>
    </PageBody>
  );
};
