import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";
import { createSite } from "../../src/server/site.ts";
import { ensureChromium } from "../browser/find-chromium.ts";

/** The built site on a free port of this machine, and a browser to open it in. */
export type OpenDist = { readonly base: string; readonly browser: Browser; readonly close: () => Promise<void> };

const root = resolve(import.meta.dirname, "../..");
let isBuilt = false;

// A folder left over from an earlier build would measure code that no longer exists.
const buildOnce = (): void => {
  if (isBuilt) return;
  const { status } = spawnSync("npx", ["vite", "build", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the site could not be built, so it cannot be measured");
  isBuilt = true;
};

/** Builds the site (once in a process) and serves it. */
export const openDist = async (): Promise<OpenDist> => {
  buildOnce();
  const site = await createSite(resolve(root, "dist"));
  const server = await new Promise<ReturnType<typeof serve>>((done) => {
    const started = serve({ fetch: site.fetch, port: 0, hostname: "127.0.0.1" }, () => done(started));
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};
