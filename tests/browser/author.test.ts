import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAuthorServer } from "../../scripts/build/catalog/author-server.ts";
import type { AuthorServer } from "../../scripts/build/catalog/author-server.ts";
import { sharedChromium } from "./harness.ts";

const FILE = "catalog/documents/non-disclosure-agreement/document.yaml";
const QUESTION = "Who will share secrets with whom?";

let server: AuthorServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await openAuthorServer();
  context = await (await sharedChromium()).newContext();
  page = await context.newPage();
  await page.goto(`${server.base}s/create-a-nda/en?step=direction`, { timeout: 120_000 });
});

afterAll(async () => {
  await context?.close();
  await server?.close();
});

const edit = (from: string, to: string): void => {
  const path = join(server.folder, FILE);
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

test("saving a YAML file updates the open page and preserves the answers (C03)", async () => {
  await page.getByText(QUESTION).waitFor({ timeout: 90_000 });
  await page.getByLabel("All of us will share with each other").check();
  edit(QUESTION, "Which side will share its secrets?");
  await page.getByText("Which side will share its secrets?").waitFor({ timeout: 10_000 });
  expect(await page.getByLabel("All of us will share with each other").isChecked()).toBe(true);
});

test("a panel lists what is invalid over the last valid version, also after a reload, and folds (C04)", async () => {
  edit("kind: choice", "kind: chioce");
  const panel = page.getByRole("region", { name: "Problems in the catalog" });
  await panel.getByText('Did you mean "choice"?').first().waitFor({ timeout: 10_000 });
  await panel
    .getByRole("link", { name: /non-disclosure-agreement\/document\.yaml:\d+:\d+/ })
    .first()
    .waitFor();
  await panel.getByRole("button", { name: "Hide" }).click();
  expect(await panel.getByText('Did you mean "choice"?').first().isVisible()).toBe(false);
  // The whole catalog is verified a moment later, and must not publish the broken version either.
  await page.waitForTimeout(4_000);
  expect(await page.getByText("Which side will share its secrets?").isVisible()).toBe(true);
  await page.reload();
  await panel.getByText('Did you mean "choice"?').first().waitFor({ timeout: 30_000 });
  await page.getByText("Which side will share its secrets?").waitFor({ timeout: 30_000 });
  edit("kind: chioce", "kind: choice");
  await panel.waitFor({ state: "detached", timeout: 10_000 });
  expect(await page.getByLabel("All of us will share with each other").isChecked()).toBe(true);
});
