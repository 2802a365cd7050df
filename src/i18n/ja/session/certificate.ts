import type { CertificateWords } from "../../en/session/certificate.ts";
import { japanese } from "../../../text/languages/ja/prose.ts";

/** 封印されたファイルで、書類の後に続くページの言葉。 */
export const certificate: CertificateWords = {
  signatures: "署名",
  signature: "署名",
  name: "氏名",
  initials: "イニシャル",
  longDate: japanese.longDate,
  time: "署名日時",
  how: "署名の方法",
  ways: { typed: "氏名の入力", drawn: "手書き", uploaded: "署名の画像" },
  intent: "意思表示",
  title: "完了証明書",
  document: "書類",
  version: "本文の SHA-256",
  fileVersion: "ファイルと記入欄の SHA-256",
  file: "アップロードされたファイルの SHA-256",
  session: "手続き",
  log: "記録",
  logText: (count, hash) => `${count} 件。最後の記録の SHA-256：${hash}`,
  server: "サーバーの鍵",
  events: "経過",
  utc: "日時（UTC）",
  local: (zone) => `日時（${zone}）`,
  what: "できごと",
  acts: {
    claim: (name) => `${name}が招待を開き、自分の端末で参加しました`,
    pass_on: (name, way) => `${name}が招待を渡しました（${way}）`,
    agree: (name) => `${name}がこの本文に合意しました`,
    consent: (name, file) => `${name}が本文のファイル（SHA-256：${file}）を開き、電子署名に同意しました`,
    signature: (name) => `${name}が署名しました`,
  },
  passedBy: { copy: "リンクのコピー", share: "端末の共有メニュー", code: "コード", mail: "メール" },
  someone: "参加者",
  others: (count) =>
    `ほかの ${count} 件は署名に関する記録ではなく、当事者だけが読める形で暗号化されたまま証拠に含まれています。`,
  consents: "電子署名への同意",
  consentOf: (names) => `${names}は次の文に同意しました。`,
  about: "このファイルの検証",
  aboutText: [
    "日時はサーバーのもので、サーバーは記録を保存するたびに署名しました。サーバーは本文を読めません。",
    "この PDF に含まれる evidence.json に記録が入っています。サービスの /verify のページで開くか、検証プログラムをネットワークなしで実行してください。封印後の変更はすべて見つかります。",
    "署名は、その当事者への招待を使った端末で行われたことを示します。端末を誰が使っていたかまでは示しません。",
  ],
  footer: (session) => `署名と完了証明書・手続き ${session}`,
};
