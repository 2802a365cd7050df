import type { CatalogText } from "../sources/join-texts.ts";

/** Languages whose documents are written for the law of their country; they translate nothing. */
export const BODY_LANGUAGES = ["ja"] as const;

const SCHEMA = "# yaml-language-server: $schema=../../../../schemas/body.schema.json\n";

const QUESTIONS = `${SCHEMA}# Questions, warnings and next steps for the law of Japan. Its questions are separate from those of the English document.
id: %ID%
language: ja
jurisdiction: JP
currency: JPY
version: "0.1"
# The title is in \`primary\` and \`header\`; Japanese names are not divided.
entry: { icon: file-text, primary: 契約書, secondary: "", header: 契約書 }
esign:
  allowed: allowed
  reason: 契約は書面がなくても成立するため、この契約書は電子署名でも締結できます。
  source: { cite: 民法第522条第2項, href: "https://laws.e-gov.go.jp/law/129AC0000000089" }
about:
  makes: 二者の間の約束を書面にする契約書です。
  minutes: 5
  have_ready:
    - 当事者の名称と住所（会社の場合は代表者の役職と氏名）
  suits:
    - 内容に合意していて、書面に残したい場合
  not_for:
    - すでに裁判になっている場合
distinct: [kou, otsu]
steps:
  - id: parties
    title: 契約をするのはだれですか
    fields:
      - { id: kou, kind: party, label: 甲, without: [reading, trade_name, formed_in], reuse: true }
      - { id: otsu, kind: party, label: 乙, without: [reading, trade_name, formed_in], reuse: true }
  - id: terms
    title: 何を約束しますか
    fields:
      - id: subject
        kind: phrase
        label: 約束の内容
        hint: 「〜すること」のように書きます。
      - { id: start, kind: date, label: 契約の開始日, default: today }
`;

const CLAUSES = `${SCHEMA}document:
  title: 契約書
  opening: >-
    {{ kou | names }}（以下「甲」という。）と{{ otsu | names }}（以下「乙」という。）は、次のとおり契約（以下「本契約」という。）を締結する。
  clauses:
    - id: promise
      title: 約束
      plain: だれが何をするかを決めています。
      text: 乙は甲に対し、{{ subject }}を約束する。
    - id: begins
      title: 効力の発生
      plain: 契約の効力が生じる日を定めています。
      text: 本契約は、{{ start | long date }}に効力を生じる。
    - id: good_faith
      title: 協議
      plain: 決めていないことは話し合って決めます。
      text: 本契約に定めのない事項については、甲乙が誠意をもって協議し、解決する。
  signatures:
    text: 本契約の成立を証するため、甲乙が署名又は記名押印をする。
    groups: [{ field: kou, label: 甲 }, { field: otsu, label: 乙 }]
`;

const CASES = `${SCHEMA}cases:
  - name: 二人の約束
    today: 2026-11-20
    answers:
      kou: { kind: person, name: 佐藤一郎, address: "〒060-0001 北海道札幌市中央区北1条西2丁目" }
      otsu: { kind: company, name: 株式会社あおば, address: "〒100-0005 東京都千代田区丸の内1丁目1番1号", signer: 山田太郎, signer_title: 代表取締役 }
      subject: 自転車を修理すること
    expect:
      numbers: { promise: 第1条, good_faith: 第3条 }
      has: [佐藤一郎（以下「甲」という。）, 自転車を修理すること, 2026年11月20日]
`;

/** The files of a document's Japanese version to begin with: a short contract that compiles and has a case. */
export const newBody = (id: string): readonly CatalogText[] =>
  [
    { file: "document.yaml", text: QUESTIONS.replace("%ID%", id) },
    { file: "clauses.yaml", text: CLAUSES },
    { file: "cases.yaml", text: CASES },
  ].map(({ file, text }) => ({ path: `catalog/documents/${id}/ja/${file}`, text }));
