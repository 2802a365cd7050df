import type { CertificateMessages } from "../../en/session/certificate.ts";
import { japanese } from "../../../text/languages/ja/prose.ts";
import { notaryCertificate } from "./notary-certificate.ts";

const passedBy = { copy: "リンクのコピー", share: "端末の共有メニュー", code: "QR コード", mail: "メールソフト" };

const links = {
  pass_on: (name: string, way: string) => `${name}が招待を渡しました（${way}）`,
  passedTo: (name: string, invited: string, way: string) => `${name}が${invited}への招待を渡しました（${way}）`,
};

/** 電子シール付きのファイルで、書類の後に続くページの言葉。 */
export const certificate: CertificateMessages = {
  signatures: "署名",
  signature: "署名",
  name: "氏名",
  initials: "イニシャル",
  boxes: "チェックボックス",
  boxOnPage: ({ page, isChecked }) => `${page} ページ：${isChecked ? "チェックあり" : "チェックなし"}`,
  longDate: japanese.longDate,
  time: "署名日時",
  how: "署名の方法",
  ways: { typed: "氏名の入力", drawn: "手書き", uploaded: "署名の画像" },
  inPerson: (way, owner) => `${way}（双方の鍵による表明：${owner}の端末で対面）`,
  formerlyInPerson: (way, owner) => `${way}（${owner}の端末で対面）`,
  role: "役割",
  witnessOf: (party) => `${party}の署名の立会人`,
  device: "署名に使われた追加端末の公開鍵",
  intent: "意思表示",
  build: "ページのプログラムの SHA-256（サーバーの表示による）",
  title: "完了証明書",
  document: "書類",
  version: "本文の SHA-256",
  amends: "変更の対象となる書類（署名者の申告）",
  amended: (title, session, file) => `${title}（署名の手続き ${session}、署名完了ファイルの SHA-256：${file}）`,
  amendingVersion: "署名した内容と変更する書類の SHA-256",
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
    host: (name, guest) => `${name}が、この端末で${guest}が対面で署名すると表明しました`,
    claimInPerson: (name, owner) => `${name}が、${owner}の端末で対面で署名すると表明して参加しました`,
    ...links,
    invite: (name, invited) => `${name}が${invited}への新しい招待を作りました（前のリンクは無効）`,
    add_device: (name, key) => `${name}が別の端末を追加しました（公開鍵：${key}）`,
    remove_device: (name, key) => `${name}が端末を外しました。その端末での以後の操作は無効です（公開鍵：${key}）`,
    agree: (name) => `${name}がこの本文に合意しました`,
    consent: (name, file) => `${name}が本文のファイル（SHA-256：${file}）を開き、電子署名に同意しました`,
    signature: (name) => `${name}が署名しました`,
    witness: (name, party) => `${name}が${party}の署名の立会人として署名しました`,
    otherWitness: (name, before, after) =>
      `${name}が${before}に代わる立会人として${after}を指名しました（これより前の署名は無効）`,
    signAgain: (name) => `${name}が署名のやり直しを求めました（これより前の署名は無効）`,
    withoutWitness: (name, before) => `${name}が立会人${before}なしで進めることにしました（これより前の署名は無効）`,
  },
  passedBy,
  formerActs: {
    claimInPerson: (name, owner) => `${name}が${owner}の端末で対面で参加しました`,
    ...links,
    remove_device: (name, key) => `${name}が端末を外し、以後の操作は無効になりました（公開鍵：${key}）`,
  },
  formerlyPassedBy: passedBy,
  notary: notaryCertificate,
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
  aboutInPerson:
    "ほかの人の端末を使って対面で署名した場合、そのことは双方の鍵で表明されています。どちらの鍵もその端末にあったため、署名した人がその場にいたことまでは示しません。",
  footer: (session) => `署名と完了証明書・手続き ${session}`,
};
