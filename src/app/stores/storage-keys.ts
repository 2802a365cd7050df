import { site } from "virtual:catalog-site";
import { SESSION_KEY } from "./session-key.ts";

/** The `localStorage` keys of this site by purpose. */
export const STORAGE_KEYS = {
  recents: `${site.storagePrefix}_recent_pages`,
  session: SESSION_KEY,
  settings: `${site.storagePrefix}_global_settings`,
  personal: `${site.storagePrefix}_personal_settings`,
  interface: `${site.storagePrefix}_interface`,
  conversation: `${site.storagePrefix}_conversation`,
  model: `${site.storagePrefix}_assistant_model`,
} as const;
