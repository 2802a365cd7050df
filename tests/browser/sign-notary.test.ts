import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import type { Visitor } from "./harness.ts";
import { openStart, press, sessionSite } from "./session-site.ts";

const site = sessionSite();

const run = (program: string, args: readonly string[]): string => execFileSync(program, args, { encoding: "utf8" });

const check = async (page: Page, width: number): Promise<void> => {
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
};

const sign = async (page: Page, name: string): Promise<void> => {
  await press(page, "Open the PDF file");
  await page.getByText("The file is in your downloads").waitFor();
  await page.getByRole("checkbox", { name: /I could open the file/ }).check();
  await page.getByRole("checkbox", { name: /I have seen these blanks/ }).check();
  await page.getByLabel("Type your name as your signature").fill(name);
  await press(page, /^I intend to sign/);
};

const openLink = async (from: Page, name: string, to: Visitor): Promise<void> => {
  const invitation = from.getByRole("region", { name: `Invitation for ${name}` });
  const link = new URL(await invitation.getByLabel("Link", { exact: true }).inputValue());
  await to.go(link.pathname + link.hash);
};

const sealedFile = async (page: Page): Promise<string> => {
  await page.getByRole("heading", { name: "Signed and sealed" }).waitFor({ timeout: 60_000 });
  const download = page.waitForEvent("download");
  await press(page, "Download the sealed PDF");
  return (await download).path();
};

test("a notary is invited, completes the certificate of the state after both have signed, and the sealed file names it", async () => {
  const [ana, ben, nia] = [
    await site().visitor({ viewport: { width: 1280, height: 900 } }),
    await site().visitor(),
    await site().visitor({ viewport: { width: 360, height: 720 } }),
  ];
  const { page } = ana;
  await openStart(ana, "/s/sign/new/en");
  await page.getByLabel("Your name").fill("Ana Lund");
  await page.getByLabel("Name of the other party").fill("Ben Ode");
  await press(page, "Start signing");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}$/);
  await openLink(page, "Ben Ode", ben);
  await press(ben.page, "Join as Ben Ode");

  // By keyboard: the form opens and loads the law of every state.
  await page.getByText("Add a notary", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("This site is not connected to a provider of online notarization").waitFor();
  await page.getByText("The document has a page of its own for a notary’s certificate.").waitFor();
  const form = page.getByRole("form", { name: "Add a notary" });
  await form.getByLabel("Name of the notary").fill("ben ode");
  await press(page, "Invite this notary");
  await form.getByText("Enter the name of someone who has no other role here").waitFor();
  await form.getByText("Choose at least one person").waitFor();
  await check(page, 1280);
  await form.getByLabel("Name of the notary").fill("Nia Roy");
  await form.getByLabel("State that commissioned the notary").selectOption({ label: "Texas" });
  await form.getByText("The wording is the certificate for Texas:").waitFor();
  await form.getByRole("radio", { name: "Acknowledgment", exact: true }).check();
  await form.getByRole("checkbox", { name: "Ana Lund" }).check();
  await form.getByRole("checkbox", { name: "Ben Ode" }).check();
  await shoot(page, "notary-invite");
  await press(page, "Invite this notary");
  await openLink(page, "Nia Roy", nia);
  await nia.page.getByText("Ana Lund invites you as a notary to complete the certificate").waitFor();
  await check(nia.page, 360);
  await press(nia.page, "Join as Nia Roy");
  await nia.page.getByText("You can complete the certificate once everyone has signed.").waitFor();
  await check(nia.page, 360);

  await sign(page, "A. Lund");
  await page.getByText("You have signed.").waitFor();
  await sign(ben.page, "B. Ode");
  await ben.page.getByText("Waiting for Nia Roy").waitFor();

  const certificate = nia.page.getByRole("form", { name: "Complete the certificate" });
  await certificate.getByLabel("Number of your commission").fill("12345");
  await press(nia.page, "Complete the certificate");
  await certificate.getByRole("alert").getByText("Fill in all of your fields first.").waitFor();
  await check(nia.page, 360);
  await shoot(nia.page, "notary-missing");
  await certificate.getByRole("radio", { name: "Another state" }).check();
  await press(nia.page, "Complete the certificate");
  await certificate.getByRole("alert").getByText("The certificate is for a notary of another state").waitFor();
  await certificate.getByRole("radio", { name: "Texas" }).check();
  await certificate.getByLabel("Day on which your commission expires").fill("2020-01-31");
  await certificate.getByLabel("County or city in which you act").fill("Travis");
  await certificate.getByLabel("Which document?").fill("Texas driver’s license");
  await certificate.getByLabel("Type your name as your signature").fill("Nia Roy");
  await certificate.getByRole("checkbox", { name: /^I am a notary of Texas/ }).check();
  await press(nia.page, "Complete the certificate");
  await certificate.getByRole("alert").getByText("The commission has expired").waitFor();
  await certificate.getByLabel("Day on which your commission expires").fill("2090-01-31");
  expect(await certificate.getByLabel("Blank 1, after “County of”").inputValue()).toBe("Travis");
  await check(nia.page, 360);
  await shoot(nia.page, "notary-certificate");
  await press(nia.page, "Complete the certificate");

  const path = await sealedFile(nia.page);
  expect(run("pdfsig", ["-nocert", path])).toContain("Signature is Valid");
  const text = run("pdftotext", [path, "-"]).replaceAll(/\s+/g, " ");
  expect(text).toContain("State of Texas County of Travis This instrument was acknowledged before me on");
  expect(text).toContain("(date) by Ana Lund and Ben Ode.");
  expect(text).toContain("My commission expires: January 31, 2090");
  expect(text).toContain("did not check the commission");
  expect(await sealedFile(page)).not.toBe("");

  await ben.go("/verify");
  await ben.page.locator("input[type=file]").setInputFiles(path);
  await ben.page.getByText("This file has not changed since it was signed and sealed").waitFor({ timeout: 60_000 });
  await ben.page.getByText("Notary’s certificate completed by Nia Roy").waitFor();
  expect([...ana.faults, ...ben.faults, ...nia.faults]).toEqual([]);
});

test("a notary refuses, is left out, and another one completes the certificate, in Japanese", async () => {
  const [ana, nia, other] = [
    await site().visitor({ viewport: { width: 768, height: 900 } }),
    await site().visitor(),
    await site().visitor({ viewport: { width: 360, height: 720 } }),
  ];
  const { page } = ana;
  await openStart(ana, "/s/sign/new/jp");
  await page.getByLabel("あなたの名前").fill("山田");
  await page.getByLabel("相手の名前").fill("佐藤");
  await press(page, "署名を始める");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}\/jp$/);
  const form = page.getByRole("form", { name: "公証人を追加する" });
  const name = async (notary: string, act: RegExp): Promise<void> => {
    await page.getByText("公証人を追加する", { exact: true }).click();
    await form.getByLabel("公証人の名前").fill(notary);
    await form.getByLabel("公証人を任命した州").selectOption({ label: "カリフォルニア州" });
    await form.getByRole("radio", { name: act }).check();
    await form.getByRole("checkbox", { name: "山田" }).check();
  };
  const join = async (notary: string, { page: own, go }: Visitor): Promise<void> => {
    const invitation = page.getByRole("region", { name: new RegExp(notary) });
    const link = new URL(await invitation.getByRole("textbox").first().inputValue());
    await go(link.pathname + link.hash);
    await press(own, new RegExp(notary));
  };
  await name("鈴木", /jurat/);
  await form.getByText("署名の前に公証人と会ってください").waitFor();
  await check(page, 768);
  await shoot(page, "notary-invite-ja");
  await press(page, "この公証人を招待する");
  await join("鈴木", nia);
  await press(nia.page, "証明を断る");
  await nia.page.getByLabel("断る理由を書いてください").fill("身分証明書がない");
  await press(nia.page, "証明を断る");
  await page.getByText("鈴木さんが証明を断りました").first().waitFor();
  await check(page, 768);
  await press(page, "この公証人なしで進める");
  await page.getByText("公証人を追加する", { exact: true }).waitFor();
  await nia.page.getByText(/この端末はこの手続きに参加していません/).waitFor();

  await name("田中", /^認証/);
  await press(page, "この公証人を招待する");
  await join("田中", other);
  const signAs = async (signer: string): Promise<void> => {
    await press(page, "PDFファイルを開く");
    await page.getByText("ファイルをダウンロードしました").waitFor();
    await page.getByRole("checkbox", { name: /ファイルを開くことができ/ }).check();
    await page.getByRole("checkbox", { name: /これらの空欄を確認し/ }).check();
    await page.getByLabel("署名として名前を入力してください").fill(signer);
    await press(page, /署名する意思があります$/);
  };
  await signAs("山田");
  await page.getByText("署名しました。").waitFor();
  await press(page, "佐藤さんがこの端末で署名する");
  await press(page, "私は佐藤です");
  await signAs("佐藤");
  await press(page, "私は山田です");
  const certificate = other.page.getByRole("form", { name: "証書を完成させる" });
  await certificate.getByRole("radio", { name: "California" }).check();
  await certificate.getByLabel("任命番号").fill("12345");
  await certificate.getByLabel("任期が終わる日").fill("2090-01-31");
  await certificate.getByLabel("公証を行った郡または市").fill("Alameda");
  await certificate.getByLabel("どの身分証明書ですか").fill("passport");
  await certificate.getByLabel("署名として名前を入力してください").fill("田中");
  await certificate.getByRole("checkbox", { name: /^私はCaliforniaの公証人です/ }).check();
  await check(other.page, 360);
  await shoot(other.page, "notary-certificate-ja");
  await press(other.page, "証書を完成させる");
  await other.page.getByRole("heading", { name: "署名と電子シールの付与が完了しました" }).waitFor({ timeout: 60_000 });
  expect([...ana.faults, ...nia.faults, ...other.faults]).toEqual([]);
});
