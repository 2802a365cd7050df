import type { ProblemsMessages } from "../en/problems.ts";
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

const UNITS: { readonly [unit: string]: string } = {
  day: "日数",
  hour: "時間",
  month: "月数",
  week: "週数",
  year: "年数",
};

const range = ({ text, amount }: ProblemParams): string => {
  const min = text("min") === "" ? "" : `${amount("min")}以上`;
  const max = text("max") === "" ? "" : `${amount("max")}以下`;
  return min === "" && max === "" ? "" : `${min}${max}の`;
};

const inputOrEmpty = ({ text }: ProblemParams): string =>
  `入力${text("optional") === "" ? "して" : "するか、空欄のままにして"}ください`;

/** 回答の問題ごとの文。 */
export const problems: ProblemsMessages = {
  ambiguous_date: topic(() => "年月日の順に入力してください"),
  bad_email: topic(() => "name@example.comの形式で入力してください"),
  bad_phone: topic(({ text }) => `${text("min")}桁から${text("max")}桁の電話番号を入力してください`),
  bad_postal_code: topic(({ text }) => `${postalDigits[text("country")] ?? "その国の桁数"}の数字で入力してください`),
  check: (label) => `${of(label)}を確認してください`,
  date_incomplete: (label, { text }) => {
    const parts = text("missing")
      .split(",")
      .map((part) => dateParts[part] ?? part);
    return `${of(label)}の「${parts.join("」と「")}」を入力してください`;
  },
  either_date: topic(({ date }) => `${date("first")}と${date("second")}のどちらかを日付で入力してください`),
  extra_words: (label, { text }) => `${of(label)}は「${text("typed")}」を除いて数字だけを入力してください`,
  file_too_big: (label, { size }) => `${of(label)}のファイルは${size("max")}以下にしてください`,
  limit: (_label, { text }) => text("message"),
  misplaced_separator: topic(() => "桁区切りと小数点を確認してください"),
  no_such_day: topic(({ count }) => `実在する日付を入力してください（その月は${count("last")}日までです）`),
  no_such_month: topic(() => "実在する日付を入力してください（月は1から12までです）"),
  not_a_date: topic((params) => `年月日のそろった日付を${inputOrEmpty(params)}`),
  not_a_file: (label) => `${of(label)}のファイルを選択してください`,
  not_a_list: topic(() => "一覧の形で入力してください"),
  not_a_number: topic((params) => `${range(params)}数字で${inputOrEmpty(params)}`),
  not_a_row: topic(() => "項目ごとに入力してください"),
  not_an_option: (label) => `${of(label)}の答えを一覧から選択してください`,
  not_answers: () => "ファイルには、質問名ごとの回答が必要です",
  not_in_parts: topic(() => "項目に分けて入力してください"),
  not_kana: topic(() => "ひらがなまたはカタカナで入力してください"),
  not_text: topic(() => "文字で入力してください"),
  number_range: (label) => `${of(label)}は範囲ではなく、一つの数字を入力してください`,
  other_currency: topic(({ text }) => `${text("unit")}の金額で入力してください`),
  outside_era: topic(({ text, date }) => {
    const end = text("to") === "" ? "から" : `から${date("to")}まで`;
    return `元号の期間内の日付を入力してください（${text("era")}は${date("from")}${end}です）`;
  }),
  required: (label, { text }) => (missing[text("verb")] ?? enter)(label),
  share_of_what: (label, { text }) =>
    `「${text("share").replaceAll(/[“”]/g, "")}」は何に対する割合ですか。${of(label)}を数字で入力してください`,
  short_year: topic(() => "年を4桁で入力してください"),
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
  unit_differs: (label, { text }) => {
    const unit = UNITS[text("unit")] ?? text("unit");
    return `${of(label)}は${unit}で入力してください（「${text("typed")}」は${unit}に正確に換算できません）`;
  },
  unknown_question: (_label, { text }) => {
    const near = text("suggestion");
    return `この名前の質問はありません${near === "" ? "" : `（近い名前：${near}）`}`;
  },
  unsure_not_offered: (label) => `${of(label)}は文書の作成に必要です。回答を入力してください`,
  whole_sentence: (label) => `${of(label)}は文ではなく、短い語句で入力してください`,
  wrong_weekday: (label, { date, count }) =>
    `${of(label)}を確認してください（${date("date")}は${"月火水木金土日".charAt(count("weekday") - 1)}曜日です）`,
  wrong_file_type: (label, { text }) => `${of(label)}のファイルは次の種類から選択してください：${text("accept")}`,
};
