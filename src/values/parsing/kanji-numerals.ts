const DIGITS = "〇一二三四五六七八九";

const kanjiNumber = (text: string): string => {
  if (!text.includes("十")) return [...text].map((character) => String(DIGITS.indexOf(character))).join("");
  const [tens = "", ones = ""] = text.split("十");
  return String((tens === "" ? 1 : DIGITS.indexOf(tens)) * 10 + (ones === "" ? 0 : DIGITS.indexOf(ones)));
};

/** Replaces kanji numbers before 年, 月 and 日 by digits. Example: "令和八年十二月一日" becomes "令和8年12月1日" */
export const kanjiToDigits = (text: string): string =>
  text.replace(/(?:[〇一二三四五六七八九]?十[一二三四五六七八九]?|[〇一二三四五六七八九]+)(?=[年月日])/g, kanjiNumber);
