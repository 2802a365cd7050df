import { largeFontAddress, readLargeFonts, unusedFonts } from "./large-fonts.ts";
import { responseSource } from "./response-source.ts";

type LifecycleEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type RequestEvent = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
type DataEvent = LifecycleEvent & { readonly data: unknown };

/** The part of a service worker's global scope that is used here; TypeScript's DOM library lacks it. */
type WorkerScope = {
  readonly addEventListener: ((type: "install" | "activate", listener: (event: LifecycleEvent) => void) => void) &
    ((type: "fetch", listener: (event: RequestEvent) => void) => void) &
    ((type: "message", listener: (event: DataEvent) => void) => void);
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: Location;
};

const worker = globalThis as unknown as WorkerScope;

/** Replaced by the build: each build has its own version, and browsers install a worker only if its bytes changed. */
const VERSION = "__SITE_VERSION__";
/** Replaced by the build, with the hash of each font's content. */
const LARGE_FONTS = readLargeFonts("__LARGE_FONTS__");
const CACHE_PREFIX = "site-";
// Shared by all versions, as a font rarely changes.
const FONT_CACHE = "fonts";
const CACHE = CACHE_PREFIX + VERSION;
/** Files that are fetched at once, as many as a browser requests from one server in parallel. */
const BATCH_SIZE = 6;
// The page without the heading of any one address.
const PAGE = "/index.html";

type Precache = { readonly version: string; readonly addresses: readonly string[] };

const readPrecache = async (): Promise<Precache> => {
  const response = await fetch("/precache.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`${response.status}: /precache.json`);
  const precache = (await response.json()) as Precache;
  if (precache.version !== VERSION) throw new Error(`unknown version: ${precache.version}`);
  return precache;
};

/** Caches every file of this version, a few at a time so that the page's own requests come first. */
const cacheVersion = async (): Promise<void> => {
  const { addresses } = await readPrecache();
  const cache = await caches.open(CACHE);
  for (let place = 0; place < addresses.length; place += BATCH_SIZE)
    await cache.addAll(addresses.slice(place, place + BATCH_SIZE));
};

const deleteOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
};

const deleteUnusedFonts = async (): Promise<void> => {
  const store = await caches.open(FONT_CACHE);
  const addresses = (await store.keys()).map(({ url }) => url);
  await Promise.all(unusedFonts(addresses, LARGE_FONTS).map((url) => store.delete(url)));
};

const cached = async (request: Request | string): Promise<Response | undefined> => {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: true });
};

const cacheOnUse = async (request: Request): Promise<Response> => {
  const font = largeFontAddress(request.url, LARGE_FONTS);
  const store = await caches.open(font === null ? CACHE : FONT_CACHE);
  const known = font === null ? await cached(request) : await store.match(font);
  if (known) return known;
  const wanted = font ?? request;
  const response = await fetch(wanted);
  if (response.ok) await store.put(wanted, response.clone());
  return response;
};

const respond = async (request: Request): Promise<Response> => {
  switch (responseSource(request, worker.location.origin)) {
    case "page":
      return (await cached(PAGE)) ?? fetch(request);
    case "precache":
      return (await cached(request)) ?? fetch(request);
    case "cache-first":
      return cacheOnUse(request);
    case "network":
      return fetch(request);
  }
};

const activate = async (): Promise<void> => {
  await Promise.all([deleteOldCaches(), deleteUnusedFonts()]);
  await worker.clients.claim();
};

worker.addEventListener("install", (event) => event.waitUntil(cacheVersion()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  // Requests of others are left to the browser.
  if (responseSource(event.request, worker.location.origin) === "network") return;
  event.respondWith(respond(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});
