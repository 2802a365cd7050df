import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { sampleDocument } from "../support/sample-document.ts";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import { press, sessionSite } from "./session-site.ts";

const site = sessionSite();

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: "utf8" });

const sign = async (page: Page, name: string): Promise<void> => {
  await press(page, "Open the PDF file");
  await page.getByText("The file is in your downloads").waitFor();
  await page.getByRole("checkbox", { name: /I could open the file/ }).check();
  await page.getByRole("checkbox", { name: /I have seen these blanks/ }).check();
  await page.getByLabel("Type your name as your signature").fill(name);
  await press(page, /^I intend to sign/);
};

test("two people sign one after the other on one device, and the sealed file says so", async () => {
  const { page, go, faults } = await site().visitor({ viewport: { width: 360, height: 720 } });
  await go("/s/sign/new/en");
  const subject = { document: sampleDocument, source: null, signing: "allowed", signingReason: null };
  await page.evaluate(
    (passed) => history.replaceState({ usr: { subject: passed }, key: "k", idx: 0 }, ""),
    subject as unknown,
  );
  await page.reload();
  await page.getByLabel("Your name").fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  await press(page, "Start signing");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);

  await press(page, "Ben Ode signs here, on this device");
  await page.getByRole("heading", { name: "Pass this device to Ben Ode" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "in-person-pass");
  await press(page, "I am Ben Ode");
  await page.getByText("You are signing in person on the device of Ana Lund").waitFor();
  // A reload in between loses no seat: Ben continues where he was.
  await page.reload();
  await press(page, "Ben Ode signs here, on this device");
  await press(page, "I am Ben Ode");
  await sign(page, "B. Ode");
  await page.getByText("Ben Ode, you have signed").waitFor();
  expect(await axe(page)).toEqual([]);
  await shoot(page, "in-person-back");
  await press(page, "I am Ana Lund");
  await page.getByText("has signed").waitFor();

  await sign(page, "A. Lund");
  await page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await press(page, "Download the sealed PDF");
  const path = await (await download).path();
  const text = run("pdftotext", [path, "-"]).replaceAll(/\s+/g, " ");
  expect(text).toContain("Ben Ode joined in person on the device of Ana Lund");
  expect(text).toContain("typing the name, in person on the device of Ana Lund");
  expect(run("pdfsig", ["-nocert", path])).toContain("Signature is Valid");
  expect(faults).toEqual([]);
});
