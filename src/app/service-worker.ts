import { answerFrom } from "./offline/answer-from.ts";

type Waiting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asking = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
type Told = Waiting & { readonly data: unknown };

/** The part of a service worker's global scope that is used here; the type library for pages does not know it. */
type WorkerScope = {
  readonly addEventListener: ((type: "install" | "activate", listener: (event: Waiting) => void) => void) &
    ((type: "fetch", listener: (event: Asking) => void) => void) &
    ((type: "message", listener: (event: Told) => void) => void);
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: Location;
};

const worker = globalThis as unknown as WorkerScope;

/** Replaced by the build: every build is a version of its own, and a changed worker is what browsers look for. */
const VERSION = "__SITE_VERSION__";
const SITE = "site-";
const FONTS = "fonts";
const OWN = SITE + VERSION;
const TOGETHER = 6;
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

/** Fetches everything of this version, a few files at a time so that the page comes first. */
const keepVersion = async (): Promise<void> => {
  const { addresses } = await readPrecache();
  const cache = await caches.open(OWN);
  for (let place = 0; place < addresses.length; place += TOGETHER)
    await cache.addAll(addresses.slice(place, place + TOGETHER));
};

const dropOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(SITE) && name !== OWN).map((name) => caches.delete(name)));
};

const kept = async (request: Request | string): Promise<Response | undefined> => {
  const cache = await caches.open(OWN);
  return cache.match(request, { ignoreSearch: true });
};

const keepOnUse = async (request: Request): Promise<Response> => {
  // A font stays the same in all versions of the site; a source does not.
  const isFont = new URL(request.url).pathname.startsWith("/fonts/");
  const store = await caches.open(isFont ? FONTS : OWN);
  const known = (await kept(request)) ?? (await store.match(request));
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await store.put(request, response.clone());
  return response;
};

const answer = async (request: Request): Promise<Response> => {
  switch (answerFrom(request, worker.location.origin)) {
    case "page":
      return (await kept(PAGE)) ?? fetch(request);
    case "kept":
      return (await kept(request)) ?? fetch(request);
    case "keep":
      return keepOnUse(request);
    case "network":
      return fetch(request);
  }
};

worker.addEventListener("install", (event) => event.waitUntil(keepVersion()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  // Requests of others are left to the browser.
  if (answerFrom(event.request, worker.location.origin) === "network") return;
  event.respondWith(answer(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});
