/**
 * Where the service worker takes an answer from.
 *
 * `page`: the kept page of the site; `kept`: the copy kept with this version, else the network; `keep`: the network, and
 * the answer is kept for later; `network`: not our concern.
 */
export type AnswerFrom = "page" | "kept" | "keep" | "network";

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** Decides for one request of a page at `origin`. */
export const answerFrom = ({ method, mode, url }: Asked, origin: string): AnswerFrom => {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  // A file opened in a tab of its own, such as the notices of third parties, is not a page of the site.
  if (mode === "navigate")
    return /^\/catalog\/|^\/(health|ready)$|\.[a-z0-9]{1,11}$/i.test(address.pathname) ? "network" : "page";
  // Fonts of other scripts, the authors' tools and the PDF reader are large, and a catalog may be: kept once used.
  if (/^\/(fonts\/|catalog\/|assets\/(compiler-worker|yaml-editor|pdf\.(worker\.)?min)-)/.test(address.pathname))
    return "keep";
  return "kept";
};
