import type { ProblemsWords } from "../en/problems.ts";
import type { ProblemParams } from "../shared/problem-params.ts";

const isQuestion = (label: string): boolean => /(か|か[?？。]|[?？])$/.test(label.trim());

/** 質問文はかぎ括弧に入れ、名詞の項目名はそのまま主題にする。 */
const of = (label: string): string => (isQuestion(label) ? `「${label.trim()}」` : label.trim());

const enter = (label: string): string =>
  `${of(label)}${isQuestion(label) ? "に回答してください" : "を入力してください"}`;

const missing: { readonly [verb: string]: (label: string) => string } = {
  enter,
  choose: (label) => `${of(label)}${isQuestion(label) ? "の答え" : ""}を選択してください`,
  answer: (label) => `${of(label)}に「はい」か「いいえ」で回答してください`,
  add: (label) => `${of(label)}を追加してください`,
  upload: (label) => `${of(label)}のファイルを選択してください`,
};

const topic =
  (rest: (params: ProblemParams) => string) =>
  (label: string, params: ProblemParams): string =>
    `${of(label)}は${rest(params)}`;

const howMany = (verb: string): string => (verb === "add" ? "追加" : "選択");

const dateParts: { readonly [part: string]: string } = { year: "年", month: "月", day: "日" };

const postalDigits: { readonly [country: string]: string } = { US: "5桁または9桁", JP: "7桁" };

/** 回答の問題ごとの文。 */
export const problems: ProblemsWords = {
  ambiguous_date: topic(() => "年月日の順に入力してください（例：2026年1月5日）"),
  bad_email: topic(() => "name@example.com の形式で入力してください"),
  bad_phone: topic(() => "電話番号の形式で入力してください（例：03-0000-0199）"),
  bad_postal_code: topic(({ text }) => `${postalDigits[text("country")] ?? "その国の桁数"}の数字で入力してください`),
  check: (label) => `${of(label)}を確認してください`,
  date_incomplete: (label, { text }) => {
    const parts = text("missing")
      .split(",")
      .map((part) => dateParts[part] ?? part);
    return `${of(label)}の「${parts.join("」と「")}」を入力してください`;
  },
  file_too_big: (label, { size }) => `${of(label)}のファイルは${size("max")}以下にしてください`,
  limit: (_label, { text }) => text("message"),
  misplaced_separator: topic(() => "桁区切りと小数点を確認してください（例：1,200.50）"),
  no_such_day: topic(({ count }) => `実在する日付を入力してください（その月は${count("last")}日までです）`),
  no_such_month: topic(() => "実在する日付を入力してください（月は1から12までです）"),
  not_a_date: topic(() => "実在する日付を入力してください（例：2026年1月5日）"),
  not_a_file: (label) => `${of(label)}のファイルを選択してください`,
  not_a_list: topic(() => "一覧の形で入力してください"),
  not_a_number: topic(() => "数字で入力してください（例：1200）"),
  not_a_row: topic(() => "項目ごとに入力してください"),
  not_an_option: (label) => `${of(label)}の答えを一覧から選択してください`,
  not_answers: () => "ファイルには、質問名ごとの回答が必要です",
  not_in_parts: topic(() => "項目に分けて入力してください"),
  not_kana: topic(() => "ひらがなまたはカタカナで入力してください"),
  not_text: topic(() => "文字で入力してください"),
  other_currency: topic(({ text }) => `${text("unit")}の金額で入力してください`),
  outside_era: topic(({ text, date }) => {
    const end = text("to") === "" ? "から" : `から${date("to")}まで`;
    return `元号の期間内の日付を入力してください（${text("era")}は${date("from")}${end}です）`;
  }),
  required: (label, { text }) => (missing[text("verb")] ?? enter)(label),
  short_year: topic(() => "年を4桁で入力してください（例：2026）"),
  too_big: topic(({ amount }) => `${amount("max")}以下で入力してください`),
  too_early: topic(({ date }) => `${date("min")}以降の日付を入力してください`),
  too_few: topic(({ text, count }) => `${count("min")}件以上${howMany(text("verb"))}してください`),
  too_late: topic(({ date }) => `${date("max")}以前の日付を入力してください`),
  too_long: topic(({ count }) => `${count("max")}文字以内で入力してください`),
  too_many: topic(({ text, count }) => `${count("max")}件以内で${howMany(text("verb"))}してください`),
  too_many_digits: topic(({ count }) => `${count("max")}桁以内で入力してください`),
  too_precise: topic(({ count }) =>
    count("decimals") === 0 ? "整数で入力してください" : `小数点以下${count("decimals")}桁以内で入力してください`,
  ),
  too_small: topic(({ amount }) => `${amount("min")}以上で入力してください`),
  unknown_question: (_label, { text }) => {
    const near = text("suggestion");
    return `この名前の質問はありません${near === "" ? "" : `（近い名前：${near}）`}`;
  },
  unsure_not_offered: (label) => `${of(label)}は文書の作成に必要です。回答を入力してください`,
  wrong_file_type: (label, { text }) => `${of(label)}のファイルは次の種類から選択してください：${text("accept")}`,
};
