import { addDays, isoDate } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";

// What is on a visitor's own device, or asks for a session, has nothing for a search engine.
const PRIVATE = ["/document/", "/document-vault", "/expiration-tracker", "/my-services", "/s/negotiation/", "/log"];

/**
 * The text of `robots.txt`.
 *
 * Source: RFC 9309.
 */
export const robotsText = (): string =>
  ["User-agent: *", ...PRIVATE.map((path) => `Disallow: ${path}`), "Allow: /", ""].join("\n");

/** A report must find somebody; the file is renewed long before it expires. */
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
    "Preferred-Languages: en, ja",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
