/**
 * Beginnings of the addresses that show what a visitor has stored on the device, or ask who they are: not prerendered, and
 * not listed by search engines.
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

/** Whether a path begins like a personal address. Source: RFC 9309, section 2.2.2, for the rules of `robots.txt`. */
export const isPersonal = (path: string): boolean => PERSONAL_ADDRESSES.some((beginning) => path.startsWith(beginning));
