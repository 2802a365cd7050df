import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findChromium } from "../../scripts/chromium.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const FILE = "catalog/documents/non-disclosure-agreement.yaml";
const QUESTION = "Who will share secrets with whom?";

let server: ViteDevServer;
let browser: Browser;
let page: Page;
let folder: string;

/** A checkout of its own to edit: the catalog is copied, everything else is borrowed. */
const borrowCheckout = (): string => {
  const made = mkdtempSync(join(tmpdir(), "author-"));
  for (const name of ["src", "schemas", "scripts", "public", "node_modules"])
    symlinkSync(join(ROOT, name), join(made, name));
  for (const name of ["catalog", "index.html", "vite.config.ts", "package.json", "tsconfig.json"])
    cpSync(join(ROOT, name), join(made, name), { recursive: true });
  return made;
};

beforeAll(async () => {
  folder = borrowCheckout();
  // The test runner switches the catalog off in the configuration it shares; an author's server has it.
  delete process.env["VITEST"];
  server = await createServer({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    cacheDir: join(folder, ".vite"),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", fs: { strict: false } },
  });
  process.env["VITEST"] = "true";
  await server.listen();
  browser = await chromium.launch({ executablePath: findChromium()!, args: ["--no-sandbox", "--disable-gpu"] });
  page = await browser.newPage();
  await page.goto(`${server.resolvedUrls!.local[0]}s/create-a-nda/en?step=direction`, { timeout: 120_000 });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const edit = (from: string, to: string): void => {
  const path = join(folder, FILE);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

test("C03 saving a YAML file repaints the open page and keeps the answers", async () => {
  await page.getByText(QUESTION).waitFor({ timeout: 90_000 });
  await page.getByLabel("All of us will share with each other").check();
  edit(QUESTION, "Which side will share its secrets?");
  await page.getByText("Which side will share its secrets?").waitFor({ timeout: 10_000 });
  expect(await page.getByLabel("All of us will share with each other").isChecked()).toBe(true);
});

test("C04 a broken file shows where it is broken, and the last good version goes on", async () => {
  edit("kind: choice", "kind: chioce");
  const overlay = page.locator("vite-error-overlay");
  await overlay.waitFor({ state: "attached", timeout: 10_000 });
  const told = await overlay.evaluate((node) => node.shadowRoot?.querySelector(".message")?.textContent ?? "");
  expect(told).toMatch(/non-disclosure-agreement\.yaml:\d+:\d+ CW\d+/);
  expect(told).toContain('Did you mean "choice"?');
  expect(await page.getByText("Which side will share its secrets?").isVisible()).toBe(true);
  edit("kind: chioce", "kind: choice");
  await overlay.waitFor({ state: "detached", timeout: 10_000 });
  expect(await page.getByLabel("All of us will share with each other").isChecked()).toBe(true);
});
