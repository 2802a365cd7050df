import type { Context } from "hono";

/**
 * Whether a page of another site may have sent the request (cross-site request forgery, CSRF): the browser reports it,
 * or the content type is one that a form can send without a CORS preflight. Requests that do not come from a browser
 * pass; authorization is not checked here.
 *
 * `type` is the only content type that the endpoint accepts.
 */
export const isCrossSiteRequest = (context: Context, type: "application/json" | "application/pdf"): boolean => {
  const site = context.req.header("sec-fetch-site");
  const [sent] = (context.req.header("content-type") ?? "").split(";");
  return (site !== undefined && site !== "same-origin") || sent?.trim().toLowerCase() !== type;
};

const isLoopback = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

/**
 * Whether a request names this site. An attacker can point the domain of a hostile site to this server (DNS rebinding);
 * to a browser, the pages of that site then have the same origin as this server. The Origin header is read first,
 * because a proxy may replace Host. `origin` is the address that visitors use; undefined: any.
 */
export const isForThisSite = (context: Context, origin: string | undefined): boolean => {
  const sender = context.req.header("origin");
  const host = sender === undefined ? context.req.header("host") : URL.canParse(sender) ? new URL(sender).host : "";
  return origin === undefined || isLoopback(host ?? "") || host === new URL(origin).host;
};
