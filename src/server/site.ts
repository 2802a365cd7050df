import { Hono } from "hono";
import type { Context, MiddlewareHandler } from "hono";
import { dateFromCivil } from "../values/date.ts";
import type { CalendarDate } from "../values/date.ts";
import { readPreloadManifest } from "./preload-manifest.ts";
import { readKnownAddresses } from "./known-addresses.ts";
import { pageHead } from "./page-head.ts";
import { readPrerendered } from "./prerendered.ts";
import type { PrerenderedPages } from "./prerendered.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendFile, sendPage } from "./send.ts";
import { sitemapText } from "./sitemap.ts";
import { readStaticFiles } from "./static-files.ts";
import { robotsText, securityText } from "./well-known.ts";

const METHODS = "GET, HEAD";

const decodePath = (path: string): string | null => {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
};

// The service worker stores the page under this name and shows it when there is no network.
const PAGE = "/index.html";

const looksLikeFile = (path: string): boolean => path !== PAGE && /\.[a-z0-9]{1,11}$/i.test(path);

const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } as const;

const xml = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-store" } as const;

const today = (): CalendarDate => {
  const now = new Date();
  return dateFromCivil(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate())!;
};

/** True for a request that reached the proxy in front of this server over TLS. */
const isSecure = (context: Context): boolean => context.req.header("x-forwarded-proto")?.split(",")[0] === "https";

const originOf = (context: Context): string => {
  const { host, protocol } = new URL(context.req.url);
  return `${isSecure(context) ? "https:" : protocol}//${HOST.test(host) ? host : "localhost"}`;
};

/** The site's interface to the process that runs it. */
export type SiteProcess = {
  /** False while the server starts or stops, so that a load balancer sends no new visitors. */
  readonly isReady: () => boolean;
  /** The address visitors use; undefined: the request's own origin. */
  readonly origin?: string | undefined;
  /** The interface of the log service; undefined: there is none. */
  readonly api?: Hono | undefined;
};

const ALONE: SiteProcess = { isReady: () => true };

/** A host name that is safe in a link; a Host header may contain anything. */
const HOST = /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i;

/** Adds the security headers that a response lacks. */
const withSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (isSecure(context)) headers.set("strict-transport-security", "max-age=31536000");
  if (headers.has("content-security-policy")) return;
  for (const [name, value] of Object.entries(securityHeaders("none"))) headers.set(name, value);
};

const addStatusRoutes = (site: Hono, isReady: SiteProcess["isReady"]): void => {
  site.get("/healthz", (context) => context.text("ok", 200, plain));
  site.get("/readyz", (context) =>
    isReady() ? context.text("ready", 200, plain) : context.text("not ready", 503, plain),
  );
};

/** The texts for search engines and security researchers. */
const addTextRoutes = (site: Hono, prerendered: PrerenderedPages, origin: string | undefined): void => {
  site.get("/robots.txt", (context) => context.text(robotsText(origin ?? originOf(context)), 200, plain));
  site.get("/.well-known/security.txt", (context) =>
    context.text(securityText(origin ?? originOf(context), today()), 200, plain),
  );
  site.get("/sitemap.xml", (context) => context.body(sitemapText(prerendered, origin ?? originOf(context)), 200, xml));
};

/**
 * The HTTP app: static files, health check, and the SPA fallback page.
 *
 * Throws: when the folder is not a complete build.
 */
export const createSite = async (folder: string, { isReady, origin, api }: SiteProcess = ALONE): Promise<Hono> => {
  const files = await readStaticFiles(folder);
  const page = files.get(PAGE);
  if (!page || (await page.bytes("identity")).length === 0)
    throw new Error(`missing build: no index.html in "${folder}"; run npm run build`);
  const { isKnown, mainPath, product } = await readKnownAddresses(files);
  const preload = await readPreloadManifest(files.get("/preload-manifest.json"));
  const prerendered = await readPrerendered(folder);
  const site = new Hono();
  site.use(withSecurityHeaders);
  if (api) site.route("/api", api);
  addStatusRoutes(site, isReady);
  addTextRoutes(site, prerendered, origin);
  site.get("*", async (context): Promise<Response> => {
    const path = decodePath(context.req.path);
    if (path === null) return context.text("Not found", 404, plain);
    const file = path === PAGE ? undefined : files.get(path);
    if (file) return sendFile(context, file);
    if (looksLikeFile(path)) return context.text("Not found", 404, plain);
    // With a query an address shows something else of its page, such as a step of a form.
    const isPlain = new URL(context.req.url).search === "";
    const first = isPlain ? prerendered.get(path) : undefined;
    const status = path === PAGE || isKnown(path) ? 200 : 404;
    // Another spelling, or a step of a form, names the address that search engines should list.
    const described = first ?? prerendered.get(path) ?? prerendered.get(mainPath(path));
    const parts = {
      preload: preload(path, first?.queries),
      head: described && pageHead(described, { product, origin }),
      first,
    };
    return sendPage(context, page, parts, status);
  });
  site.all("*", (context) => context.text("Method not allowed", 405, { ...plain, allow: METHODS }));
  site.onError((error, context) => {
    console.error(error);
    return context.text("The server could not answer. Try again.", 500, plain);
  });
  return site;
};
