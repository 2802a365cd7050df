import { escapeHtml } from "./page-head.ts";
import { isPersonal } from "./personal-addresses.ts";
import type { PrerenderedPages } from "./prerendered.ts";

/**
 * The text of `sitemap.xml`: every prerendered page that is not personal, once, under its canonical address, with its
 * languages.
 *
 * Source: sitemaps.org protocol 0.9; xhtml:link as search engines read it.
 */
export const sitemapText = (pages: PrerenderedPages, origin: string): string => {
  const at = (path: string): string => escapeHtml(origin + encodeURI(path));
  const entries = [...pages]
    .filter(([path, { canonical }]) => path === canonical && !isPersonal(path))
    .map(([path, { alternates }]) => {
      const links = Object.entries(alternates).map(
        ([language, other]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(other)}"/>`,
      );
      return `<url><loc>${at(path)}</loc>${links.join("")}</url>`;
    });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${entries.join("\n")}</urlset>\n`;
};
