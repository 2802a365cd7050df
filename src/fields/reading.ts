import { halfWidth } from "../values/half-width.ts";
import { fieldKind } from "./field-kind.ts";
import { read, refused } from "./parsed.ts";
import { plainText } from "./raw-shape.ts";

const KANA = /^[ぁ-ゖー・ゝゞ ]+$/;

// Katakana stand 0x60 above hiragana; the last few have no partner and stay.
const hiragana = (text: string): string =>
  text.replace(/[ァ-ヶヽヾ]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60));

/** The reading of a Japanese name in hiragana; katakana are converted. Problems: not_kana. Example: "タナカ" is "たなか" */
export const reading = fieldKind({
  kind: "reading",
  widget: "line",
  verb: "enter",
  parse: (raw) => {
    const text = hiragana(halfWidth(plainText(raw) ?? ""));
    return KANA.test(text) ? read(text) : refused("not_kana");
  },
  toRaw: (value) => (typeof value === "string" ? value : null),
});
