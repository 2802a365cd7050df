const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF01-\uFF60]/gu;

/** Number of full-width East Asian characters in a text. */
export const countFullWidth = (text: string): number => text.match(WIDE)?.length ?? 0;
