import { existsSync, mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { findTestBrowser } from "../../scripts/browser/find-chromium.ts";
import { createSite } from "../../src/server/site.ts";

// Another build can be tested by naming its folder.
const DIST = resolve(process.env["SITE_DIST"] ?? join(import.meta.dirname, "../../dist"));

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A real Chromium in front of the built site. */
export type Visit = {
  readonly base: string;
  /**
   * A fresh visitor; page errors (exceptions, policy violations) are collected in `faults`.
   *
   * Service workers are blocked unless the options allow them: one caches the whole site, which takes longer than most tests.
   */
  readonly visitor: (options?: BrowserContextOptions) => Promise<Visitor>;
  /** Closes every visitor and the server. */
  readonly close: () => Promise<void>;
};

export type Visitor = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
  /** Opens an address of the site and waits until it has rendered. */
  readonly go: (path: string) => Promise<void>;
  /** Waits until no request has been open for a moment: a fifth of what Playwright's "networkidle" waits on every page. */
  readonly settle: () => Promise<void>;
};

const SETTLED_MS = 100;
const MAX_SETTLE_MS = 60_000;

type RequestWatch = { readonly settle: () => Promise<void>; readonly forget: () => void };

const watchRequests = (page: Page): RequestWatch => {
  const open = new Set<Request>();
  let changed = performance.now();
  const end = (request: Request): void => {
    open.delete(request);
    changed = performance.now();
  };
  page.on("request", (request) => {
    open.add(request);
    changed = performance.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const settle = async (): Promise<void> => {
    const start = performance.now();
    while (open.size > 0 || performance.now() - changed < SETTLED_MS) {
      if (performance.now() - start > MAX_SETTLE_MS)
        throw new Error(`still open: ${[...open].map((request) => request.url()).join(", ")}`);
      await page.waitForTimeout(20);
    }
  };
  // Chromium does not always report the end of a request whose page is left meanwhile.
  return { settle, forget: () => open.clear() };
};

const watch = async (page: Page, faults: string[]): Promise<void> => {
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  await page.exposeFunction("__fault", (text: string) => void faults.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const report = (globalThis as unknown as { __fault: (text: string) => void }).__fault;
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}:${event.lineNumber}`);
    });
  });
};

const visitorOf = async (browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    baseURL: base,
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  await watch(page, faults);
  const { settle, forget } = watchRequests(page);
  const go = async (path: string): Promise<void> => {
    forget();
    await page.goto(path);
    await page.locator("h1").first().waitFor({ timeout: 20_000 });
    if (options.javaScriptEnabled === false) return;
    // A prerendered page answers once React has hydrated it.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
  };
  return { context, page, faults, go, settle };
};

let running: Promise<Browser> | undefined;

/**
 * The Chromium of this process, which the test files share: starting one takes as long as several tests. A crashed one is
 * replaced. It ends with the process.
 *
 * Throws: when there is no Chromium.
 */
export const sharedChromium = async (): Promise<Browser> => {
  const before = await running;
  if (before?.isConnected()) return before;
  const executablePath = findTestBrowser();
  if (!executablePath) throw new Error("missing Chromium: npm test installs it, or set CHROMIUM to its path");
  running = chromium.launch({ executablePath, args: QUIET });
  return running;
};

/** What the servers of this process differ in. */
type OneServer = { readonly api?: Hono | undefined };

let served: Promise<Hono> | undefined;

/**
 * The site in front of the build, which the servers of this process share: reading, hashing and compressing its files takes
 * seconds. The interface below /api is that of the server that was asked; without one the site itself answers.
 */
const sharedSite = (): Promise<Hono> => {
  const api = new Hono<{ Bindings: OneServer }>().all("*", async (context, next) =>
    context.env.api ? context.env.api.fetch(context.req.raw, context.env) : next(),
  );
  served ??= createSite(DIST, { isReady: () => true, api: api as unknown as Hono });
  return served;
};

/**
 * Serves the build in `dist` on a free port, with the log service if one is given, to visitors with a Chromium.
 *
 * Throws: when there is no build (`npm run build` makes it; `npm test` does so itself) or no Chromium.
 */
export const openSite = async (api?: Hono): Promise<Visit> => {
  if (!existsSync(join(DIST, "index.html"))) throw new Error("missing build: run npm run build first");
  const site = await sharedSite();
  const own: OneServer = { api: api && new Hono().route("/api", api) };
  const fetch: Hono["fetch"] = (request, env) => site.fetch(request, { ...(env as object), ...own });
  const server = await new Promise<ReturnType<typeof serve>>((done) => {
    // On a busy machine a client may use a connection again after the default of five seconds.
    const serverOptions = { keepAliveTimeout: 60_000 };
    const started = serve({ fetch, port: 0, hostname: "127.0.0.1", serverOptions }, () => done(started));
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const contexts: BrowserContext[] = [];
  const visitor = async (options?: BrowserContextOptions): Promise<Visitor> => {
    const made = await visitorOf(await sharedChromium(), base, options);
    contexts.push(made.context);
    return made;
  };
  const close = async (): Promise<void> => {
    await Promise.all(contexts.map((context) => context.close()));
    server.close();
  };
  return { base, visitor, close };
};

/** Runs a test as a fresh visitor, and expects no exception and no violation of the security policy in it. */
export const withVisitor = async (
  site: Visit,
  options: BrowserContextOptions,
  run: (visitor: Visitor) => Promise<void>,
): Promise<void> => {
  const visitor = await site.visitor(options);
  await run(visitor);
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
};

/** Saves a full-page screenshot when `SHOTS` names a folder. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};
