import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { checkSealedFile } from "../../src/app/session/seal/check-sealed-file.ts";
import { brokenTable, makePdf, nestedPdf } from "../reading/make-pdf.ts";
import { jpeg2000Pdf, shiftJisPdf } from "../support/drawn-pdfs.ts";
import { handMadePdf } from "../support/hand-made-pdf.ts";
import { printInNode } from "../support/signed-session.ts";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import type { Visitor } from "./harness.ts";
import { press, sessionSite } from "./session-site.ts";

const site = sessionSite();

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: "utf8" });

const choose = async (page: Page, bytes: Uint8Array, name = "lease.pdf"): Promise<void> => {
  const buffer = Buffer.from(bytes);
  await page.getByLabel("Choose a PDF").setInputFiles({ name, mimeType: "application/pdf", buffer });
};

const field = (page: Page, name: string) => page.locator("[data-field]").and(page.getByRole("button", { name }));

/** Where an element is on its page, in shares of the page's width and height. */
const shareOf = async (page: Page, name: string): Promise<readonly number[]> => {
  const [own, whole] = await Promise.all([field(page, name).boundingBox(), page.locator("[data-page]").boundingBox()]);
  return [(own!.x - whole!.x) / whole!.width, (own!.y - whole!.y) / whole!.height];
};

/** A file chosen by Ana, with the names of both parties. */
const upload = async (ana: Visitor, bytes: Uint8Array): Promise<void> => {
  const { page, go } = ana;
  await go("/s/sign/new/en");
  await choose(page, bytes);
  await page.getByLabel("Title of the document").fill("Garden lease");
  // A missing name is in view and in focus.
  await press(page, "Next: place the fields");
  const name = page.getByLabel("Your name");
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  expect((await name.boundingBox())!.y).toBeGreaterThan(78);
  await name.fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  await press(page, "Next: place the fields");
  await page.getByRole("heading", { name: "Place the fields" }).waitFor();
  await page.locator('[data-page="1"][data-status="drawn"]').waitFor();
};

/** A page is drawn once it comes into view. */
const seePage = async (page: Page): Promise<void> => {
  await page.locator('[data-page="1"]').scrollIntoViewIfNeeded();
  await page.locator('[data-page="1"][data-status="drawn"]').waitFor();
};

/** The share of dark pixels of a drawn page. */
const darkShare = (page: Page): Promise<number> =>
  page.locator("[data-page] canvas").evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const context = new OffscreenCanvas(width, height).getContext("2d")!;
    context.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let dark = 0;
    for (let index = 0; index < data.length; index += 4) if (data[index]! < 100 && data[index + 3]! > 200) dark += 1;
    return dark / (data.length / 4);
  });

const consent = async (page: Page): Promise<void> => {
  await press(page, "Open the PDF file");
  await page.getByText("The file is in your downloads").waitFor();
  await page.getByRole("checkbox", { name: /I could open the file/ }).check();
  await page.getByRole("checkbox", { name: "The condition for signing electronically is met" }).check();
};

describe("a PDF of one's own", () => {
  test("is signed in two browsers where its fields were placed by pointer and keyboard, and verifies", async () => {
    const original = handMadePdf();
    const [ana, ben] = [await site().visitor(), await site().visitor()];
    await upload(ana, original);
    const { page } = ana;

    // By pointer: the field is around the place that was pressed, and follows a drag.
    const sheet = page.locator("[data-page]");
    const box = (await sheet.boundingBox())!;
    await sheet.click({ position: { x: box.width * 0.3, y: box.height * 0.5 } });
    expect((await shareOf(page, "Signature: Ana Lund")).map((share) => share.toFixed(2))).toEqual(["0.15", "0.47"]);
    const own = (await field(page, "Signature: Ana Lund").boundingBox())!;
    await page.mouse.move(own.x + 10, own.y + 10);
    await page.mouse.down();
    await page.mouse.move(own.x + 10 + box.width * 0.1, own.y + 10 - box.height * 0.2, { steps: 4 });
    await page.mouse.up();
    expect((await shareOf(page, "Signature: Ana Lund")).map((share) => share.toFixed(2))).toEqual(["0.25", "0.27"]);

    // Without a field for everyone nothing starts.
    await press(page, "Start signing");
    await page.getByRole("alert").getByText("Place a signature field for Ben Ode").waitFor();

    // By keyboard: added, in focus, moved and resized; removed again with Delete.
    await page.getByRole("radio", { name: "Ben Ode" }).check();
    const added = page.getByRole("button", { name: /^Add “Signature” to page 1/ });
    await added.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => field(page, "Signature: Ben Ode").evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(await page.getByText("Place a signature field for").count()).toBe(0);
    const before = await shareOf(page, "Signature: Ben Ode");
    for (let times = 0; times < 10; times++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowRight");
    const after = await shareOf(page, "Signature: Ben Ode");
    expect(after[1]! - before[1]!).toBeCloseTo(0.05, 2);
    for (const kind of ["Text", "Initials", "Checkbox", "Date of signing"]) {
      await page.getByRole("radio", { name: kind, exact: true }).check();
      await page.getByRole("button", { name: `Add “${kind}” to page 1` }).press("Enter");
    }
    await page.getByRole("button", { name: "Add “Date of signing” to page 1" }).press("Enter");
    const dates = page.getByRole("button", { name: /^Date of signing: / });
    // Delete reaches the new field once it has the focus.
    await expect.poll(() => dates.last().evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press("Delete");
    await expect.poll(() => page.locator("[data-field]").count()).toBe(6);
    // A field over the only words of the page is reported until it is removed.
    await page.getByRole("radio", { name: "Name", exact: true }).check();
    await sheet.click({ position: { x: box.width * 0.2, y: box.height * 0.12 } });
    await page.getByText("“Name: Ben Ode” covers words on the page").waitFor();
    expect(await axe(page)).toEqual([]);
    await press(page, "Remove Name: Ben Ode");
    await page.getByText("covers words on the page").waitFor({ state: "detached" });
    expect(await page.locator("[data-field]").count()).toBe(6);
    await shoot(page, "upload-place");

    await press(page, "Start signing");
    await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);
    const link = await page.getByLabel("Link", { exact: true }).inputValue();
    await ben.go(new URL(link).pathname + new URL(link).hash);
    await ben.page.getByText("invites you to sign “Garden lease”").waitFor();
    // Where part of a page cannot be drawn, a party who did not choose the file is not asked to consent either.
    await ben.context.route(/\/assets\/(?:Foxit|Liberation)/, (route) => route.abort());
    await ben.page.reload();
    await press(ben.page, "Join as Ben Ode");
    await ben.page.getByText("Part of this file cannot be shown on this device").waitFor();
    expect(await ben.page.getByRole("checkbox").count()).toBe(0);
    expect(await axe(ben.page)).toEqual([]);
    await shoot(ben.page, "upload-not-whole");
    await ben.context.unroute(/\/assets\/(?:Foxit|Liberation)/);
    // A file that did not load is loaded again on the same page.
    await ben.context.route(/\/blobs\//, (route) => route.abort());
    await ben.page.reload();
    await ben.page.getByRole("alert").getByText("The server did not answer.").waitFor();
    await ben.context.unroute(/\/blobs\//);
    await press(ben.page, "Try again");

    await consent(page);
    await page.getByLabel("Type your name as your signature").fill("A-Lund");
    expect(await axe(page)).toEqual([]);
    await press(page, /^I intend to sign/);
    await page.getByText("You have signed.").waitFor();
    // The form is gone; what follows from the signature is in view.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Waiting for Ben Ode");

    await seePage(ben.page);
    await consent(ben.page);
    await ben.page.getByLabel("Type your name as your signature").fill("B-Ode");
    await press(ben.page, /^I intend to sign/);
    await ben.page.getByRole("alert").getByText("Fill in all of your fields first.").waitFor();
    await ben.page.getByLabel("Type your initials").fill("BO");
    await ben.page.getByLabel("Text: Ben Ode").fill("Plot-7");
    await ben.page.getByLabel("Checkbox: Ben Ode").check();
    // What Ana signed is in her field, and what Ben types is in his.
    await ben.page.getByRole("img", { name: "Signature: Ana Lund: A-Lund" }).waitFor();
    await ben.page.getByRole("img", { name: "Signature: Ben Ode: B-Ode" }).waitFor();
    await shoot(ben.page, "upload-sign");
    expect(await axe(ben.page)).toEqual([]);
    await press(ben.page, /^I intend to sign/);

    const files: Buffer[] = [];
    for (const visitor of [ana, ben]) {
      const sealed = visitor.page.getByRole("heading", { name: "Signed and sealed" });
      await sealed.waitFor({ timeout: 60_000 });
      await expect.poll(() => sealed.evaluate((one) => one === document.activeElement)).toBe(true);
      const { y } = (await sealed.boundingBox())!;
      expect(y > 78 && y < visitor.page.viewportSize()!.height).toBe(true);
      const download = visitor.page.waitForEvent("download");
      await press(visitor.page, "Download the sealed PDF");
      files.push(await readFile(await (await download).path()));
    }
    await shoot(page, "upload-sealed");
    const [sealed] = files as [Buffer, Buffer];
    expect(files[1]!.equals(sealed)).toBe(true);
    expect(sealed.subarray(0, original.length).equals(Buffer.from(original))).toBe(true);
    // What the browsers sealed, Node prints and seals again byte for byte.
    expect((await checkSealedFile(crypto, new Uint8Array(sealed), printInNode)).problems).toEqual([]);
    const path = join(await mkdtemp(join(tmpdir(), "upload-")), "sealed.pdf");
    await writeFile(path, sealed);
    const report = run("pdfsig", ["-nocert", path]);
    expect(report).toContain("Signature is Valid");
    expect(report).toContain("Total document signed");
    const first = run("pdftotext", ["-layout", "-l", "1", path, "-"]);
    for (const words of ["Printed before", "A-Lund", "B-Ode", "BO", "Plot-7"]) expect(first).toContain(words);
    expect(run("pdftotext", [path, "-"])).toContain("page 1: checked");

    const eve = await site().visitor();
    await eve.go("/verify");
    await eve.page.getByLabel("Choose a PDF").setInputFiles(path);
    await eve.page.getByText("This file has not changed since it was signed and sealed").waitFor({ timeout: 60_000 });
    // The sealed file is signed already; it cannot be brought again.
    await eve.go("/s/sign/new/en");
    await choose(eve.page, sealed);
    await eve.page.getByText("already contains an electronic signature").waitFor();
    expect([...ana.faults, ...ben.faults, ...eve.faults]).toEqual([]);
  });

  test("is placed and started on a phone, in Japanese", async () => {
    const { page, go, faults } = await site().visitor({ viewport: { width: 360, height: 720 } });
    await go("/s/sign/new/jp");
    const buffer = Buffer.from(handMadePdf({ isLinearized: true }));
    await page
      .getByLabel("PDFを選ぶ", { exact: true })
      .setInputFiles({ name: "契約.pdf", mimeType: "application/pdf", buffer });
    await page.getByLabel("あなたの名前").fill("山田");
    await page.getByLabel("相手の名前").fill("佐藤");
    await press(page, "次へ：記入欄を配置する");
    await page.locator('[data-page="1"][data-status="drawn"]').waitFor();
    await press(page, /^1ページに「署名」を追加する/);
    await page.getByRole("radio", { name: "佐藤" }).check();
    await press(page, /^1ページに「署名」を追加する/);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await shoot(page, "upload-place-phone");
    await press(page, "署名を始める");
    // The session and its invitation stay in the language of the page.
    await page.waitForURL(/\/s\/negotiation\/[\w-]{22}\/jp$/);
    expect(await page.getByLabel("リンク", { exact: true }).inputValue()).toMatch(/\/jp#/);
    await seePage(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await shoot(page, "upload-sign-phone");
    expect(faults).toEqual([]);
  });

  test("is kept with its fields when the tab closes, until its signing starts or it is deleted", async () => {
    const ana = await site().visitor({ viewport: { width: 360, height: 720 } });
    const { page, go } = ana;
    await upload(ana, handMadePdf());
    for (const party of ["Ana Lund", "Ben Ode"]) {
      await page.getByRole("radio", { name: party }).check();
      await press(page, /^Add “Signature” to page 1/);
    }
    // Nothing in a field is cut, however small the screen.
    const isCut = await page
      .locator("[data-field]")
      .evaluateAll((fields) =>
        fields.some((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight),
      );
    expect(isCut).toBe(false);
    await field(page, "Signature: Ben Ode").press("ArrowDown");
    const before = await shareOf(page, "Signature: Ben Ode");
    // What was changed is stored once it has rested.
    await page.waitForTimeout(1000);
    await page.reload();
    await page.getByText("Continue with “lease.pdf”").waitFor();
    expect(await axe(page)).toEqual([]);
    await shoot(page, "upload-kept");
    await press(page, "Continue");
    await page.locator('[data-page="1"][data-status="drawn"]').waitFor();
    expect(await page.locator("[data-field]").count()).toBe(2);
    expect(await shareOf(page, "Signature: Ben Ode")).toEqual(before);
    await press(page, "Start signing");
    await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);
    await page.getByRole("heading", { name: "Garden lease" }).waitFor();
    await go("/s/sign/new/en");
    await page.getByLabel("Choose a PDF").waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    expect(await page.getByText("Continue with “lease.pdf”").count()).toBe(0);

    await choose(page, handMadePdf(), "other.pdf");
    await page.getByLabel("Title of the document").waitFor();
    await page.waitForTimeout(500);
    await page.reload();
    await page.getByText("Continue with “other.pdf”").waitFor();
    await press(page, "Delete it from this device");
    await page.getByText("Continue with “other.pdf”").waitFor({ state: "detached" });
    await page.reload();
    await page.getByLabel("Choose a PDF").waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    expect(await page.getByText("Continue with “other.pdf”").count()).toBe(0);
    expect(ana.faults).toEqual([]);
  });

  test("is taken if it was chosen before the code of its page had loaded", async () => {
    const { context, page, faults } = await site().visitor();
    let release = (): void => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/s/sign/new/en", { waitUntil: "commit" });
    await choose(page, handMadePdf());
    release();
    await page.getByLabel("Title of the document").waitFor();
    expect(faults).toEqual([]);
  });

  test("shows pictures of scanners and characters of fonts that the file only names", async () => {
    const { page, go, faults } = await site().visitor();
    await go("/s/sign/new/en");
    for (const [name, bytes] of [
      ["jpeg-2000.pdf", jpeg2000Pdf()],
      ["shift-jis.pdf", shiftJisPdf()],
    ] as const) {
      await choose(page, bytes, name);
      await page.getByLabel("Title of the document").waitFor();
      await page.getByLabel("Your name").fill("Ana Lund");
      await page.getByLabel("Name of the other party").fill("Ben Ode");
      await press(page, "Next: place the fields");
      await seePage(page);
      await shoot(page, `upload-${name}`);
      expect(await darkShare(page), name).toBeGreaterThan(0.01);
      await press(page, "Change the parties");
      await press(page, "Choose another file");
    }
    expect(faults).toEqual([]);
  });

  test("is refused in words if it cannot be signed", async () => {
    const { page, go, faults } = await site().visitor();
    await go("/s/sign/new/en");
    const whole = await makePdf([["Words"]]);
    const undecodable = "q 100 0 0 100 50 50 cm BI /W 8 /H 8 /BPC 8 /CS /G /F /DCT ID no picture EI Q";
    const cases: readonly (readonly [Uint8Array, string])[] = [
      [await makePdf([["Secret"]], { password: "p" }), "has a password"],
      [brokenTable(whole), "damaged or written in an unusual way"],
      [whole.slice(0, whole.length / 2), "damaged or written in an unusual way"],
      [nestedPdf(100_000), "damaged or written in an unusual way"],
      [new TextEncoder().encode("no pdf at all"), "damaged or written in an unusual way"],
      [new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "is not a PDF"],
      [handMadePdf({ catalog: "/AcroForm << /Fields [] /XFA [] >>" }), "contains a program or a form"],
      [handMadePdf({ catalog: "/OpenAction << /S /JavaScript /JS (app.alert(1)) >>" }), "contains a program or a form"],
      [new Uint8Array(20_000_001), "larger than 20 MB"],
      [jpeg2000Pdf({ isDamaged: true }), "A picture or a font in this PDF cannot be shown here"],
      [handMadePdf({ content: undecodable }), "A picture or a font in this PDF cannot be shown here"],
    ];
    for (const [bytes, expected] of cases) {
      await choose(page, bytes);
      await page.getByText(expected).waitFor({ timeout: 45_000 });
      await choose(page, whole, "whole.pdf");
      await page.getByLabel("Title of the document").waitFor();
      await press(page, "Choose another file");
    }
    expect(faults).toEqual([]);
  });
});
