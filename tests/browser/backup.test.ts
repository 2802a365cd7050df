import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shoot } from "./harness.ts";
import { visits } from "./visits.ts";
import { chooseFromMenu } from "./row-menu.ts";

const { enter } = visits({ acceptDownloads: true });

const PASSPHRASE = "four random words here";

type GivenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const addFile = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type="file"][aria-label="Add a file"]')
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

const bringBack = (page: Page, file: GivenFile): Promise<void> =>
  page.locator('input[type="file"][aria-label="Bring a saved file back"]').setInputFiles(file);

const saveAll = async (page: Page, passphrase: string | null): Promise<GivenFile> => {
  await page.getByRole("button", { name: "Save everything as one file" }).click();
  if (passphrase !== null) {
    await page.getByLabel("Protect the file with a passphrase").check();
    await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
    await page.getByLabel("Type the passphrase again").fill(passphrase);
  }
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the file" }).click(),
  ]);
  return {
    name: file.suggestedFilename(),
    mimeType: "application/octet-stream",
    buffer: readFileSync(await file.path()),
  };
};

/** Every vault file on the device, as text. */
const filesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open("clausewright");
        opening.onsuccess = () => {
          const reading = opening.result.transaction("files").objectStore("files").getAll();
          reading.onsuccess = () => {
            opening.result.close();
            done((reading.result as readonly Uint8Array[]).map((bytes) => new TextDecoder().decode(bytes)).toSorted());
          };
        };
      }),
  );

/** Changes the bytes of every vault file and its record, as another copy of the same document would have them. */
const rewriteFiles = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (content) => {
    const bytes = new TextEncoder().encode(content);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    await new Promise<void>((done) => {
      const opening = indexedDB.open("clausewright");
      opening.onsuccess = () => {
        const change = opening.result.transaction(["documents", "files"], "readwrite");
        const documents = change.objectStore("documents");
        documents.getAll().onsuccess = (event) => {
          const all = (event.target as IDBRequest).result as { id: string; versions: { files: object[] }[] }[];
          for (const one of all) {
            for (const version of one.versions) {
              for (const file of version.files as { id: string; size: number; hash: string }[]) {
                Object.assign(file, { size: bytes.length, hash });
                change.objectStore("files").put(bytes, file.id);
              }
            }
            documents.put(one, one.id);
          }
        };
        change.oncomplete = () => {
          opening.result.close();
          done();
        };
      };
    });
  }, text);

test("a restore keeps records that differ under a second name, counts them, and can be undone", async () => {
  const { page } = await enter("/document-vault");
  await addFile(page, "lease.txt", "older text");
  await page.getByRole("heading", { name: "lease", exact: true }).waitFor();
  const backup = await saveAll(page, null);
  await bringBack(page, backup);
  await page.getByText("0 restored, 1 already here.").waitFor();

  await rewriteFiles(page, "newer text");
  await bringBack(page, backup);
  await page.getByText("One differs from what is here.").waitFor();
  expect(await filesOn(page)).toEqual(["newer text", "older text"]);
  await page.getByRole("heading", { name: /^lease \(backup of / }).waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await shoot(page, `restored-${width}`);
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone: 1 removed.").waitFor();
  expect(await filesOn(page)).toEqual(["newer text"]);
});

test("a backup with a passphrase opens only with it, and a damaged one writes nothing", async () => {
  const { page } = await enter("/document-vault");
  await addFile(page, "will.txt", "a will");
  await page.getByRole("heading", { name: "will", exact: true }).waitFor();
  await page.evaluate(() =>
    localStorage.setItem("clausewright_personal_settings", JSON.stringify({ version: 1, name: "Ann Poe" })),
  );
  await page.getByRole("button", { name: "Save everything as one file" }).click();
  await page.getByLabel("Protect the file with a passphrase").check();
  await page.getByRole("button", { name: "Save the file" }).click();
  await page.getByText("Enter at least 10 characters").waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await shoot(page, `backup-${width}`);
  }
  await page.getByRole("button", { name: "Cancel" }).click();
  const sealed = await saveAll(page, PASSPHRASE);
  expect(sealed.name).toMatch(/\.backup$/);
  expect(sealed.buffer.includes("will.txt")).toBe(false);

  const { page: other } = await enter("/document-vault");
  const broken = Buffer.from(sealed.buffer);
  broken[broken.length - 20]! ^= 1;
  await bringBack(other, { ...sealed, buffer: broken });
  await other.getByLabel("Passphrase", { exact: true }).fill(PASSPHRASE);
  await other.getByRole("button", { name: "Restore this backup" }).click();
  await other.getByText("This file is damaged and cannot be opened").waitFor();

  await bringBack(other, sealed);
  await other.getByLabel("Passphrase", { exact: true }).fill("not the passphrase");
  await other.getByRole("button", { name: "Restore this backup" }).click();
  await other.getByText("This passphrase does not open the file.").waitFor();
  expect(await filesOn(other)).toEqual([]);
  await other.getByLabel("Passphrase", { exact: true }).fill(PASSPHRASE);
  await other.getByRole("button", { name: "Restore this backup" }).click();
  await other.getByText("1 restored, 0 already here.").waitFor();
  await other.getByText("Your settings were restored.").waitFor();
  expect(await filesOn(other)).toEqual(["a will"]);
  expect(await other.evaluate(() => localStorage.getItem("clausewright_personal_settings"))).toContain("Ann Poe");
});

test("a rename in one tab and a newer version in another are both kept", async () => {
  const { page, context } = await enter("/document-vault");
  await addFile(page, "lease.txt", "first");
  await page.getByRole("heading", { name: "lease", exact: true }).waitFor();
  const other = await context.newPage();
  await other.goto("/document-vault");
  await other.getByRole("heading", { name: "lease", exact: true }).waitFor();
  await chooseFromMenu(page, "Rename");
  await page.getByLabel("New name").fill("Lease of Elm Street");
  await Promise.all([
    page.getByRole("button", { name: "Save", exact: true }).click(),
    other.locator('li input[type="file"]').setInputFiles({
      name: "lease2.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("second"),
    }),
  ]);
  await page.getByRole("heading", { name: "lease", exact: true }).waitFor({ state: "detached" });
  await page.getByText("Versions (2)").waitFor();
  expect(await filesOn(page)).toEqual(["first", "second"]);
});
