import type { Page } from "playwright-core";
import { press } from "./session-site.ts";

/** Enters 山田 and 佐藤 as the parties, and 鈴木 as the witness of 佐藤. */
export const enterSigners = async (page: Page): Promise<void> => {
  await page.getByLabel("あなたの名前").fill("山田");
  await page.getByLabel("相手の名前").fill("佐藤");
  await press(page, "佐藤の立会人を追加する");
  await page.getByLabel("佐藤の立会人の名前").fill("鈴木");
};

/** Starts the signing and waits for its page. */
export const startSigning = async (page: Page): Promise<void> => {
  await press(page, "署名を始める");
  await page.waitForURL(/\/s\/negotiation\/[\w-]{22}\/jp$/);
};

/** Consents to sign electronically, accepts the blanks, and types a signature. */
export const enterSignature = async (page: Page, name: string): Promise<void> => {
  await press(page, "PDFファイルを開く");
  await page.getByText("ファイルをダウンロードしました").waitFor();
  await page.getByRole("checkbox", { name: /ファイルを開くことができ/ }).check();
  await page.getByRole("checkbox", { name: /これらの空欄を確認し/ }).check();
  await page.getByLabel("署名として名前を入力してください").fill(name);
};

/** Signs with the signature that was entered. */
export const submitSignature = (page: Page): Promise<void> => press(page, /署名する意思があります$/);

/** Gives the device of 山田 to 鈴木, who enters a signature as the witness of 佐藤 and states what they saw. */
export const enterWitnessSignature = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "鈴木さんがこの端末で署名する" }).click();
  await press(page, "私は鈴木です");
  await page.getByRole("heading", { name: "立会人として署名" }).waitFor();
  await enterSignature(page, "鈴木");
  await page.getByRole("checkbox", { name: "佐藤さんがこの書類に署名するところを見ました" }).check();
};
