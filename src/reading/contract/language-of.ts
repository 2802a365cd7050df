/** The language of the contracts that can be reviewed. */
export const REVIEW_LANGUAGE = "en";

/** The most frequent function words of common contract languages. */
const SMALL_WORDS: { readonly [language: string]: string } = {
  en: "the of and to in or by for be is shall any this that with as on not such will may are from it its an at all other if",
  es: "de la que el en y a los del se las por un para con una su al lo como o este no sin sus dicho",
  fr: "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce ou aux sont",
  de: "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus oder",
  it: "di e il la che in a per un del con non una i le della si da dei al è alla nel",
  pt: "de a o que e do da em um para com não uma os no se na por mais as dos ao ou",
  nl: "de van het een en in is dat op te zijn met voor niet aan er om ook als bij door of",
};

/** Scripts that are not Latin, each with the language it most often means. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["el", /\p{Script=Greek}/gu],
];

const SAMPLE_LENGTH = 18_000;
/** Minimum share of letters of a script, or of kana among Chinese characters, to recognize its language. */
const MIN_SCRIPT_SHARE = 0.3;
const MIN_KANA_SHARE = 0.1;
const MIN_WORDS = 25;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

const scriptOf = (text: string): string | null => {
  const all = countOf(text, /\p{L}/gu);
  const found = SCRIPTS.map(([language, letters]) => [language, countOf(text, letters) / Math.max(1, all)] as const);
  const total = found.reduce((sum, [, share]) => sum + share, 0);
  if (total < MIN_SCRIPT_SHARE) return null;
  if ((found[0]?.[1] ?? 0) > MIN_KANA_SHARE) return "ja";
  return found.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
};

const sampleOf = (text: string): string => {
  if (text.length <= SAMPLE_LENGTH) return text;
  const third = SAMPLE_LENGTH / 3;
  const middle = text.length >> 1;
  return [text.slice(0, third), text.slice(middle, middle + third), text.slice(-third)].join(" ");
};

/**
 * The main language of a text ("en", "es", "ja"), by its letters and function words.
 *
 * `REVIEW_LANGUAGE` if there are too few words to decide; empty for an unknown language.
 */
export function languageOf(text: string): string {
  const sample = sampleOf(text);
  const script = scriptOf(sample);
  if (script) return script;
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < MIN_WORDS) return REVIEW_LANGUAGE;
  const shares = Object.entries(SMALL_WORDS).map(([language, list]) => {
    const small = new Set(list.split(" "));
    return [language, words.filter((word) => small.has(word)).length / words.length] as const;
  });
  const [language, share] = shares.toSorted(([, one], [, other]) => other - one)[0] ?? ["", 0];
  // Lists of names and figures have few small words in any language.
  const reviewed = shares.find(([code]) => code === REVIEW_LANGUAGE)?.[1] ?? 0;
  if (reviewed >= 0.12 && reviewed >= share * 0.6) return REVIEW_LANGUAGE;
  return share >= 0.15 ? language : reviewed >= 0.05 ? REVIEW_LANGUAGE : "";
}
