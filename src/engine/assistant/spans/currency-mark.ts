const CODES = "usd|eur|gbp|jpy|cad|aud|mxn|brl|chf|inr|krw|thb|php|cny";

/** Words for a currency that are not its English name. */
const OTHER_NAMES: { readonly [word: string]: string } = {
  bucks: "dollar",
  quid: "pound",
  "pounds sterling": "pound",
  円: "yen",
  米ドル: "us dollar",
  ドル: "dollar",
  ユーロ: "euro",
  ポンド: "pound",
  ペソ: "peso",
  ルピー: "rupee",
  ウォン: "won",
  バーツ: "baht",
  人民元: "yuan",
};

/** What can be written before an amount of money, as a pattern; letters are not the end of a word. */
export const CURRENCY_SIGNS = String.raw`[$¥€£₹₩฿₱]|(?<![a-z])(?:us\$|(?:${CODES}) ?)`;

/** What can be written after one. */
export const CURRENCY_WORDS = `${Object.keys(OTHER_NAMES).join("|")}|(?:(?:us|canadian|australian) )?dollars?|euros?|pounds|yen|pesos?|rupees?|francs?|baht|yuan|${CODES}|[€£]`;

/** The currency that the marks of an amount name: its code, sign or English name, which several currencies may share. */
export const currencyMarkOf = (sign: string | undefined, word: string | undefined): string | undefined => {
  const typed = (word ?? sign)?.trim().toLowerCase();
  if (!typed) return undefined;
  if (new RegExp(`^(?:${CODES})$`).test(typed)) return typed.toUpperCase();
  return OTHER_NAMES[typed] ?? typed.replace(/^us\$/, "USD").replace(/s$/, "");
};
