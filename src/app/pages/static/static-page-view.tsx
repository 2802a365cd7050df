import { site } from "virtual:catalog-site";
import type { ReactNode } from "react";
import type { PageItem, PageSection, StaticPage } from "../../../model/site/site.ts";
import { pagesMessages } from "../../../i18n/pages.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { AsideLinks } from "../parts/aside-links.tsx";
import { PageBody } from "../parts/page-body.tsx";
import { sectionParts } from "./section-parts.tsx";

// From this many headings on, a list of contents helps.
const MIN_SECTIONS_FOR_CONTENTS = 5;
// Card lists and the sample use the full width; running text does not.
const WIDE: readonly PageSection["shows"][] = ["sample", "calculators", "checkers", "planned", "reviews"];

const withSiteNames = (text: string): string =>
  text.replaceAll("{product}", site.product).replaceAll("{host}", site.host);

const Item = ({ item }: { readonly item: PageItem }) => {
  const text = withSiteNames(item.text);
  if (item.title === undefined)
    return (
      <li className="ms-5 list-disc marker:text-margin">
        {item.href ? <a href={withSiteNames(item.href)}>{text}</a> : text}
      </li>
    );
  const title = withSiteNames(item.title);
  return (
    <li className="border-b border-rule py-4 first:border-t">
      <h3 className="text-lg leading-7">{item.href ? <a href={withSiteNames(item.href)}>{title}</a> : title}</h3>
      <p className="mt-1 text-soft">{text}</p>
    </li>
  );
};

const Section = ({ section, language }: { readonly section: PageSection; readonly language: string }) => {
  const Part = section.shows && sectionParts[section.shows];
  const isTitled = section.items.some((item) => item.title !== undefined);
  return (
    <section aria-labelledby={section.id} className="mt-12 first:mt-0 [&>:not([data-wide])]:max-w-prose">
      <h2 id={section.id} tabIndex={-1}>
        {withSiteNames(section.heading)}
      </h2>
      {section.text.map((text) => (
        <p key={text} className="mt-4">
          {withSiteNames(text)}
        </p>
      ))}
      {section.items.length > 0 && (
        <ul className={isTitled ? "mt-6" : "mt-4 space-y-2"}>
          {section.items.map((item) => (
            <Item key={item.title ?? item.text} item={item} />
          ))}
        </ul>
      )}
      {Part && (
        <div data-wide={WIDE.includes(section.shows) || undefined} className="mt-6">
          <Part language={language} />
        </div>
      )}
    </section>
  );
};

const Contents = ({ page }: { readonly page: StaticPage }) => (
  <AsideLinks
    title={pagesMessages(page.language).contents}
    links={page.sections.map(({ id, heading }) => ({ href: `#${id}`, name: withSiteNames(heading) }))}
  />
);

/** The other pages of plain words in the same language. */
const OtherPages = ({ page }: { readonly page: StaticPage }) => {
  const { data: catalog } = useCatalog();
  const others = (catalog?.pages ?? []).filter(({ id, language }) => language === page.language && id !== page.id);
  const links = others.flatMap(({ title, paths: [path] }) =>
    path ? [{ href: withSiteNames(path), name: title }] : [],
  );
  return links.length > 0 && <AsideLinks title={pagesMessages(page.language).otherPages} links={links} />;
};

const isLong = ({ sections }: StaticPage): boolean => sections.length >= MIN_SECTIONS_FOR_CONTENTS;

const asideOf = (page: StaticPage): ReactNode => {
  if (isLong(page)) return <Contents page={page} />;
  return page.sections.some(({ shows }) => WIDE.includes(shows)) ? null : <OtherPages page={page} />;
};

/** Title, lead and sections of a page from the catalog. */
export const StaticPageView = ({ page }: { readonly page: StaticPage }) => (
  <PageBody
    width="page"
    title={withSiteNames(page.title)}
    lead={withSiteNames(page.lead)}
    aside={asideOf(page)}
    asideLast={!isLong(page)}
  >
    {page.sections.map((section) => (
      <Section key={section.id} section={section} language={page.language} />
    ))}
  </PageBody>
);
