import { navigation } from "virtual:catalog-navigation";
import { headerTitle } from "../../../engine/titles/build-title.ts";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { shellMessages } from "../../../i18n/shell.ts";
import { toolMessages } from "../../../i18n/tool.ts";
import { entryName } from "../../../text/words/entry-name.ts";
import type { IndexEntry } from "../../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useCatalog } from "../../queries/use-catalog.ts";
import { iconOf } from "../../shell/icon.tsx";
import { alternativePages } from "../../../engine/nav/alternative-pages.ts";
import { PageBody } from "../parts/page-body.tsx";

type Props = { readonly listing: IndexEntry; readonly language: SiteLanguage };

const Cards = ({ pages, language }: { readonly pages: readonly IndexEntry[]; readonly language: SiteLanguage }) => (
  <ul className="grid gap-3 @lg:grid-cols-2">
    {pages.map((page) => {
      const item = itemOf(page, language);
      return (
        <li key={page.id}>
          <a
            href={item.href}
            lang={item.language}
            className="flex h-full items-start gap-3 rounded-lg border border-rule bg-paper p-4 text-ink shadow-paper hover:border-accent"
          >
            <span className="mt-0.5 shrink-0 text-accent [&>svg]:size-5">{iconOf(item.icon)}</span>
            <span>
              <span className="block font-serif text-lg leading-6 font-semibold">{item.name}</span>
              {!item.language && page.makes && <span className="mt-1 block text-sm text-soft">{page.makes}</span>}
            </span>
          </a>
        </li>
      );
    })}
  </ul>
);

/** Alternatives the author lists until the page is ready. */
const AvailableInstead = ({ listing, language }: Props) => {
  const { data: catalog } = useCatalog();
  const pages = alternativePages(listing, catalog?.listings ?? []);
  const text = listing.meanwhile?.text;
  if (pages.length === 0 && text === undefined) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-4">{toolMessages(language.code).useInstead}</h2>
      {text !== undefined && (
        <p className="mb-4 max-w-prose" lang={language.code === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}>
          {text}
        </p>
      )}
      <Cards pages={pages} language={language} />
    </section>
  );
};

/** A page in preparation, with links to what is available now. */
export const PlannedPage = ({ listing, language }: Props) => {
  const body = listing.bodies[language.code];
  const bodyLanguage = body ? language.code : SOURCE_LANGUAGE;
  const messages = toolMessages(language.code);
  const entry = body ?? listing.entry;
  // "Assistant | Chat" is for the bar at the top; a heading is a name.
  const isDrafted = listing.kind === "document" || listing.kind === "review";
  const title = isDrafted
    ? headerTitle(entry, listing.slugs[0] ?? "", shellMessages(bodyLanguage).actions[entry.action])
    : entryName(entry);
  return (
    <PageBody
      kicker={messages.planned}
      title={<span lang={bodyLanguage === language.code ? undefined : bodyLanguage}>{title}</span>}
      lead={messages.plannedLead(entryName(entry))}
    >
      <Notice>{messages.plannedText}</Notice>
      <AvailableInstead listing={listing} language={language} />
      <ul className="mt-8 space-y-2">
        <li>
          <a href={navigation.home.review}>{messages.generalReview}</a>
        </li>
        <li>
          <a href="/services">{messages.allServices}</a>
        </li>
      </ul>
      <p className="mt-8 text-soft">
        {messages.lawyer} <a href={navigation.home.freeHelp}>{messages.freeHelp}</a>
      </p>
    </PageBody>
  );
};
