import type { ReadingMessages } from "../en/reading.ts";

const figures = (count: number): string => count.toLocaleString("ja");

/** ファイルや貼り付けた文章を確認できないときの言葉。 */
export const reading: ReadingMessages = {
  empty: () => "このファイルには文字がありません。本文のあるファイルを選ぶか、本文を貼り付けてください。",
  wrong_type: () => "PDF、Word（DOCX）、テキストのいずれでもありません。どれかの形式で保存し、もう一度選んでください。",
  picture: () => "画像のファイルなので、文字を読み取れません。相手方からPDFかWordのファイルを受け取ってください。",
  old_word: () => "古い形式のファイルです。ワープロソフトで開き、DOCX形式で保存してから選んでください。",
  too_big: ({ size }) =>
    `ファイルが${size("max")}を超えています。小さいファイルを選ぶか、確認したい部分を貼り付けてください。`,
  zip_bomb: ({ size }) =>
    `展開すると${size("max")}を超えるファイルなので、開きませんでした。本文を貼り付けてください。`,
  too_many_pages: ({ count }) =>
    `${count("max")}ページを超えています。確認したいページだけを別のファイルに保存してください。`,
  too_long: ({ count }) => `${figures(count("max"))}文字を超えています。いくつかに分けて確認してください。`,
  too_many_sentences: () =>
    "文の数が契約書としては多すぎるため、確認しませんでした。いくつかに分けて確認してください。",
  password: () => "パスワードで保護されています。パスワードで開き、保護のない写しを保存して選んでください。",
  scan: () =>
    "どのページも画像で、文字の情報がありません。元のファイルを受け取るか、先に文字認識（OCR）をかけてください。",
  damaged: () => "ファイルが壊れていて開けません。もう一度受け取るか、別のソフトで開いて本文を貼り付けてください。",
  took_too_long: () => "読み取りに時間がかかりすぎるため、中止しました。大事な部分だけを貼り付けてください。",
  not_english: () => "英語の文章ではないようです。確認できるのは英語の契約書だけです。",
  is_code: () => "契約書ではなく、プログラムのコードのようです。",
  not_contract: () => "契約書ではないようです。当事者や約束ごとにあたる言葉がほとんど見つかりませんでした。",

  tracked_changes: ({ count }) =>
    `変更履歴が${figures(count("count"))}件あります。すべて承諾したものとして確認します。`,
  comments: ({ count }) => `作成者のコメントが${figures(count("count"))}件あります。確認の対象には含めません。`,
  hidden_text: ({ count }) =>
    `隠し文字が${figures(count("count"))}文字あり、確認の対象には含めません。ファイルを開いて表示させてください。`,
  reversed_characters: ({ count }) =>
    `文字や数字の並びを逆にする見えない記号が${figures(count("count"))}個あります。ファイルの見た目と実際の内容が違うことがあります。保存された順に読み取って確認します。`,
  invisible_characters: ({ count }) =>
    `見えない文字を含む語が${figures(count("count"))}個あります。見えない文字は除いて確認します。`,
  empty_pages: ({ text }) =>
    `${text("pages")}ページには文字の情報がなく、読み取れませんでした。ご自身で確認してください。`,
};
