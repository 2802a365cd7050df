const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60]/gu;

/** How many letters of a text are East Asian ones, which are as wide as they are high. */
export const wideLetters = (text: string): number => text.match(WIDE)?.length ?? 0;
