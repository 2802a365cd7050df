import { RARELY_USED_ASSETS } from "./rarely-used-assets.ts";

/**
 * Where the service worker gets a response.
 *
 * `page`: the cached page of the site; `precache`: the copy stored with this version, else the network; `cache-first`:
 * the cached copy, else the network, whose response is cached; `network`: not handled.
 */
export type ResponseSource = "page" | "precache" | "cache-first" | "network";

type RequestFacts = { readonly method: string; readonly mode: string; readonly url: string };

/** Decides for one request of a page at `origin`. */
export const responseSource = ({ method, mode, url }: RequestFacts, origin: string): ResponseSource => {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  // A file opened in a tab of its own, such as the third-party notices, is not a page of the site.
  if (mode === "navigate")
    return /^\/catalog\/|^\/(healthz|readyz)$|\.[a-z0-9]{1,11}$/i.test(address.pathname) ? "network" : "page";
  // Never cache the log service: its responses change, and its streams do not end.
  if (address.pathname.startsWith("/api/")) return "network";
  // Fonts for other scripts are large, and so may a catalog be: cached on first use.
  if (/^\/(fonts|catalog)\//.test(address.pathname) || RARELY_USED_ASSETS.test(address.pathname)) return "cache-first";
  return "precache";
};
