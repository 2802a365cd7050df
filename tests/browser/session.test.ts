import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { checkSealedFile } from "../../src/app/session/seal/check-sealed-file.ts";
import { printInNode } from "../support/signed-session.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import type { Visitor } from "./harness.ts";
import { linkIn, press, sessionSite, twoParties } from "./session-site.ts";

const site = sessionSite();

const sheet = async (page: Page): Promise<string> => (await page.locator(".doc-page").textContent()) ?? "";

/** Passes a link on in each way, gives it to the wrong person, and makes a new one. */
const passOnTwice = async (page: Page, openWrongly: (link: string) => Promise<void>): Promise<string> => {
  const link = await linkIn(page);
  await press(page, "Copy link");
  await page.getByText("Link copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const mail = page.getByRole("link", { name: "Write an email" });
  const address = new URL((await mail.getAttribute("href")) ?? "");
  expect(address.protocol).toBe("mailto:");
  expect(address.searchParams.get("body")).toContain(link);
  expect(address.searchParams.get("subject")).not.toContain(sampleDocument.title);
  await mail.click();
  await press(page, "Show a QR code");
  await page.getByRole("img", { name: "QR code with the link for Ann Poe" }).waitFor();
  await shoot(page, "session-invite");
  expect(await axe(page)).toEqual([]);
  await page.getByText("Did the link get lost").click();
  await press(page, "Make a new link");
  await page.getByText("The earlier one no longer works.").waitFor();
  await openWrongly(link);
  const again = await linkIn(page);
  expect(again).not.toBe(link);
  return again;
};

/** Connects a phone to the device of a person who has joined: a link, a number to compare, and a confirmation. */
const connectPhone = async (page: Page): Promise<Visitor> => {
  const phone = await site().visitor({ viewport: { width: 360, height: 720 } });
  await page.getByText("Your devices", { exact: true }).click();
  await press(page, "Connect another device");
  await page.getByRole("img", { name: "QR code with the link for your other device" }).waitFor();
  await shoot(page, "device-offer");
  expect(await axe(page)).toEqual([]);
  const link = new URL(await linkIn(page));
  await phone.go(link.pathname + link.hash);
  expect(new URL(phone.page.url()).hash).toBe("");
  await shoot(phone.page, "device-join");
  await press(phone.page, "Connect this device");
  const code = /\d{3} \d{3}/.exec((await phone.page.getByText(/It must show the number/).textContent()) ?? "")![0];
  expect(await axe(phone.page)).toEqual([]);
  await shoot(phone.page, "device-waits");
  await page.getByText(`Its number is ${code}.`).waitFor();
  await shoot(page, "device-asked");
  expect(await axe(page)).toEqual([]);
  // By keyboard.
  await page.getByRole("button", { name: "Yes, it is my device" }).press("Enter");
  await phone.page.getByRole("heading", { name: "Current text" }).waitFor();
  await page.getByText(`Number ${code}`).waitFor();
  return phone;
};

describe("a negotiation in two browsers", () => {
  test("leads from a finished document to the signatures of both parties", async () => {
    const { ana, ben, link } = await twoParties(site());
    expect(new URL(link).hash).toHaveLength(91);
    // The keys are in the browser's storage, not in the address bar.
    expect(new URL(ben.page.url()).hash).toBe("");
    await shoot(ana.page, "session-joined");
    const phone = await connectPhone(ben.page);

    // A comment is for everyone, a note for its author only.
    await press(ben.page, /^Comment on section 2 /);
    const comment = ben.page.locator(".doc-notes").getByLabel("Your comment");
    await comment.fill("Is this needed?");
    await ben.page.waitForTimeout(100);
    await ben.page.reload();
    await press(ben.page, /^Comment on section 2 /);
    expect(await comment.inputValue()).toBe("Is this needed?");
    await press(ben.page, "Send the comment to everyone");
    await ben.page.locator(".doc-notes").getByLabel("Only me").check();
    await comment.fill("We could do without it.");
    await press(ben.page, "Save the private note");
    await ben.page.getByText("Private note: only you can read it").first().waitFor();
    await shoot(ben.page, "session-comments");
    expect(await axe(ben.page)).toEqual([]);
    await press(ana.page, /^Comments on section 2 .*: 1$/);
    expect(await ana.page.locator(".doc-notes").textContent()).toContain("Is this needed?");
    await ana.page.getByText("History", { exact: true }).click();
    await ana.page.getByText("Ann Poe wrote a private note").waitFor();
    expect(await ana.page.textContent("main")).not.toContain("do without");
    await ben.page.getByText("History", { exact: true }).click();
    expect(await ben.page.locator("ol").last().textContent()).toContain("We could do without it.");

    // A paragraph outside of the clauses is changed in the same way.
    await press(ben.page, "Propose a change to the opening paragraph");
    await press(ben.page, "Cancel");
    await press(ben.page, /^Propose a change to section 1 /);
    await ben.page.getByLabel("Words", { exact: true }).last().fill("Every recipient must keep it secret.");
    await ben.page.getByLabel("Reason (optional)").fill("Shorter.");
    await shoot(ben.page, "session-editor");
    await press(ben.page, "Send the proposal");
    await ana.page.getByRole("heading", { name: /Ann Poe proposes new words for section 1/ }).waitFor();
    await shoot(ana.page, "session-proposal");
    expect(await axe(ana.page)).toEqual([]);
    expect(await sheet(ana.page)).not.toContain("Every recipient must keep it secret.");
    await press(ana.page, "Accept");
    await ben.page.getByText("No proposals are open.").waitFor();
    for (const { page } of [ana, ben]) expect(await sheet(page)).toContain("Every recipient must keep it secret.");

    await press(ana.page, "I agree to this text");
    await ana.page.getByText("You have agreed to this text").waitFor();
    await ben.page.getByText("Your turn").waitFor();
    await press(ben.page, "I agree to this text");
    // Ben signs on the phone.
    for (const { page } of [ana, phone]) {
      await page.getByRole("checkbox", { name: /I could open the file/ }).check();
      await press(page, "Open the PDF file");
      await page.getByText("The file is in your downloads").waitFor();
      // The sample leaves an address and a date blank; without a confirmation nothing is signed.
      await press(page, /^I intend to sign/);
      await page.getByRole("alert").getByText("Confirm that you agree to sign with these blanks").waitFor();
      expect(await page.getByText("Some places in this document are blank").locator("..").textContent()).toContain(
        "Address",
      );
      await page.getByRole("checkbox", { name: /I have seen these blanks/ }).check();
      await page.getByLabel("Type your name as your signature").fill("A. Signature");
      await shoot(page, "session-sign");
      expect(await axe(page)).toEqual([]);
      await press(page, /^I intend to sign/);
      await page
        .getByText(/You have signed|Signed and sealed|Sealing the file/)
        .first()
        .waitFor();
    }
    // Both devices verify the sealed file and keep equal bytes.
    const files: Buffer[] = [];
    for (const { page } of [ana, phone]) {
      await page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
      const download = page.waitForEvent("download");
      await press(page, "Download the sealed PDF");
      files.push(await readFile(await (await download).path()));
    }
    expect(files[0]!.equals(files[1]!)).toBe(true);
    await shoot(ana.page, "session-sealed");
    expect(await axe(ana.page)).toEqual([]);
    // The file is in the vault of each party, once, however often the page is opened.
    for (const { page } of [ana, ben]) await page.getByText("Saved in the vault of this device").waitFor();
    await ana.page.reload();
    await ana.page.getByText("Saved in the vault of this device").waitFor();
    const records = await ana.page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open("clausewright");
          opening.onerror = reject;
          opening.onsuccess = () => {
            const all = opening.result.transaction("documents").objectStore("documents").getAll();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
    expect(records).toMatchObject([{ name: sampleDocument.title, versions: [{ number: 1 }] }]);
    await ana.page.getByText("History", { exact: true }).click();
    expect(await ana.page.locator("ol").last().textContent()).toContain("Ann Poe signed (on device 2)");

    const sealed = join(await mkdtemp(join(tmpdir(), "sealed-")), "sealed.pdf");
    await writeFile(sealed, files[0]!);
    // What the browsers sealed, Node prints and seals again byte for byte.
    expect((await checkSealedFile(crypto, new Uint8Array(files[0]!), printInNode)).problems).toEqual([]);
    const report = execFileSync("pdfsig", ["-nocert", sealed], { encoding: "utf8" });
    expect(report).toContain("Signature is Valid");
    expect(report).toContain("Total document signed");

    const { page, go, faults } = await site().visitor();
    await go("/verify");
    await page.getByLabel("Choose a PDF").setInputFiles(sealed);
    await page.getByText("This file has not changed since it was signed and sealed").waitFor({ timeout: 60_000 });
    await page.getByText("Signed by Ann Poe").waitFor();
    const printed = execFileSync("pdftotext", [sealed, "-"], { encoding: "utf8" }).replaceAll(/\s+/g, " ");
    expect(printed).toContain("Ann Poe added another device");
    expect(printed).toContain("Signed on the added device with the public key");
    // A hash has no place to break.
    await page.setViewportSize({ width: 360, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await shoot(page, "verify-good");
    expect(await axe(page)).toEqual([]);
    const changed = Buffer.from(files[0]!);
    changed[5000] = changed[5000]! ^ 1;
    await page
      .getByLabel("Choose a PDF")
      .setInputFiles({ name: "changed.pdf", mimeType: "application/pdf", buffer: changed });
    await page.getByText("The file was changed after it was sealed.").waitFor({ timeout: 60_000 });
    await shoot(page, "verify-bad");
    expect(faults).toEqual([]);
    // A phone that was lost is removed, and shows that it was.
    await ben.page.getByText("Your devices", { exact: true }).click();
    await press(ben.page, "Remove Device 2");
    await press(ben.page, "Remove it");
    await phone.page.getByRole("heading", { name: "This device was removed" }).waitFor();
    expect(await axe(phone.page)).toEqual([]);
    await shoot(phone.page, "device-removed");
    expect([...ana.faults, ...ben.faults, ...phone.faults]).toEqual([]);
  });

  test("keeps what was typed across a reload, and gives each seat to one person only", async () => {
    const eve = await site().visitor({ viewport: { width: 360, height: 720 } });
    const openAsEve = async (link: string): Promise<void> => eve.go(new URL(link).pathname + new URL(link).hash);
    const { ana, ben, link } = await twoParties(site(), ({ page }) => passOnTwice(page, openAsEve));
    await eve.page.getByText(/replaced this link with a new one on .*Ask .* for the new link/).waitFor();
    await shoot(eve.page, "session-replaced");
    expect(await axe(eve.page)).toEqual([]);
    for (const words of ["by copying it", "in a mail program", "by showing a QR code", "made a new link for Ann Poe"]) {
      expect(await ana.page.locator("ol").last().textContent()).toContain(words);
    }
    await press(ben.page, /^Propose a change to section 3 /);
    await ben.page.getByLabel("Words", { exact: true }).last().fill("Half a sentence");
    await ben.page.waitForTimeout(300);
    await ben.page.reload();
    await press(ben.page, /^Propose a change to section 3 /);
    expect(await ben.page.getByLabel("Words", { exact: true }).last().inputValue()).toBe("Half a sentence");
    await openAsEve(link);
    await eve.page.getByText("Someone has already joined with this invitation").waitFor();
    await eve.page.getByText("If that device is lost").waitFor();
    expect(await axe(eve.page)).toEqual([]);
    await shoot(eve.page, "session-taken");
    expect(eve.faults).toEqual([]);
    // The server keeps it longer for one party, and deletes it for both together only.
    for (const { page } of [ana, ben]) await page.getByText("How long the server keeps this").click();
    await press(ben.page, "Keep it for a year");
    await ben.page.getByText(/The server keeps it until .*20\d\d/).waitFor();
    await press(ben.page, "Agree to delete it from the server");
    await ben.page.getByRole("button", { name: "Agree to delete", exact: true }).press("Enter");
    await press(ben.page, "Withdraw my agreement");
    for (const { page } of [ben, ana]) {
      await press(page, "Agree to delete it from the server");
      await page.getByRole("button", { name: "Agree to delete", exact: true }).press("Enter");
      await page
        .getByText(/You have agreed\. The server deletes it once/)
        .or(page.getByText("Delete it from the server now"))
        .waitFor();
    }
    await shoot(ana.page, "session-delete");
    await press(ana.page, "Delete it from the server now");
    await ana.page
      .getByText("The server has deleted it.")
      .or(ana.page.getByText("Everyone agreed to delete"))
      .first()
      .waitFor();
    await ben.page.reload();
    await ben.page.getByText("Everyone agreed to delete this session").waitFor();
    expect([...ana.faults, ...ben.faults]).toEqual([]);
  });
});

test.each([
  ["no link", "", "This session is not on this device"],
  ["a link that was cut off", "#abc", "This link is incomplete"],
  ["a link to a session that the server does not know", `#${"s".repeat(43)}`, "This session could not be opened"],
])("with %s, the page says so", async (_what, hash, expected) => {
  const { page, go, faults } = await site().visitor();
  await go(`/s/negotiation/${"x".repeat(22)}${hash}`);
  await page.getByRole("heading", { level: 1, name: expected }).waitFor();
  expect(faults).toEqual([]);
});

test("with a link to a session that has expired, the page says so", async () => {
  const { page, go, faults } = await site().visitor({ viewport: { width: 768, height: 900 }, colorScheme: "dark" });
  // The server of this test keeps a session for 90 days; this is what it answers after that.
  const expired = { status: 410, json: { code: "expired", message: "expired" } };
  await page.route(/\/entries/, (route) => route.fulfill(expired));
  await go(`/s/negotiation/${"x".repeat(22)}#${"s".repeat(43)}`);
  await page.getByText("This session has expired").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
});
