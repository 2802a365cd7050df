import { site } from "virtual:catalog-site";
import type { PageItem, PageSection, StaticPage } from "../../../model/site.ts";
import { pagesWords } from "../../../i18n/pages.ts";
import { PageBody } from "../page-body.tsx";
import { sectionParts } from "./section-parts.tsx";

// From this many headings on, a list of contents helps.
const LONG = 5;

const said = (text: string): string => text.replaceAll("{product}", site.product).replaceAll("{host}", site.host);

const Item = ({ item }: { readonly item: PageItem }) => {
  const text = said(item.text);
  if (item.title === undefined)
    return (
      <li className="ms-5 list-disc marker:text-margin">{item.href ? <a href={said(item.href)}>{text}</a> : text}</li>
    );
  const title = said(item.title);
  return (
    <li className="border-b border-rule py-4 first:border-t">
      <h3 className="text-lg leading-7">{item.href ? <a href={said(item.href)}>{title}</a> : title}</h3>
      <p className="mt-1 text-soft">{text}</p>
    </li>
  );
};

const Section = ({ section, language }: { readonly section: PageSection; readonly language: string }) => {
  const Part = section.shows && sectionParts[section.shows];
  const isTitled = section.items.some((item) => item.title !== undefined);
  return (
    <section aria-labelledby={section.id} className="mt-12 first:mt-0">
      <h2 id={section.id} tabIndex={-1}>
        {said(section.heading)}
      </h2>
      {section.text.map((text) => (
        <p key={text} className="mt-4">
          {said(text)}
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
        <div className="mt-6">
          <Part language={language} />
        </div>
      )}
    </section>
  );
};

const Contents = ({ page }: { readonly page: StaticPage }) => (
  <nav
    aria-label={pagesWords(page.language).contents}
    className="border-s-2 border-rule ps-5 @min-[54rem]:sticky @min-[54rem]:top-[calc(var(--header-height)+2rem)]"
  >
    <p className="text-sm font-semibold text-soft">{pagesWords(page.language).contents}</p>
    <ul className="mt-1 gap-x-8 text-sm @lg:columns-2 @min-[54rem]:columns-1">
      {page.sections.map(({ id, heading }) => (
        <li key={id} className="break-inside-avoid py-1">
          <a href={`#${id}`}>{said(heading)}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Title, lead and sections of a page from the catalog. */
export const StaticPageView = ({ page }: { readonly page: StaticPage }) => (
  <PageBody
    title={said(page.title)}
    lead={said(page.lead)}
    aside={page.sections.length >= LONG && <Contents page={page} />}
  >
    {page.sections.map((section) => (
      <Section key={section.id} section={section} language={page.language} />
    ))}
  </PageBody>
);
