import type { SessionMessages } from "../../en/session/session.ts";

/** 署名済みの書類の変更と、保管庫からの開始に関する言葉。 */
export const amend: SessionMessages["amend"] = {
  title: "署名済みの書類を変更しますか",
  text: "署名した書類の封印済み PDF を選んでください。新しい記録に、その書類とファイルが記載されます。",
  choose: "封印済みの PDF を選ぶ",
  checking: "ファイルを確認しています…",
  amends: (title) => `「${title}」を変更します`,
  says: (founder, title) => `${founder}さんは、これが「${title}」を変更するものだとしています`,
  unchecked: (founder) =>
    `この点は誰も確認していません。お手元の署名済み PDF（なければ${founder}さんから受け取ったもの）を検証ページで開いてください。SHA-256 が次の値と同じなら、同じファイルです。`,
  named: "参加者全員に表示され、署名済みのファイルが証明書に記載されます。",
  check: "署名済み PDF を検証する",
  remove: "変更の対象から外す",
  refused: "封印済みの PDF ではないか、封印後に変更されているため、ここでは使えません。",
  noText:
    "署名されたのはアップロードされた PDF なので、ここで交渉できる本文がありません。変更の内容を別の PDF にして署名してください。",
  opening: "書類を開いています…",
  notOpened: "保管庫のこの書類はここでは使えません。保存された回答か、破損していない PDF が必要です。",
  fromAnswers:
    "本文は、保管庫の回答と現在のフォームから作られます。保存されたファイルと異なることがあるため、署名の前に読んでください。",
};
