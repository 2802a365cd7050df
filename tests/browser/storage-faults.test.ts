import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { control, drafts, openAt, putDraft } from "./form-pages.ts";
import type { Visitor } from "./harness.ts";
import { readAllStores, setFault, wrapStorage } from "./storage-faults.ts";
import { visits } from "./visits.ts";
import { chooseFromMenu } from "./row-menu.ts";

const { enter } = visits({ acceptDownloads: true });

const main = (page: Page): Promise<string> => page.locator("main").innerText();

const enterWrapped = async (path: string): Promise<Visitor> => {
  const visitor = await enter("/help");
  await wrapStorage(visitor.page);
  await visitor.go(path);
  return visitor;
};

const addFile = async (page: Page, name: string, text: string): Promise<void> => {
  await page
    .locator('input[type="file"][aria-label="Add a file"]')
    .setInputFiles({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByRole("heading", { name, exact: true }).waitFor();
};

describe("the save line names why answers are not saved, and recovers", () => {
  test.each([
    ["full", "This device has no room left for your draft.", "Save them as a file first."],
    ["lost", "We lost access to this browser’s storage", "Save them as a file, then reload this page."],
  ] as const)("%s", async (fault, why, next) => {
    const visitor = await enter("/help");
    await wrapStorage(visitor.page);
    await openAt(visitor, "deal");
    const { page } = visitor;
    const before = await drafts(page);
    await setFault(page, fault);
    await control(page, "purpose").fill("a supply of panels");
    await page.getByText(why).waitFor();
    expect(await main(page)).toContain(next);
    expect(await main(page)).not.toContain("private window");
    await setFault(page, "none");
    expect(await drafts(page)).toEqual(before);
    await control(page, "purpose").fill("a supply of panes");
    await page.getByText(/Saved on this device \d\d:\d\d/).waitFor();
    expect(JSON.stringify(await drafts(page))).toContain("a supply of panes");
  });
});

describe("a vault that cannot write reports it and changes nothing", () => {
  test.each([
    ["full", "There is no room left on this device"],
    ["lost", "We lost access to this browser’s storage"],
  ] as const)("%s: rename, trash, newer version", async (fault, why) => {
    const { page } = await enterWrapped("/document-vault");
    await addFile(page, "lease", "a lease");
    const before = await readAllStores(page);
    const steps: readonly (() => Promise<void>)[] = [
      async () => {
        await chooseFromMenu(page, "Rename");
        await page.getByLabel("New name").fill("Another name");
        await page.getByRole("button", { name: "Save", exact: true }).click();
      },
      () => chooseFromMenu(page, "Move to trash"),
      () =>
        page
          .locator('li input[type="file"]')
          .setInputFiles({ name: "lease2.txt", mimeType: "text/plain", buffer: Buffer.from("second") }),
    ];
    for (const step of steps) {
      await page.reload();
      await page.getByRole("heading", { name: "lease", exact: true }).waitFor();
      await setFault(page, fault);
      await step();
      await page.getByRole("alert").getByText(why).or(page.getByText("could not be read")).first().waitFor();
      expect(await main(page)).not.toContain("Moved to the trash");
      expect(await readAllStores(page)).toEqual(before);
    }
  });

  test("a document that cannot be deleted is reported as still there", async () => {
    const { page } = await enterWrapped("/document-vault");
    await addFile(page, "lease", "a lease");
    await chooseFromMenu(page, "Move to trash");
    await page.getByRole("button", { name: "Trash (1)" }).click();
    const before = await readAllStores(page);
    await setFault(page, "full");
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("“lease” could not be deleted and is still on this device.").waitFor();
    expect(await readAllStores(page)).toEqual(before);
  });
});

describe("lists that cannot be read are not called empty", () => {
  test.each(["/my-services", "/document-vault", "/expiration-tracker"])("%s", async (path) => {
    const visitor = await enterWrapped("/document-vault");
    const { page, go } = visitor;
    await addFile(page, "lease", "a lease");
    await putDraft(page, "one", { id: "one" });
    await page.addInitScript(() => void (globalThis.storageFault = "lost"));
    await go(path);
    await page.getByText("What is stored on this device could not be read. It was not changed.").first().waitFor();
    expect(await main(page)).not.toMatch(/No drafts yet|No saved reviews yet|The vault is empty|No results yet/);
  });
});

const SETTINGS = "clausewright_personal_settings";

/** Everything on the device as the text of a backup. */
const backupOf = async (page: Page): Promise<Buffer> => {
  await page.getByRole("button", { name: "Save everything as one file" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the file" }).click(),
  ]);
  return readFileSync(await file.path());
};

const bringBack = (page: Page, buffer: Buffer): Promise<void> =>
  page
    .locator('input[type="file"][aria-label="Bring a saved file back"]')
    .setInputFiles({ name: "backup.json", mimeType: "application/json", buffer });

const personal = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), SETTINGS);

/** A backup with one document and a name in the settings, and a fresh device. */
const withBackup = async (): Promise<{ readonly backup: Buffer; readonly page: Page; readonly visitor: Visitor }> => {
  const { page: source } = await enter("/document-vault");
  await source.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [SETTINGS, JSON.stringify({ version: 1, name: "Ann Poe" })],
  );
  await addFile(source, "lease", "a lease");
  const backup = await backupOf(source);
  const visitor = await enterWrapped("/document-vault");
  return { backup, page: visitor.page, visitor };
};

describe("a restore on a device without room", () => {
  test("writes nothing and can be retried; refused settings are not reported as restored", async () => {
    const { backup, page } = await withBackup();
    const before = await readAllStores(page);
    await setFault(page, "full");
    await bringBack(page, backup);
    await page.getByText("There is no room left on this device").waitFor();
    expect(await readAllStores(page)).toEqual(before);
    // Room for the records, none for the settings.
    await setFault(page, "full_settings");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("1 restored, 0 already here.").waitFor();
    await page.getByText("The settings in the file could not be stored").waitFor();
    expect(await main(page)).not.toContain("Your settings were restored");
    expect(await personal(page)).toBeNull();
    await setFault(page, "none");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("The settings in the file apply now.").waitFor();
    expect(await personal(page)).toContain("Ann Poe");
  });

  test("a refused Undo keeps records and settings, and works once there is space", async () => {
    const { backup, page } = await withBackup();
    const own = JSON.stringify({ version: 1, name: "Bo Own" });
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [SETTINGS, own]);
    const before = await readAllStores(page);
    await bringBack(page, backup);
    await page.getByRole("button", { name: "Use the settings in the file" }).click();
    await page.getByText("The settings in the file apply now.").waitFor();
    const after = await readAllStores(page);
    await setFault(page, "full");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("There is no room left on this device").waitFor();
    expect([await readAllStores(page), (await personal(page))?.includes("Ann Poe")]).toEqual([after, true]);
    await setFault(page, "full_settings");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Undone: 1 removed. Your former settings could not be stored").waitFor();
    expect([await readAllStores(page), (await personal(page))?.includes("Ann Poe")]).toEqual([before, true]);
    await setFault(page, "none");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Your former settings apply again.").waitFor();
    expect(await personal(page)).toBe(own);
  });
});

describe("a restore and other changes", () => {
  test("a document in the trash is named as that, and can be taken out again", async () => {
    const { backup, page } = await withBackup();
    await bringBack(page, backup);
    await chooseFromMenu(page, "Move to trash");
    await page.getByRole("button", { name: "Trash (1)" }).waitFor();
    await bringBack(page, backup);
    await page.getByText("One document is in the trash on this device:").waitFor();
    await setFault(page, "full");
    await page.getByRole("button", { name: "Take it out of the trash" }).click();
    await page.getByText("There is no room left on this device").waitFor();
    await setFault(page, "none");
    await page.getByRole("button", { name: "Take it out of the trash" }).click();
    await page.getByText("One document was taken out of the trash.").waitFor();
    await page.getByRole("heading", { name: "lease", exact: true }).waitFor();
  });

  test("two tabs: what the other tab changed after a restore is not undone", async () => {
    const { backup, page, visitor } = await withBackup();
    await bringBack(page, backup);
    await page.getByText("1 restored, 0 already here.").waitFor();
    const other = await visitor.context.newPage();
    await other.goto("/document-vault");
    await chooseFromMenu(other, "Rename");
    await other.getByLabel("New name").fill("Lease of Elm Street");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Lease of Elm Street", exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("Undone: 0 removed. 1 kept because of later changes.").waitFor();
    await page.getByRole("heading", { name: "Lease of Elm Street", exact: true }).waitFor();
  });
});

test("a setting the browser does not store is not called saved", async () => {
  const { page } = await enterWrapped("/personal-settings");
  await setFault(page, "full");
  await page.getByLabel("Full legal name").fill("Ann Poe");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("but the browser did not save it").waitFor();
  expect(await page.getByText("Saved on this device").count()).toBe(0);
});
