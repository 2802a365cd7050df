import { digitGroups } from "../../numbers/number-words.ts";

type Script = { readonly digits: string; readonly places: readonly string[] };

const PLAIN: Script = { digits: "零一二三四五六七八九", places: ["", "十", "百", "千"] };
/** The characters of checks and contracts, which cannot be altered with a stroke. */
const FORMAL: Script = { digits: "零壹贰叁肆伍陆柒捌玖", places: ["", "拾", "佰", "仟"] };
const SCALES = ["", "万", "亿"];

const group = (n: number, script: Script): string => {
  let words = "";
  let gap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(n / 10 ** place) % 10;
    if (digit === 0) {
      gap = words !== "";
      continue;
    }
    words += (gap ? script.digits[0]! : "") + script.digits[digit]! + script.places[place]!;
    gap = false;
  }
  return words;
};

const cardinal = (whole: number, script: Script): string => {
  if (whole === 0) return script.digits[0]!;
  const groups = digitGroups(whole, 10_000);
  let words = "";
  for (let scale = groups.length - 1; scale >= 0; scale--) {
    const digits = groups[scale]!;
    if (digits === 0) continue;
    // Groups with fewer than four digits are preceded by one zero: 一万零五百.
    const zero = words !== "" && (digits < 1000 || groups[scale + 1] === 0) ? script.digits[0]! : "";
    words += zero + group(digits, script) + SCALES[scale]!;
  }
  return words;
};

/** A Chinese number in words. Example: chineseCardinal(12) is "十二", chineseCardinal(1005) is "一千零五" */
export const chineseCardinal = (whole: number): string => cardinal(whole, PLAIN).replace(/^一十/, "十");

/** A Chinese number in the characters of checks. Example: chineseFormal(1200) is "壹仟贰佰" */
export const chineseFormal = (whole: number): string => cardinal(whole, FORMAL);
