import { toHalfWidth } from "../../values/half-width.ts";
import { fieldKind } from "../field-kind.ts";
import { parseSuccess, parseFailure } from "../../values/parse-result.ts";
import { plainText } from "../raw-shape.ts";

const KANA = /^[ぁ-ゖー・ゝゞ ]+$/;

// Katakana code points are those of hiragana plus 0x60; the last few have no hiragana and are unchanged.
const hiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60));

/** The reading of a Japanese name in hiragana; katakana are converted. Problems: not_kana. Example: "タナカ" is "たなか" */
export const reading = fieldKind({
  kind: "reading",
  widget: "text",
  verb: "enter",
  parse: (raw) => {
    const text = hiragana(toHalfWidth(plainText(raw) ?? ""));
    return KANA.test(text) ? parseSuccess(text) : parseFailure("not_kana");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
