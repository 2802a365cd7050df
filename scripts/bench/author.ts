import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openAuthorServer } from "../build/catalog/author-server.ts";
import { ROOT } from "../build/catalog/compiled-catalog.ts";
import { readCatalog } from "../build/catalog/read-catalog.ts";
import type { CatalogFile } from "../build/catalog/read-catalog.ts";
import { median } from "./forms/figures.ts";
import { generatedDefinition } from "./generated-definitions.ts";
import { openDist } from "./open-dist.ts";
import type { OpenDist } from "./open-dist.ts";
import type { BenchRow } from "./row.ts";

const DOCUMENT_COUNT = 100;
const ROUNDS = 5;
const MAX_MS = 1_000;
// Edits are far enough apart for the work of each to finish before the next.
const PAUSE_MS = 2_000;

const generated = [...Array.from({ length: DOCUMENT_COUNT }).keys()].map(generatedDefinition);
const [sample] = generated;

/** The first title the preview shows, which a round changes. */
const TITLE = /^(document:\n[\s\S]*?^ +title: )([^\n{]+)$/m;

const retitled = (text: string, round: number): { readonly text: string; readonly title: string } => {
  const title = `Title of round ${round}`;
  if (!TITLE.test(text)) throw new Error("no title to change");
  return { text: text.replace(TITLE, (_all, before: string) => before + title), title };
};

const row = (what: string, times: readonly number[]): BenchRow => {
  const ours = median(times);
  return { what, ours, unit: "ms", budget: `≤ ${MAX_MS} ms`, pass: ours <= MAX_MS };
};

/** Time from putting a text into the editor until its document shows the change, by the page's own clock. */
const editTime = async (page: Page, text: string, title: string): Promise<number> => {
  await page.locator(".cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  return page.evaluate(
    ([pasted, expected]) =>
      new Promise<number>((done) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        const start = performance.now();
        new MutationObserver((_changes, observer) => {
          const shown = document.querySelector('[aria-label="Document preview"]')?.textContent ?? "";
          if (!shown.includes(expected)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        document.querySelector(".cm-content")!.dispatchEvent(paste);
      }),
    [text, title] as const,
  );
};

const studioTimes = async (page: Page, { path, text }: CatalogFile): Promise<readonly number[]> => {
  const name = path.replace("catalog/", "");
  await page.getByRole("searchbox", { name: "Find a file" }).fill(name);
  await page.getByRole("button", { name }).click();
  await page.getByText("Checked", { exact: true }).waitFor({ timeout: 300_000 });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = retitled(text, round);
    times.push(await editTime(page, next.text, next.title));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
};

const studioRows = async ({ base, browser }: OpenDist): Promise<readonly BenchRow[]> => {
  const shipped = readCatalog(ROOT);
  const [largest] = shipped
    .filter(({ path, text }) => path.startsWith("catalog/documents/") && TITLE.test(text))
    .toSorted((a, b) => b.text.length - a.text.length);
  const files = Object.fromEntries([...shipped, ...generated].map(({ path, text }) => [path, text]));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/catalog/src/all.json", async (route) => {
    const { icons } = (await (await route.fetch()).json()) as { readonly icons: readonly string[] };
    await route.fulfill({ json: { files, icons } });
  });
  await page.goto(`${base}/developer_settings?studio`);
  const times = await studioTimes(page, sample!);
  const ofLargest = await studioTimes(page, largest!);
  await context.close();
  return [
    row(`studio: an edit to the document beside it, shipped catalog and ${DOCUMENT_COUNT} definitions more`, times),
    row("studio: the same in the largest document of the shipped catalog", ofLargest),
  ];
};

/** Time from saving a file until the open page shows the change. */
const saveTimes = async (page: Page, file: string): Promise<readonly number[]> => {
  const text = readFileSync(file, "utf8");
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const question = `Who takes part in round ${round}?`;
    const start = performance.now();
    writeFileSync(file, text.replace("title: Who takes part?", `title: ${question}`));
    await page.getByText(question).first().waitFor({ timeout: 60_000 });
    times.push(performance.now() - start);
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
};

const saveRow = async ({ browser }: OpenDist): Promise<BenchRow> => {
  const server = await openAuthorServer(generated);
  const page = await browser.newPage();
  try {
    const slug = /^slugs: \[([^\],]+)/m.exec(sample!.text)![1]!;
    await page.goto(`${server.base}s/${slug}/en?step=people`, { timeout: 300_000 });
    await page.getByText("Who takes part?").first().waitFor({ timeout: 300_000 });
    const times = await saveTimes(page, join(server.folder, sample!.path));
    return row(
      `npm run dev: a saved file to the repainted page, shipped catalog and ${DOCUMENT_COUNT} definitions more`,
      times,
    );
  } finally {
    await page.close();
    await server.close();
  }
};

/** How long an author waits to see an edit. */
export const measure = async (): Promise<readonly BenchRow[]> => {
  const dist = await openDist();
  try {
    return [...(await studioRows(dist)), await saveRow(dist)];
  } finally {
    await dist.close();
  }
};
