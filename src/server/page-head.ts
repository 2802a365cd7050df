import { SOURCE_LANGUAGE } from "../model/site/screen-language.ts";
import type { LocalizedText } from "../model/site/site.ts";
import type { PrerenderedPage } from "./prerendered.ts";

/** The brand and the address the head of a page is written for. */
export type PageHeadOptions = {
  readonly product: string;
  /** "https://forms.example"; undefined: only what may be relative is written. */
  readonly origin: string | undefined;
};

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as it may be written between tags and into attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(" ")} />`;

const meta = (property: string, content: string): string => tag("meta", { property, content });

const LOCALES: Readonly<Record<string, string>> = { en: "en_US", ja: "ja_JP", th: "th_TH" } satisfies Record<
  keyof LocalizedText,
  string
>;

const alternateLinks = ({ alternates }: PrerenderedPage, at: (path: string) => string): readonly string[] => {
  const link = (hreflang: string, path: string): string => tag("link", { rel: "alternate", hreflang, href: at(path) });
  const standard = alternates[SOURCE_LANGUAGE];
  return [
    ...Object.entries(alternates).map(([language, path]) => link(language, path)),
    ...(standard === undefined ? [] : [link("x-default", standard)]),
  ];
};

/** Structured data of the page in the vocabulary of schema.org; every address in it is absolute. */
const structuredData = (page: PrerenderedPage, product: string, at: (path: string) => string): readonly object[] => {
  const { name, description, canonical, kind, language } = page;
  const home = { "@type": "WebSite", name: product, url: at("/") };
  if (kind === "home") return [{ ...home, description, inLanguage: language }];
  const crumb = (position: number, title: string, path: string) => ({
    "@type": "ListItem",
    position,
    name: title,
    item: at(path),
  });
  const trail = kind === "page" ? [] : [crumb(2, "Services", "/services")];
  const crumbs = [crumb(1, product, "/"), ...trail, crumb(trail.length + 2, name, canonical)];
  const list = { "@type": "BreadcrumbList", itemListElement: crumbs };
  if (kind !== "tool") return [list];
  const application = {
    "@type": "WebApplication",
    name,
    description,
    url: at(canonical),
    inLanguage: language,
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isPartOf: home,
  };
  return [list, application];
};

// "<" could close the script element that contains the data.
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c")}</script>`;

/**
 * Title, description, addresses and structured data of a page, for its head.
 *
 * Sources: HTML Living Standard (canonical, alternate), Open Graph protocol, schema.org.
 */
export const pageHead = (page: PrerenderedPage, { product, origin }: PageHeadOptions): string => {
  const at = (path: string): string => `${origin ?? ""}${encodeURI(path)}`;
  const { title, description, canonical, language } = page;
  return [
    `<title>${escapeHtml(title)}</title>`,
    tag("meta", { name: "description", content: description }),
    tag("link", { rel: "canonical", href: at(canonical) }),
    ...alternateLinks(page, at),
    meta("og:type", "website"),
    meta("og:site_name", product),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:locale", LOCALES[language] ?? language),
    tag("meta", { name: "twitter:card", content: "summary" }),
    ...(origin === undefined
      ? []
      : [
          meta("og:url", at(canonical)),
          meta("og:image", at("/icon-512.png")),
          ...structuredData(page, product, at).map(dataBlock),
        ]),
  ].join("");
};
