import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { axe } from "./axe.ts";
import { shoot } from "./harness.ts";
import type { Visitor } from "./harness.ts";
import { openStart, press, sessionSite } from "./session-site.ts";
import {
  enterSignature,
  enterSigners,
  enterWitnessSignature,
  startSigning,
  submitSignature,
} from "./sign-in-japanese.ts";

const site = sessionSite();

const WIDTHS = [360, 1280];

/** What was found on all pages of a test. */
let foreign = new Set<string>();
beforeEach(() => void (foreign = new Set()));

/**
 * Names, abbreviations, hashes and keys that Japanese texts have in Latin letters, and words of the document, which is in English,
 * in sentences about it.
 */
const LATIN =
  /Clausewright( (document seal|root))?|PDF|DOCX|Word|LibreOffice|SHA-256|QR|UTC|USD|Shift|PNG|JPEG|WebP|\.pdf|[\w+/=-]{22,}|「Panel Supply and Secrecy Agreement」|（What a recipient must do）/g;

/** The texts on a page that are in Latin letters, and not in a part that says that it is in another language. */
const foreignWords = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const isShown = parent.checkVisibility({ visibilityProperty: true });
      if (isShown && parent.closest("[lang]")?.getAttribute("lang") === "ja") found.push(node.textContent ?? "");
    }
    return found;
  });
  return texts.filter((text) => /[A-Za-z]{3}/.test(text.replaceAll(LATIN, "")));
};

/** Expects a page in one language, and no part of it beside the screen, on a phone and on a wide screen. */
const look = async (page: Page, name: string): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const widthShown = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widthShown, { message: `${name} at ${width} px` }).toBeLessThanOrEqual(width);
    await shoot(page, `ja-${name}-${width}`);
  }
  for (const words of await foreignWords(page)) foreign.add(`${name}: ${words}`);
};

const go = ({ go: visit }: Visitor, link: string): Promise<void> => visit(new URL(link).pathname + new URL(link).hash);
const linkIn = (page: Page): Promise<string> => page.getByLabel("リンク", { exact: true }).inputValue();
const openPart = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator("summary", { hasText: name }).first().click();

/** Ana has started a negotiation in Japanese, and Ben has joined. */
const negotiation = async () => {
  const [ana, ben] = [await site().visitor(), await site().visitor()];
  await ana.go("/s/negotiate/new/jp");
  await look(ana.page, "no-document");
  await openStart(ana, "/s/negotiate/new/jp");
  await ana.page.getByLabel("あなたの名前").fill("山田");
  await press(ana.page, "当事者を追加する");
  await ana.page.getByLabel("相手の名前").fill("");
  await press(ana.page, "交渉を始める");
  await look(ana.page, "start");
  await press(ana.page, "3人目の当事者を外す");
  await ana.page.getByLabel("相手の名前").fill("佐藤");
  await press(ana.page, "交渉を始める");
  await ana.page.waitForURL(/\/jp$/);
  await press(ana.page, "QRコードを表示");
  await openPart(ana.page, "リンクをなくした");
  await look(ana.page, "invite");
  await go(ben, await linkIn(ana.page));
  await look(ben.page, "join");
  await press(ben.page, "佐藤として参加する");
  await ben.page.getByRole("heading", { name: "現在の文言" }).waitFor();
  return { ana, ben };
};

test("a negotiation in Japanese is in Japanese on phones and wide screens", async () => {
  const { ana, ben } = await negotiation();
  const { page } = ben;
  await openPart(page, "あなたの端末");
  await press(page, "別の端末をつなぐ");
  await page.getByRole("img", { name: "別の端末用リンクのQRコード" }).waitFor();
  await look(page, "device-offer");
  const phone = await site().visitor();
  await go(phone, await linkIn(page));
  await look(phone.page, "device-join");
  await press(phone.page, "この端末をつなぐ");
  await phone.page.getByText("最初の端末で確認してください").waitFor();
  await look(phone.page, "device-waits");
  await page.getByText("参加しようとしている端末があります").waitFor();
  await look(page, "device-asked");
  await press(page, "いいえ、拒否します");

  await press(page, /^第.*にコメントする$/);
  await look(page, "comment");
  await page.locator(".doc-notes").getByLabel("コメント").first().fill("必要ですか？");
  await press(page, "全員にコメントを送る");
  await press(page, /^第1条.*の変更を提案する$/);
  await page.getByLabel("文言", { exact: true }).last().fill("受け取った人は秘密にします。");
  await page.getByLabel("理由（任意）").fill("短くするため");
  await look(page, "editor");
  await press(page, "提案を送る");
  await ana.page.getByRole("heading", { name: /佐藤さんが.*の文言の変更を提案しています/ }).waitFor();
  await press(ana.page, "断る");
  await openPart(ana.page, "Wordで本文を編集する");
  await look(ana.page, "proposal");
  await press(ana.page, "キャンセル");
  await press(ana.page, "承諾する");

  for (const each of [ana, ben]) await openPart(each.page, "サーバーの保存期間");
  await press(page, "サーバーからの削除に同意する");
  await look(page, "delete-asked");
  await page.getByRole("button", { name: "削除に同意する", exact: true }).press("Enter");
  await page.getByText("同意しました。").waitFor();
  await look(page, "delete-waits");
  await press(page, "同意を取り消す");
  await page.getByRole("button", { name: "サーバーからの削除に同意する" }).waitFor();
  await openPart(page, "履歴");
  await page.getByText("佐藤さんがサーバーからの削除への同意を取り消しました").waitFor();
  await look(page, "history");
  await press(page, "署名を拒否する");
  await look(page, "end");
  expect([...foreign]).toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect([...ana.faults, ...ben.faults, ...phone.faults]).toEqual([]);
});

test("a signing in Japanese is in Japanese, to the check of the sealed file", async () => {
  const visitor = await site().visitor();
  const { page, faults } = visitor;
  await openStart(visitor, "/s/sign/new/jp");
  await enterSigners(page);
  await look(page, "sign-start");
  await startSigning(page);
  await openPart(page, "公証人を追加する");
  await look(page, "sign-notary");
  await submitSignature(page);
  await look(page, "sign-missing");
  await press(page, "佐藤さんがこの端末で署名する");
  await look(page, "in-person-pass");
  await press(page, "私は佐藤です");
  await page.getByText("対面で署名します").waitFor();
  for (const way of ["手書きする", "画像を使う", "入力する"]) {
    await page.getByLabel(way).check();
    await look(page, `in-person-${way}`);
  }
  await enterSignature(page, "佐藤");
  await submitSignature(page);
  await page.getByText("佐藤さんの署名が完了しました").waitFor();
  await look(page, "in-person-back");
  await press(page, "私は山田です");
  await enterWitnessSignature(page);
  await look(page, "in-person-witness");
  await submitSignature(page);
  await press(page, "私は山田です");
  await enterSignature(page, "山田");
  await submitSignature(page);
  await page.getByRole("heading", { name: "署名と電子シールの付与が完了しました" }).waitFor({ timeout: 60_000 });
  await openPart(page, "履歴");
  await look(page, "sealed");
  const download = page.waitForEvent("download");
  await press(page, "署名完了PDFをダウンロード");
  const bytes = await readFile(await (await download).path());

  await page.getByRole("link", { name: "署名済みPDFの検証" }).first().click();
  await page.waitForURL("**/verify/jp");
  const check = (buffer: Buffer): Promise<void> =>
    page.getByLabel("PDFを選ぶ").setInputFiles({ name: "契約.pdf", mimeType: "application/pdf", buffer });
  await check(bytes);
  await page.getByText("このファイルは署名とシールの付与の後に変更されていません").waitFor({ timeout: 60_000 });
  await look(page, "verify-good");
  bytes[5000] = bytes[5000]! ^ 1;
  await check(bytes);
  await page.getByText("このファイルは信頼できません").waitFor({ timeout: 60_000 });
  await look(page, "verify-bad");
  expect([...foreign]).toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
});
