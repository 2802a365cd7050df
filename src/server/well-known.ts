import { SCREEN_LANGUAGES } from "../model/site/screen-language.ts";
import { addDays, isoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import { PERSONAL_ADDRESSES } from "./personal-addresses.ts";

/**
 * The text of `robots.txt` for the installation at `origin`.
 *
 * Source: RFC 9309.
 */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    ...PERSONAL_ADDRESSES.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** Security contact; the file is renewed long before it expires. */
const DAYS_VALID = 180;

/**
 * The text of `/.well-known/security.txt` for the installation at `origin` ("https://example.org"), on `today`.
 *
 * Source: RFC 9116.
 */
export const securityText = (origin: string, today: CalendarDate): string =>
  [
    `Contact: ${origin}/contact/en`,
    `Expires: ${isoDate(addDays(today, DAYS_VALID))}T00:00:00Z`,
    `Preferred-Languages: ${SCREEN_LANGUAGES.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
