import type { IFontAttributesProperties, IRunStylePropertiesOptions } from "docx";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import type { EastAsianFonts } from "../../text/words/page-conventions.ts";

/** Fonts for East Asian words in a document of another language. */
const OTHERWISE: EastAsianFonts["word"] = ["Yu Gothic", "Yu Mincho", "MS Gothic"];

const KINDS: readonly RegExp[] = [
  /arial|helvetica|verdana|calibri|sans/i,
  /times|georgia|garamond|serif/i,
  /courier|mono/i,
];

/** The font from the settings for Latin text, with a matching East Asian font. */
export function fontsFor(font: string, language: string): IFontAttributesProperties {
  const companions = pageConventions(language).eastAsianFonts?.word ?? OTHERWISE;
  const kind = KINDS.findIndex((pattern) => pattern.test(font));
  return { ascii: font, hAnsi: font, cs: font, eastAsia: companions[Math.max(kind, 0)]! };
}

/** The proofing languages of a document. */
export function languageTags(language: string): NonNullable<IRunStylePropertiesOptions["language"]> {
  const { spelling, eastAsianFonts } = pageConventions(language);
  return eastAsianFonts ? { value: "en-US", eastAsia: spelling } : { value: spelling, eastAsia: "ja-JP" };
}
