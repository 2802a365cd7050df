import { expect, test } from "vitest";
import { foldText } from "./fold-text.ts";

test.each([
  ["Résumé", "resume"],
  ["ＡＢ １２", "ab 12"],
  ["Straße", "straße"],
  ["ｶﾞｲﾄﾞ", "カイト"],
  ["한글", "한글"],
])("%s is searched as %s", (text, folded) => expect(foldText(text)).toBe(folded));
