import { describe, expect, it } from "vitest";
import { kindExamples } from "../fields/registry/kind-examples.ts";
import type { InputProblem } from "../model/problem.ts";
import { problems as en } from "./en/problems.ts";
import { problems as ja } from "./ja/problems.ts";
import { problemText } from "./problems.ts";

const codes = Object.keys(en);

describe("sentences about problems (F11)", () => {
  const sentences: readonly (readonly [label: string, problem: InputProblem, text: string])[] = [
    ["Rent", { code: "required" }, "Enter the rent"],
    ["Your name", { code: "required" }, "Enter your name"],
    ["The parties", { code: "required" }, "Enter the parties"],
    ["ZIP code", { code: "required" }, "Enter the ZIP code"],
    ["Experts, witnesses, and travel", { code: "required" }, "Enter the experts, witnesses, and travel"],
    ["How many years?", { code: "required" }, "Answer “How many years?”"],
    ["Start date", { code: "not_a_date" }, "The start date must be a date with month, day, and year"],
    ["Start date", { code: "date_incomplete", params: { missing: "day" } }, "The start date must include a day"],
    [
      "Start date",
      { code: "date_incomplete", params: { missing: "day,month" } },
      "The start date must include a day and a month",
    ],
    [
      "Start date",
      { code: "no_such_day", params: { year: 2026, month: 2, day: 29, last: 28 } },
      "The start date must be a real date: that month has 28 days",
    ],
    [
      "Start date",
      { code: "too_early", params: { min: "2026-11-20" } },
      "The start date must be November 20, 2026 or later",
    ],
    ["Rent", { code: "too_small", params: { min: "100", unit: "USD" } }, "The rent must be $100.00 or more"],
    ["Interest", { code: "too_big", params: { max: "12.5", unit: "percent" } }, "The interest must be 12.5% or less"],
    ["Keep secrets for", { code: "not_a_number" }, "The answer to “Keep secrets for” must be a number"],
    [
      "Children",
      { code: "not_a_number", params: { min: "1", max: "12" } },
      "The children must be a number from 1 to 12",
    ],
    [
      "Rent",
      { code: "not_a_number", params: { min: "1", unit: "USD" } },
      "The rent must be an amount of $1.00 or more",
    ],
    ["Share", { code: "not_a_number", params: { unit: "percent" } }, "The share must be a percentage"],
    ["Purpose", { code: "too_long", params: { max: 300, length: 312 } }, "The purpose must be 300 characters or fewer"],
    ["Years", { code: "too_precise", params: { decimals: 0 } }, "The years must be a whole number"],
    ["Rent", { code: "too_precise", params: { decimals: 2 } }, "The rent must have 2 decimal places or fewer"],
    ["Children", { code: "too_few", params: { min: "1" } }, "Choose at least 1 answer for the children"],
    ["Deed", { code: "file_too_big", params: { max: 20_000_000 } }, "The file for the deed must be 20 MB or smaller"],
    [
      "Rent",
      { code: "limit", params: { message: "The deposit cannot be above one month." } },
      "The deposit cannot be above one month.",
    ],
    ["Rent", { code: "nobody_knows" }, "Check the rent"],
  ];

  it.each(sentences)("%s with %o: %s", (label, problem, text) => {
    expect(problemText(problem, label, "en")).toBe(text);
  });

  it.each([
    ["Rent", "enter", "Enter the rent", "家賃", "家賃を入力してください"],
    ["Governing law", "choose", "Choose the governing law", "準拠法", "準拠法を選択してください"],
    [
      "Person or organization",
      "choose",
      "Choose an answer for “Person or organization”",
      "種類",
      "種類を選択してください",
    ],
    ["Keep secrets for", "choose", "Choose an answer for “Keep secrets for”", "期間", "期間を選択してください"],
    [
      "Is it sold?",
      "answer",
      "Choose yes or no for “Is it sold?”",
      "売却済みですか",
      "「売却済みですか」に「はい」か「いいえ」で回答してください",
    ],
    ["Children", "add", "Add the children", "子", "子を追加してください"],
    ["Deed", "upload", "Choose a file for the deed", "権利証", "権利証のファイルを選択してください"],
  ] as const)("%s is asked for by its verb, %s", (label, verb, text, labelJa, textJa) => {
    expect(problemText({ code: "required" }, label, "en", verb)).toBe(text);
    expect(problemText({ code: "required" }, labelJa, "ja", verb)).toBe(textJa);
  });

  it.each<readonly [string, InputProblem, string]>([
    ["開始日", { code: "not_a_date" }, "開始日は年月日のそろった日付を入力してください"],
    [
      "開始日",
      { code: "date_incomplete", params: { missing: "day,month" } },
      "開始日の「日」と「月」を入力してください",
    ],
    ["家賃", { code: "too_small", params: { min: "1000", unit: "JPY" } }, "家賃は￥1,000以上で入力してください"],
    [
      "子の人数",
      { code: "not_a_number", params: { min: "1", max: "12" } },
      "子の人数は1以上12以下の数字で入力してください",
    ],
    [
      "価格",
      { code: "share_of_what", params: { share: "12%", unit: "JPY" } },
      "「12%」は何に対する割合ですか。価格を数字で入力してください",
    ],
    ["年数", { code: "too_precise", params: { decimals: 0 } }, "年数は整数で入力してください"],
  ])("%s with %o: %s", (label, problem, text) => {
    expect(problemText(problem, label, "ja")).toBe(text);
  });

  it("asks for more or fewer in the words of the question's kind", () => {
    const few = { code: "too_few", params: { min: "2" } };
    const many = { code: "too_many", params: { max: "1" } };
    expect(problemText(few, "The parties", "en", "add")).toBe("Add at least 2 entries for the parties");
    expect(problemText(many, "The parties", "en", "add")).toBe("Keep at most 1 entry for the parties");
    expect(problemText(few, "Pets", "en", "choose")).toBe("Choose at least 2 answers for the pets");
    expect(problemText(few, "当事者", "ja", "add")).toBe("当事者は2件以上追加してください");
    expect(problemText(many, "資産", "ja", "choose")).toBe("資産は1件以内で選択してください");
  });

  it("has a message for every problem of a field kind", () => {
    for (const example of Object.values(kindExamples).flat())
      if ("problem" in example) expect(codes).toContain(example.problem);
    for (const code of ["too_small", "too_big", "too_early", "too_late", "too_few", "too_many", "limit", "required"]) {
      expect(codes).toContain(code);
    }
  });

  it.each(codes)("%s is said plainly in both languages", (code) => {
    const problem = { code, params: { message: "Say so.", share: "“half”", weekday: 5 } };
    for (const label of ["Rent", "How many years?", "Keep secrets for"]) {
      const english = problemText(problem, label, "en");
      expect(english).toMatch(/^[A-Z“]/);
      expect(english).not.toMatch(/please|sorry|invalid|oops|forbidden|this field|undefined|NaN|n['’]t\b/i);
    }
    const japanese = problemText(problem, "家賃", "ja");
    expect(japanese).not.toMatch(/不正|無効|エラー|申し訳|undefined|NaN/);
    expect(ja).toHaveProperty(code);
  });

  it("falls back to English in a language without sentences of its own", () => {
    expect(problemText({ code: "required" }, "Rent", "th")).toBe("Enter the rent");
  });
});
