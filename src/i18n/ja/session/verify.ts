import type { VerifyMessages } from "../../en/session/verify.ts";

/** 電子シール付きのファイルを検証するページの言葉。 */
export const verify: VerifyMessages = {
  href: "/verify/jp",
  title: "署名済みPDFの検証",
  lead: "ここで署名し、電子シールを付けたPDFが変更されていないか、誰が署名したかを調べます。ファイルは端末の外に出ません。",
  drop: "PDFをここにドロップするか、選んでください。",
  choose: "PDFを選ぶ",
  checking: "ファイルを検証しています…",
  failed:
    "ファイルを検証できませんでした。検証プログラムは最初の使用時に読み込みます。通信状況を確認して、もう一度お試しください。",
  good: "このファイルは署名とシールの付与の後に変更されていません",
  goodText: "ファイルは改変されていません。すべての署名を確認でき、ページの内容も署名時と一致します。",
  bad: "このファイルは信頼できません",
  unsigned: "このPDFは、ここで署名して電子シールを付けたものではありません",
  details: "技術的な詳細",
  ownCode: "このページのプログラムを照合する",
  limits:
    "署名は、その当事者への招待を使った端末で行われたことを示しますが、端末を誰が使っていたかは示しません。電子シールの証明書は、運営者が別のものを設定しない限りサーバーが作成するため、ほかのPDFソフトでは不明と表示されることがあります。",
  sha256: "このファイルのSHA-256",
  sealedBy: "電子シール",
  whose: "サーバー",
  here: "このサイトのサーバーが電子シールを付けました。",
  elsewhere: "別のサーバーが電子シールを付けました。運営者に証明書の指紋を確かめ、下の値と比べてください。",
  sealedAt: "電子シールの日時",
  fingerprint: "ルート証明書のSHA-256",
  document: "書類",
  version: "本文のSHA-256",
  amends: "変更の対象となる書類（署名者の申告）",
  amended: (title, file) => `${title}（署名完了ファイルのSHA-256：${file}）`,
  signedBy: (name) => `${name}の署名`,
  buildOf: (name) => `${name}が使ったページのプログラムのSHA-256（サーバーの表示による）`,
  build: "このページのプログラムのSHA-256（サーバーの表示による）：",
  buildEnd: "。",
  compareBuild: "照合の方法（英語）",
  witnessedBy: (name, party) => `${name}の署名（${party}の署名の立会人）`,
  inPerson: (name) => `${name}の署名方法`,
  hostConfirmed: (owner) =>
    `${owner}の端末で対面（双方の鍵による表明）。どちらの鍵もその端末にあったため、誰がその場にいたかまでは示しません。`,
  hostAlone: (name, owner) => `${owner}の端末で対面（${name}の鍵だけによる表明）。ほかの鍵による裏付けはありません。`,
  someone: "参加者",
  certifiedBy: (name) => `${name}が完成させた公証人の証書`,
  stated: (time, commission, state, expires) =>
    `${time}。申告された任命：${commission}、${state}、任期${expires}まで（誰も確認していません）`,
  seal: {
    no_seal: "電子シールがないか、壊れています。",
    unreadable_seal: "電子シールが壊れていて読み取れません。",
    added_after: "電子シールの後に、ファイルに何かが追加されています。",
    changed: "電子シールの後に、ファイルが変更されています。",
    wrong_signature: "電子シールは、その証明書の鍵で作られたものではありません。",
    wrong_certificate: "電子シールの証明書が有効ではありません。",
  },
  noEvidence: "署名の証拠が含まれていません。ここで署名されたファイルではない可能性があります。",
  entry: (seq) => `記録${seq}番`,
  evidence: {
    unreadable: () => "ファイルの証拠を読み取れません。",
    broken_chain: (entry) => `${entry}が変更、移動、または削除されているか、サーバーの署名がありません。`,
    wrong_device: (entry) => `${entry}に当事者の端末の署名がありません。`,
    closed_entry: (entry) => `${entry}を証拠の鍵で開けません。`,
    hidden_entry: (entry) =>
      `${entry}は、署名と署名の間か、追加した端末での署名より前に書かれましたが、その内容が証拠に示されていません。署名の手続きを終わらせる記録か、その端末を外す記録かもしれません。`,
    ended: (entry) => `${entry}で、署名が拒否されたか、手続きが取り消されています。`,
    void_signatures: (entry) =>
      `${entry}で立会人が交代したか、署名がやり直されているため、それより前の署名は無効か、署名者の一覧が交代後の人と一致しません。`,
    parties_differ: (entry) => `${entry}の署名が示す当事者または端末が、前の署名と異なります。`,
    same_device: (name) => `${name}の鍵が、署名したほかの人の鍵と同じなので、署名を区別できません。`,
    unfit_witness: (name) => `立会人の${name}が、ほかの役割でも署名しているか、誰の署名にも立ち会っていません。`,
    other_document: (entry) => `${entry}は別の本文への署名です。`,
    wrong_host: (entry) =>
      `${entry}には、ほかの人の端末で対面で参加したとありますが、その端末の持ち主の鍵による表明がありません。`,
    wrong_witness: (entry) => `${entry}は、当事者の署名の前またはその署名なしに行われた立会人の署名です。`,
    no_consent: (entry) => `${entry}は、電子署名への同意がない署名です。`,
    wrong_notary: (entry) =>
      `${entry}の証書は無効です。招待された公証人によるものではないか、全員の署名より前に作られたか、依頼された証書ではありません。`,
    notary_missing: (name) => `公証人として招待された${name}の証書がなく、公証人なしで進めた記録もありません。`,
    signature_missing: (name) => (name === "" ? "証拠に署名がありません。" : `${name}の署名がありません。`),
  },
  otherPages: (at) =>
    `ページが証拠の内容と一致しません。最初の違いは${at + 1}バイト目です。ファイルが変更されています。`,
  otherWriter: (writer) =>
    `ページは${writer === null ? "以前の版" : `第${writer}版`}の作成プログラムで作られており、このページの版では照合できません。電子シールと証拠は、この場合も検証しています。`,
};
