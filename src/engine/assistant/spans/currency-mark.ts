/** Marks before an amount, and the currency, or the sign of several, that they stand for. */
const SIGNS: readonly (readonly [string, string])[] = [
  ["us\\$|usd ?", "USD"],
  ["ca?\\$|cad ?", "CAD"],
  ["au\\$|aud ?", "AUD"],
  ["mx\\$|mxn ?", "MXN"],
  ["r\\$|brl ?", "BRL"],
  ["€|eur ?", "EUR"],
  ["£|gbp ?", "GBP"],
  ["jpy ?", "JPY"],
  ["chf ?", "CHF"],
  ["₹|inr ?", "INR"],
  ["₩|krw ?", "KRW"],
  ["฿|thb ?", "THB"],
  ["₱|php ?", "PHP"],
  ["\\$", "$"],
  ["¥", "¥"],
];

/** Words after an amount; the names of several currencies are in lower case. */
const WORDS: readonly (readonly [string, string])[] = [
  ["usd|u\\.?s\\.? dollars?|米ドル", "USD"],
  ["cad|canadian dollars?", "CAD"],
  ["aud|australian dollars?", "AUD"],
  ["mxn", "MXN"],
  ["€|eur|euros?|ユーロ", "EUR"],
  ["£|gbp|quid|pounds(?: sterling)?|ポンド", "GBP"],
  ["jpy|yen|円", "JPY"],
  ["chf|swiss francs?", "CHF"],
  ["inr", "INR"],
  ["krw|ウォン", "KRW"],
  ["thb|baht|バーツ|บาท", "THB"],
  ["cny|rmb|yuan|人民元", "CNY"],
  ["brl|reais", "BRL"],
  ["pesos?|ペソ", "peso"],
  ["rupees?|ルピー", "rupee"],
  ["dollars?|bucks|ドル", "dollar"],
];

const anyOf = (marks: readonly (readonly [string, string])[]): string => marks.map(([pattern]) => pattern).join("|");

/** What can be written before an amount of money, as a pattern; letters are not the end of a word. */
export const CURRENCY_SIGNS = String.raw`[$¥€£₹₩฿₱]|(?<![a-z])(?:${anyOf(SIGNS)})`;

/** What can be written after one. */
export const CURRENCY_WORDS = anyOf(WORDS);

const meaning = (typed: string, marks: readonly (readonly [string, string])[]): string | undefined =>
  marks.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(typed))?.[1];

/** The currency that the marks of an amount name: its code, or a sign or a name that several have. */
export const currencyMarkOf = (sign: string | undefined, word: string | undefined): string | undefined =>
  (word && meaning(word.trim().toLowerCase(), WORDS)) ?? (sign && meaning(sign.trim().toLowerCase(), SIGNS));
