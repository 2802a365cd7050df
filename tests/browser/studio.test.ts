import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openSite, shoot } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";

let site: Visit;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  visitor = await site.visitor({ viewport: { width: 1440, height: 900 } });
  page = visitor.page;
  await visitor.go("/developer_settings?studio");
});
afterAll(() => site.close());
// Each test continues where the one before it ended: after a failure the others would only wait for what cannot come.
beforeEach(({ task, skip }) => {
  const failed = task.file.tasks.find((other) => other !== task && other.result?.state === "fail");
  skip(failed !== undefined, `skipped after the failure of "${failed?.name}"`);
});

const FOLDER = "documents/non-disclosure-agreement";
const editor = () => page.locator(".cm-content");
const preview = () => page.getByRole("region", { name: "Document preview" });

const problems = () => page.getByRole("button", { name: /^Problems \(\d+\)$/ }).count();

/** Replaces words in the text of the open file, like a paste. */
const replaceIn = async (path: string, from: string, to: string): Promise<void> => {
  await page.getByRole("button", { name: new RegExp(`^${path}`) }).click();
  await editor().click();
  await page.keyboard.press("ControlOrMeta+a");
  const text = readFileSync(`catalog/${path}`, "utf8").replaceAll(from, to);
  await editor().evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
};

const replace = (file: "clauses.yaml" | "document.yaml", from: string, to: string): Promise<void> =>
  replaceIn(`${FOLDER}/${file}`, from, to);

it("lists the files with their health and shows a document with the answers of its first case", async () => {
  await page.getByRole("button", { name: /^documents\/non-disclosure-agreement\/document\.yaml/ }).click();
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Aster Ltd");
  const listed = page.getByRole("button", { name: /^documents\/non-disclosure-agreement\/document\.yaml/ });
  await expect.poll(() => listed.innerText(), { timeout: 60_000 }).toContain("No problems");
  await shoot(page, "studio-1440");
});

it("shows a change of the text in the document beside it", async () => {
  await replace("clauses.yaml", "title: Definitions", "title: Words that matter");
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Words that matter");
  expect(await page.getByRole("button", { name: /non-disclosure-agreement\/clauses\.yaml/ }).innerText()).toContain(
    "changed",
  );
});

it("reports an error with its remedy and keeps the last valid page", async () => {
  await replace("document.yaml", "kind: long_text", "kind: long_txt");
  await expect.poll(problems, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await page.getByText("last version without errors").count()).toBe(1);
  expect(await preview().textContent()).toContain("Words that matter");
  await page.getByRole("button", { name: /^Problems/ }).click();
  expect(await page.locator("main").innerText()).toContain('Did you mean "long_text"?');
});

const line = (): Promise<string> =>
  page.evaluate(() => {
    const { anchorNode } = getSelection() ?? {};
    const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
    return element?.closest(".cm-line")?.textContent ?? "";
  });

it("moves from a problem to its line, by click and by key, and announces which it is", async () => {
  await page.getByRole("button", { name: /There is no kind of question "long_txt"/ }).click();
  await expect.poll(line).toContain("kind: long_txt");
  expect(await page.getByRole("status").allInnerTexts()).toContainEqual(expect.stringContaining('"long_txt"'));
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("F8");
  await expect.poll(line).toContain("kind: long_txt");
  await page.getByRole("button", { name: "Page", exact: true }).click();
});

it("keeps changes over a reload, and discards them", async () => {
  await page.reload();
  await page.getByRole("button", { name: /^documents\/non-disclosure-agreement\/document\.yaml/ }).click();
  await expect.poll(problems, { timeout: 30_000 }).toBeGreaterThan(0);
  const discard = page.getByRole("button", { name: "Discard changes", exact: true });
  await discard.click();
  await expect.poll(problems, { timeout: 30_000 }).toBe(0);
  // Only the open file goes back to what it was.
  expect(await preview().textContent()).toContain("Words that matter");
  await page.getByRole("button", { name: new RegExp(`^${FOLDER}/clauses.yaml`) }).click();
  await discard.click();
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Definitions");
});

/** The file that a press downloads. */
const downloaded = async (button: string): Promise<Buffer> => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFileSync(await (await download).path());
};

it("begins a new document that is shown without a problem, and hands it over as an archive and a patch", async () => {
  await page.getByRole("button", { name: "New file" }).click();
  await page.getByLabel("What is it called?").fill("2");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByText("A name starts with a letter").waitFor();
  await page.getByLabel("What is it called?").fill("Garden Pact");
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Garden Pact");
  const own = page.getByRole("button", { name: /^documents\/garden-pact\/document\.yaml/ });
  await expect.poll(() => own.innerText(), { timeout: 60_000 }).toContain("No problems");

  await page.getByRole("button", { name: "Changes (3)" }).click();
  await shoot(page, "studio-changes");
  const archive = await downloaded("Download as a ZIP file");
  const patch = (await downloaded("Download as a patch")).toString();
  expect(patch.match(/^new file mode 100644$/gm)).toHaveLength(3);
  expect(patch).toContain("+++ b/catalog/documents/garden-pact/document.yaml");

  await page.getByRole("button", { name: "Discard all changes" }).click();
  expect(await own.count()).toBe(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  expect(await own.count()).toBe(1);
  await page.getByRole("button", { name: "Discard all changes" }).click();
  await page
    .getByLabel("Import files", { exact: true })
    .setInputFiles({ name: "changes.zip", mimeType: "application/zip", buffer: archive });
  await page.getByText("3 files imported").waitFor();
  await own.click();
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Garden Pact");
});

it("completes a key in braces and a name in a blank, and says what a key means", async () => {
  await page.locator(".cm-line").getByText("slugs", { exact: true }).first().hover();
  await page.locator(".cm-tooltip-hover").waitFor();
  await shoot(page, "studio-hover");
  await editor().click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("about: { mi");
  const offered = page.locator(".cm-tooltip-autocomplete");
  await offered.getByText("minutes", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.type("nutes: 1, makes: '{{ sub");
  await offered.getByText("subject", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Changes/ }).click();
  await page.getByRole("button", { name: "Discard all changes" }).click();
  await page.getByRole("button", { name: /^documents\/non-disclosure-agreement\/document\.yaml/ }).click();
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Aster Ltd");
});

it("shows a calculator with the result of its first case, and a changed sentence of its answer", async () => {
  const tool = "calculators/attorney-fee.yaml";
  await page.getByRole("button", { name: new RegExp(`^${tool}`) }).click();
  const shown = page.getByRole("region", { name: "Page", exact: true });
  await expect.poll(() => shown.textContent(), { timeout: 30_000 }).toContain("You keep $54,003");
  await replaceIn(tool, "say: You keep", "say: You take home");
  await expect.poll(() => shown.textContent(), { timeout: 30_000 }).toContain("You take home $54,003");
  await shoot(page, "studio-tool");
  await page.getByRole("button", { name: "Logic", exact: true }).click();
  expect(await page.getByRole("row", { name: /^costs/ }).innerText()).toContain("keep");
  await page.getByRole("button", { name: "Discard changes", exact: true }).click();
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await page.getByRole("button", { name: /^documents\/non-disclosure-agreement\/document\.yaml/ }).click();
  await expect.poll(() => preview().textContent(), { timeout: 30_000 }).toContain("Aster Ltd");
});

it("shows which answer decides what, and which languages are offered", async () => {
  await page.getByRole("button", { name: "Logic", exact: true }).click();
  expect(await page.getByRole("row", { name: /^memory/ }).innerText()).toContain("recall");
  await page.getByRole("button", { name: "Languages", exact: true }).click();
  expect(await page.getByRole("row", { name: /^es/ }).innerText()).toContain("Offered");
  // A tool has no translations to begin, and this document has most of them.
  await page.getByRole("button", { name: /^documents\/board-resolution\/document\.yaml/ }).click();
  await page.getByRole("button", { name: "Begin a translation: Spanish" }).click({ timeout: 60_000 });
  await page.getByRole("button", { name: /^documents\/board-resolution\/es\.yaml/ }).waitFor();
  expect(await editor().innerText()).toContain("language: es");
  await page.getByRole("button", { name: "Discard changes", exact: true }).click();
  expect(visitor.faults).toEqual([]);
});
