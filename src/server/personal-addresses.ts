/**
 * Beginnings of the addresses that show what a visitor has stored on the device, or ask who they are: not listed by search
 * engines, and only `RECORD_PAGES` of them are prerendered.
 */
export const PERSONAL_ADDRESSES = [
  "/account",
  "/billing",
  "/default_settings",
  "/developer_settings",
  "/document-vault",
  "/document/",
  "/expiration-tracker",
  "/log-in",
  "/login",
  "/logout",
  "/my-services",
  "/personal-settings",
  "/s/negotiation/",
  "/services/my_services",
  "/settings",
];

/**
 * Beginnings of the personal addresses that list records. Their first view is the same for all visitors: frame and heading;
 * the browser adds the records.
 */
const RECORD_PAGES = ["/document-vault", "/expiration-tracker", "/my-services", "/services/my_services"];

/** Whether the first view of a path depends on what a visitor has stored, so that it cannot be prerendered. */
export const hasPersonalFirstView = (path: string): boolean =>
  isPersonal(path) && !RECORD_PAGES.some((beginning) => path.startsWith(beginning));

/** Whether a path begins like a personal address. Source: RFC 9309, section 2.2.2, for the rules of `robots.txt`. */
export const isPersonal = (path: string): boolean => PERSONAL_ADDRESSES.some((beginning) => path.startsWith(beginning));
