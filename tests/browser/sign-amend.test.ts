import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { handMadePdf } from "../support/hand-made-pdf.ts";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { press, sessionSite } from "./session-site.ts";
import { chooseFromMenu } from "./row-menu.ts";

const site = sessionSite();

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: "utf8" });

// Signed by Ana Lund and Ben Ode, and sealed by an earlier version.
const SEALED = readFileSync(join(import.meta.dirname, "../golden/sessions/sealed-format-1.pdf"));
/** `openssl dgst -sha256 -binary`, in base64url. */
const SEALED_HASH = "cyuORu01tT4MyPDiAVneUxsD36SP9dU-4Z5VFx-In6U";
const AMENDS = "Amends “Panel Supply and Secrecy Agreement”";
const SAYS = "Ana Lund says that this amends “Panel Supply and Secrecy Agreement”";

const addToVault = async (page: Page, name: string, bytes: Uint8Array): Promise<void> => {
  const buffer = Buffer.from(bytes);
  await page
    .locator('input[type="file"][aria-label="Add a file"]')
    .setInputFiles({ name, mimeType: "application/pdf", buffer });
  await page.getByRole("heading", { name: name.replace(".pdf", "") }).waitFor();
};

const sign = async (page: Page, name: string): Promise<void> => {
  await press(page, "Open the PDF file");
  await page.getByText("The file is in your downloads").waitFor();
  await page.getByRole("checkbox", { name: /I could open the file/ }).check();
  await page.getByRole("checkbox", { name: /I have seen these blanks/ }).check();
  await page.getByRole("checkbox", { name: "The condition for signing electronically is met" }).check();
  await page.getByLabel("Type your name as your signature").fill(name);
  await press(page, /^I intend to sign/);
};

test("a sealed file in the vault is amended, and every device and the certificate name it", async () => {
  const [ana, ben] = [await site().visitor({ viewport: { width: 360, height: 720 } }), await site().visitor()];
  const { page } = ana;
  await ana.go("/document-vault");
  await addToVault(page, "signed.pdf", SEALED);
  await chooseFromMenu(page.locator("main"), "Negotiate a Document");
  await page.getByText(AMENDS).waitFor({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shoot(page, "amend-start");
  await page.getByLabel("Your name").fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  await press(page, "Start the negotiation");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await ben.go(new URL(link).pathname + new URL(link).hash);
  // The join page says whose word it is, and how to compare the file.
  await ben.page.getByText(SAYS).waitFor();
  await ben.page.getByText("No one has checked this.").waitFor();
  await ben.page.getByText(SEALED_HASH).waitFor();
  expect(await axe(ben.page)).toEqual([]);
  await shoot(ben.page, "amend-join");
  await press(ben.page, "Join as Ben Ode");

  for (const one of [page, ben.page]) {
    await one.getByText(SAYS).waitFor();
    await one.getByText(SEALED_HASH).waitFor();
    expect(await axe(one)).toEqual([]);
    await press(one, "I agree to this text");
    await one
      .getByText(/You have agreed to this text|Everyone has agreed/)
      .first()
      .waitFor();
  }
  await shoot(page, "amend-session");
  await sign(page, "A. Lund");
  await page.getByText("You have signed.").waitFor();
  await sign(ben.page, "B. Ode");
  await ben.page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
  const download = ben.page.waitForEvent("download");
  await press(ben.page, "Download the sealed PDF");
  const path = await (await download).path();
  const text = run("pdftotext", [path, "-"]).replaceAll(/\s+/g, " ");
  expect(text).toContain(
    "Amends, according to the signers: Panel Supply and Secrecy Agreement, signed in session KQY0WMm6geKDIg8XkrSM9Q",
  );
  expect(text.replaceAll(" ", "")).toContain(SEALED_HASH);

  await ben.go("/verify");
  await ben.page.getByLabel("Choose a PDF").setInputFiles(path);
  await ben.page.getByText("This file has not changed since it was signed and sealed").waitFor({ timeout: 60_000 });
  await ben.page.getByText(`SHA-256 of its sealed file: ${SEALED_HASH}`).waitFor();
  // The signed file shows the SHA-256 that the join page names.
  const buffer = Buffer.from(SEALED);
  const signed = { name: "signed.pdf", mimeType: "application/pdf", buffer };
  await ben.page.getByLabel("Choose a PDF").setInputFiles(signed);
  await ben.page.getByText(SEALED_HASH, { exact: true }).waitFor({ state: "attached", timeout: 60_000 });
  await ben.page.getByText("Technical details").click();
  await ben.page.getByText(SEALED_HASH, { exact: true }).waitFor();
  expect([...ana.faults, ...ben.faults]).toEqual([]);
});

test("a PDF of the vault, or the answers it keeps, start a signing; a changed file is not amended", async () => {
  const { page, go, faults } = await site().visitor();
  await go("/document-vault");
  await addToVault(page, "lease.pdf", handMadePdf());
  await chooseFromMenu(page.locator("main"), "Sign a Document");
  await page.getByLabel("Title of the document").waitFor({ timeout: 30_000 });
  expect(await page.getByLabel("Title of the document").inputValue()).toBe("lease");

  const picked = page.getByLabel("Choose the sealed PDF");
  await page.getByText("Does it amend a signed document?").click();
  const changed = Buffer.from(SEALED);
  changed[200] = changed[200]! ^ 1;
  await picked.setInputFiles({ name: "changed.pdf", mimeType: "application/pdf", buffer: changed });
  await page.getByText("it was changed after it was sealed").waitFor({ timeout: 30_000 });
  await picked.setInputFiles({ name: "signed.pdf", mimeType: "application/pdf", buffer: SEALED });
  await page.getByText(AMENDS).waitFor({ timeout: 30_000 });
  // What was chosen and typed before is still there.
  expect(await page.getByLabel("Title of the document").inputValue()).toBe("lease");

  const at = "2026-11-24T12:00:00.000Z";
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("clausewright");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const change = opening.result.transaction("documents", "readwrite");
          change.objectStore("documents").put(record, record.id);
          change.oncomplete = () => resolve();
          change.onerror = reject;
        };
      }),
    {
      format: 1,
      id: "made-here",
      name: "My agreement",
      definition: "non-disclosure-agreement",
      language: "en",
      tags: [],
      created: at,
      changed: at,
      trashed: null,
      versions: [{ number: 1, saved: at, files: [], answers: {} }],
    },
  );
  await go("/s/negotiate/new/en?document=made-here");
  await page.getByText("The text is made from the answers in your vault").waitFor({ timeout: 30_000 });
  await page.getByRole("heading", { name: "The document" }).waitFor();
  await page.getByText("Non-Disclosure Agreement", { exact: false }).last().waitFor();

  // Another answer changes the text once the other side has seen what it changes and accepts.
  await page.getByLabel("Your name").fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  await press(page, "Start the negotiation");
  const link = new URL(await page.getByLabel("Link", { exact: true }).inputValue());
  const ben = await site().visitor({ viewport: { width: 360, height: 720 } });
  await ben.go(link.pathname + link.hash);
  await press(ben.page, "Join as Ben Ode");
  await press(page, "Propose another answer");
  await page.getByLabel("Which answer?").selectOption("sharing");
  await page.getByLabel("For how many months will information be shared?").fill("17");
  await page.getByText(/parts? of the text changes?$/).waitFor();
  await shoot(page, "answer-proposal");
  expect(await axe(page)).toEqual([]);
  await press(page, "Send the proposal");
  const card = ben.page.getByRole("article", { name: "Ana Lund proposes to change the answers" });
  await card.waitFor();
  expect(await card.textContent()).toContain("seventeen");

  // Other words for the same clause do not survive that, which the card says; they can be proposed again.
  const words = ben.page.getByLabel("Words", { exact: true }).last();
  await press(ben.page, /^Propose a change to section 6.1/);
  await words.fill("This Agreement ends next year.");
  await press(ben.page, "Send the proposal");
  await card.getByText("these open proposals no longer apply").waitFor();
  expect(await card.textContent()).toContain("Ben Ode proposes new words for section 6.1");
  expect(await ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shoot(ben.page, "answer-proposed");
  await press(ben.page, "Accept");
  for (const each of [page, ben.page]) {
    await each.getByText("No proposals are open.").waitFor();
    expect(await each.locator(".doc-page").textContent()).toContain("seventeen (17)");
  }
  await ben.page.getByText("1 proposal no longer applies").click();
  await press(ben.page, "Propose it again");
  expect(await words.inputValue()).toBe("This Agreement ends next year.");
  await press(ben.page, "Send the proposal");
  await press(page, "Accept");
  await ben.page.getByText("No proposals are open.").waitFor();

  // The other side changes answers, too, whatever the settings of its own device are. Words agreed on stay.
  await ben.page.evaluate(() => localStorage.setItem("clausewright_global_settings", '{"levelOfDetail":1}'));
  await ben.page.reload();
  await press(ben.page, "Propose another answer");
  await ben.page.getByLabel("Which answer?").selectOption("sharing");
  await ben.page.getByLabel("For how many months will information be shared?").fill("18");
  await ben.page.getByText("The text does not change").waitFor();
  await ben.page.getByText("You agreed on the words of section 6.1, so they stay as they are").waitFor();
  expect(await ben.page.getByText("have changed since this text was made").count()).toBe(0);
  expect(ben.faults).toEqual([]);
  await go("/s/sign/new/en?document=gone");
  await page.getByText("This document in your vault cannot be used here").waitFor();
  await page.getByLabel("Choose a PDF").waitFor({ state: "attached" });
  expect(faults).toEqual([]);
});
