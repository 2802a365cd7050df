import { readFile } from "node:fs/promises";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { press, sessionSite, twoParties } from "./session-site.ts";

const site = sessionSite();

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const openWordPart = (page: Page): Promise<void> => page.getByText("Work on the text in Word").click();

const downloaded = async (page: Page, button: string): Promise<Uint8Array> => {
  const download = page.waitForEvent("download");
  await press(page, button);
  return new Uint8Array(await readFile(await (await download).path()));
};

const mainXml = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)["word/document.xml"]!);

/** The file as Word would save it after words were typed over with its changes tracked. */
const retyped = (bytes: Uint8Array, from: string, to: string): Uint8Array => {
  const parts = unzipSync(bytes);
  const stamp = 'w:author="Ben" w:date="2027-03-01T12:00:00Z"';
  const xml = strFromU8(parts["word/document.xml"]!).replace(
    new RegExp(`<w:r>((?:<w:rPr>(?:(?!</w:rPr>).)*</w:rPr>)?)<w:t[^>]*>([^<]*)${from}([^<]*)</w:t></w:r>`),
    (_, format: string, before: string, after: string) =>
      `<w:r>${format}<w:t xml:space="preserve">${before}</w:t></w:r><w:del w:id="901" ${stamp}><w:r>${format}<w:delText>${from}</w:delText></w:r></w:del><w:ins w:id="902" ${stamp}><w:r>${format}<w:t>${to}</w:t></w:r></w:ins><w:r>${format}<w:t xml:space="preserve">${after}</w:t></w:r>`,
  );
  return zipSync({ ...parts, "word/document.xml": strToU8(xml) });
};

const chooseFile = (page: Page, name: string, bytes: Uint8Array): Promise<void> =>
  page
    .getByLabel("Choose a Word file", { exact: true })
    .setInputFiles({ name, mimeType: WORD, buffer: Buffer.from(bytes) });

test("a text is changed in Word by one party, imported, proposed, and accepted by the other", async () => {
  const { ana, ben } = await twoParties(site());
  await openWordPart(ana.page);
  const clean = await downloaded(ana.page, "The text as agreed so far");
  expect(mainXml(clean)).toContain('w:name="clause_duties"');

  await openWordPart(ben.page);
  await chooseFile(ben.page, "notes.docx", strToU8("no archive"));
  await ben.page.getByText("This file is damaged and cannot be opened").waitFor();
  await chooseFile(ben.page, "agreement.docx", retyped(clean, "This duty outlasts", "This obligation outlasts"));
  await ben.page.getByText("1 change found").waitFor();
  await ben.page.setViewportSize({ width: 360, height: 720 });
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(ben.page)).toEqual([]);
  await shoot(ben.page, "session-word-import");
  await ben.page.setViewportSize({ width: 1280, height: 800 });
  await ben.page.getByRole("button", { name: "Propose 1 change" }).press("Enter");
  await ben.page.getByText("1 proposal was sent.").waitFor();

  await ana.page.getByRole("heading", { name: /Ann Poe proposes new words for section 1/ }).waitFor();
  const marked = mainXml(await downloaded(ana.page, "With the open proposals as tracked changes"));
  expect(/<w:del [^>]*w:author="Ann Poe"[^>]*><w:r><w:delText[^>]*>duty</.test(marked)).toBe(true);
  expect(/<w:ins [^>]*w:author="Ann Poe"[^>]*><w:r><w:t [^>]*>obligation</.test(marked)).toBe(true);
  await press(ana.page, "Accept");
  await ben.page.getByText("No proposals are open.").waitFor();
  for (const { page } of [ana, ben]) {
    expect(await page.locator(".doc-page").textContent()).toContain("This obligation outlasts this Agreement.");
  }
  const table = mainXml(await downloaded(ana.page, "Table of all changes"));
  expect(table.includes("Accepted") && table.includes("section 1 (What a recipient must do)")).toBe(true);

  // The file that was made before is compared with the text it was made from, so what was agreed on since is not a
  // change.
  await chooseFile(ben.page, "agreement.docx", retyped(clean, "This duty outlasts", "This obligation outlasts"));
  await ben.page.getByText("No changes were found").waitFor();
  await chooseFile(ben.page, "agreement.docx", retyped(clean, "This duty outlasts", "This promise outlasts"));
  await ben.page.getByText("These words have changed since the file was made").waitFor();
  await shoot(ben.page, "session-word-three-way");

  await ben.page.setViewportSize({ width: 360, height: 720 });
  await ben.go(`${new URL(ben.page.url()).pathname}/jp`);
  await ben.page.getByText("Wordで本文を編集する").click();
  await ben.page
    .getByLabel("Wordファイルを選ぶ", { exact: true })
    .setInputFiles({ name: "a.docx", mimeType: WORD, buffer: Buffer.from(retyped(clean, "lost profit", "lost gain")) });
  await ben.page.getByText("1件の変更が見つかりました").waitFor();
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shoot(ben.page, "session-word-ja");
  expect([...ana.faults, ...ben.faults]).toEqual([]);
});
