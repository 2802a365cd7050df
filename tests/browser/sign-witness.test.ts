import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { openStart, press, sessionSite } from "./session-site.ts";
import {
  enterSignature,
  enterSigners,
  enterWitnessSignature,
  startSigning,
  submitSignature,
} from "./sign-in-japanese.ts";

const site = sessionSite();

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: "utf8" });

const PHONE = { viewport: { width: 360, height: 720 } };

const fillIn = async (page: Page, name: string): Promise<void> => {
  await press(page, "Open the PDF file");
  await page.getByText("The file is in your downloads").waitFor();
  await page.getByRole("checkbox", { name: /I could open the file/ }).check();
  await page.getByRole("checkbox", { name: /I have seen these blanks/ }).check();
  await page.getByLabel("Type your name as your signature").fill(name);
};

const sealedText = async (page: Page): Promise<string> => {
  await page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await press(page, "Download the sealed PDF");
  const path = await (await download).path();
  expect(run("pdfsig", ["-nocert", path])).toContain("Signature is Valid");
  return run("pdftotext", [path, "-"]).replaceAll(/\s+/g, " ");
};

test("a witness on a device of their own signs after their party, and every record names both", async () => {
  const [ana, wes] = [await site().visitor(PHONE), await site().visitor(PHONE)];
  const { page } = ana;
  await openStart(ana, "/s/sign/new/en");
  await page.getByLabel("Your name").fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  // By keyboard: the button adds a field, which is reached with the next key.
  await page.getByRole("button", { name: "Add a witness for Ana Lund" }).press("Enter");
  await page.getByLabel("Name of the witness for Ana Lund").fill("ben ode");
  await press(page, "Start signing");
  await page.getByText("Enter the name of someone who is not already a party or a witness").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shoot(page, "witness-start");
  await page.getByLabel("Name of the witness for Ana Lund").fill("Wes Fox");
  await press(page, "Start signing");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);

  const open = async (name: string): Promise<void> => {
    const invitation = page.getByRole("region", { name: `Invitation for ${name}` });
    const link = new URL(await invitation.getByLabel("Link", { exact: true }).inputValue());
    await wes.go(link.pathname + link.hash);
  };
  await open("Wes Fox");
  await wes.page.getByText("Ana Lund invites you to witness the signature of Ana Lund").waitFor();
  expect(await axe(wes.page)).toEqual([]);
  await press(wes.page, "Join as Wes Fox");
  await wes.page.getByText("The person whose signature you witness has not signed yet").waitFor();
  expect(await axe(wes.page)).toEqual([]);
  await shoot(wes.page, "witness-waits");

  await fillIn(page, "A. Lund");
  await press(page, /^I intend to sign/);
  await page.getByText("You have signed.").waitFor();

  // A witness who refuses does not end the session: the founder names another one, and everyone signs again.
  await wes.page.getByRole("heading", { name: "Sign as a witness" }).waitFor();
  await press(wes.page, "Refuse to be a witness");
  await wes.page.getByLabel("Why are you refusing?").fill("I was not there.");
  await press(wes.page, "Refuse to be a witness");
  await page.getByText("Wes Fox refused to witness the signature of Ana Lund").waitFor();
  await page.getByRole("paragraph").filter({ hasText: "Reason: I was not there." }).waitFor();
  await press(page, "Name this witness");
  await page.getByText("Enter a name").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shoot(page, "witness-refused");
  await page.getByLabel("Name of the other witness for Ana Lund").fill("Uma Fox");
  await press(page, "Name this witness");
  await wes.page.getByText("This device is not part of the session.").waitFor();
  await open("Uma Fox");
  await press(wes.page, "Join as Uma Fox");
  await fillIn(page, "A. Lund");
  await press(page, /^I intend to sign/);
  await page.getByText("You have signed.").waitFor();

  await wes.page.getByRole("heading", { name: "Sign as a witness" }).waitFor();
  await fillIn(wes.page, "U. Fox");
  await press(wes.page, /^I intend to sign .* as a witness to the signature of Ana Lund$/);
  await wes.page.getByRole("alert").getByText("Confirm that you saw Ana Lund sign").waitFor();
  await wes.page.getByRole("checkbox", { name: "I saw Ana Lund sign this document" }).check();
  expect(await axe(wes.page)).toEqual([]);
  expect(await wes.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await shoot(wes.page, "witness-sign");
  await press(wes.page, /^I intend to sign/);
  await wes.page.getByText("You have signed.").waitFor();

  await press(page, "Ben Ode signs here, on this device");
  await press(page, "I am Ben Ode");
  await page.getByText("You are signing in person on the device of Ana Lund").waitFor();
  await fillIn(page, "B. Ode");
  await press(page, /^I intend to sign/);
  await press(page, "I am Ana Lund");

  const text = await sealedText(page);
  expect(text).toContain("Role Witness to the signature of Ana Lund");
  expect(text).toContain("Ana Lund named Uma Fox as a witness in place of Wes Fox");
  expect(text).toContain("Uma Fox signed as a witness to the signature of Ana Lund");
  expect(text).toContain("I saw Ana Lund sign this document, and I am not a party to it");
  expect(await sealedText(wes.page)).toBe(text);
  await wes.page.getByText("History", { exact: true }).click();
  await wes.page.getByText("Wes Fox refused to sign").waitFor();
  await wes.page.getByText("Uma Fox signed as a witness to the signature of Ana Lund").waitFor();
  expect([...ana.faults, ...wes.faults]).toEqual([]);
});

test("a witness signs in person on the same device, in Japanese", async () => {
  const visitor = await site().visitor({ viewport: { width: 768, height: 900 } });
  const { page, faults } = visitor;
  await openStart(visitor, "/s/sign/new/jp");
  await enterSigners(page);
  expect(await axe(page)).toEqual([]);
  await shoot(page, "witness-start-ja");
  await startSigning(page);
  // Until 佐藤 has signed, 鈴木 cannot.
  expect(await page.getByRole("button", { name: "鈴木さんがこの端末で署名する" }).count()).toBe(0);
  await press(page, "佐藤さんがこの端末で署名する");
  await press(page, "私は佐藤です");
  await enterSignature(page, "佐藤");
  await submitSignature(page);
  await press(page, "私は山田です");

  await enterWitnessSignature(page);
  expect(await axe(page)).toEqual([]);
  await shoot(page, "witness-sign-ja");
  await submitSignature(page);
  await page.getByText("鈴木さんの署名が完了しました").waitFor();
  await press(page, "私は山田です");
  await page.getByText("佐藤さんの署名の立会人", { exact: true }).waitFor();
  await shoot(page, "witness-session-ja");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  expect(faults).toEqual([]);
});
