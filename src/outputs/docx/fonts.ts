import type { IFontAttributesProperties, IRunStylePropertiesOptions } from "docx";

/** Fonts every Word has for East Asian text: beside a sans serif, a serif and a fixed-width Latin font. */
const EAST_ASIAN: { readonly [language: string]: readonly [sans: string, serif: string, fixed: string] } = {
  ja: ["Yu Gothic", "Yu Mincho", "MS Gothic"],
  zh: ["Microsoft YaHei", "SimSun", "SimSun"],
};

const KINDS: readonly RegExp[] = [
  /arial|helvetica|verdana|calibri|sans/i,
  /times|georgia|garamond|serif/i,
  /courier|mono/i,
];

/** The font of the settings for Latin text, with its companion for East Asian text. */
export function fontsFor(font: string, language: string): IFontAttributesProperties {
  const companions = EAST_ASIAN[primary(language)] ?? EAST_ASIAN["ja"]!;
  const kind = KINDS.findIndex((pattern) => pattern.test(font));
  return { ascii: font, hAnsi: font, cs: font, eastAsia: companions[Math.max(kind, 0)]! };
}

const TAGS: { readonly [language: string]: string } = {
  de: "de-DE",
  en: "en-US",
  es: "es-US",
  fr: "fr-FR",
  ja: "ja-JP",
  zh: "zh-CN",
};

/** The proofing languages of a document. */
export function languageTags(language: string): NonNullable<IRunStylePropertiesOptions["language"]> {
  const tag = TAGS[primary(language)] ?? language;
  return primary(language) in EAST_ASIAN ? { value: "en-US", eastAsia: tag } : { value: tag, eastAsia: "ja-JP" };
}

const primary = (language: string): string => language.split("-")[0] ?? "";
