import { foldText } from "../../../text/fold-text.ts";
import { TRANSLATIONS } from "./spanish-words.ts";

/** Spanish words that do not occur in English texts, without accents, which many people leave out. */
const SPANISH_WORDS =
  /(?<!\p{L})(?:una|unos|para|por|que|quiero|quiere|quieren|necesito|cuanto|como|puedo|hacer|tengo|debo|esta|soy|estoy|sin|quien|donde|cuando|cual|ayuda|esposo|esposa|marido|hermano|hermana|hija|dinero|vamos|mutuo|muy|pero|porque|papel|papeles|hola|gracias)(?!\p{L})/gu;

const MONTHS = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");
const ENGLISH_MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A part of a Spanish text in English, and where it is. */
type Part = { readonly start: number; readonly end: number; readonly english: string };

const LETTER = /\p{L}/u;

const wordAt = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LETTER.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`)) return at;
  return -1;
};

/** Longer phrases first, so that none of their words is translated alone. */
const FOLDED = TRANSLATIONS.map(([spanish, english]) => [foldText(spanish), english] as const).toSorted(
  ([a], [b]) => b.length - a.length,
);

const isFree = (parts: readonly Part[], start: number, end: number): boolean =>
  parts.every((part) => part.end <= start || part.start >= end);

const translatedParts = (text: string): readonly Part[] => {
  const parts: Part[] = [];
  for (const [spanish, english] of FOLDED) {
    const start = wordAt(text, spanish);
    const end = start + spanish.length;
    if (start >= 0 && isFree(parts, start, end)) parts.push({ start, end, english });
  }
  return parts;
};

const DATE = new RegExp(String.raw`(\d{1,2}) de (${MONTHS.join("|")}) (?:de|del) (\d{4})`, "gi");
const AMOUNT =
  /(?:(?<!\p{L})(de|desde|a|hasta) )?([$€£¥\d][\d.,/-]*(?:%| ?(?:€|£|(?:euros?|pesos?|yenes|libras)(?!\p{L})))?)/giu;
const CURRENCIES: { readonly [name: string]: string } = { yenes: "yen", libras: "pounds" };
const inEnglish = (amount: string): string =>
  amount.replace(/yenes|libras/i, (name) => CURRENCIES[name.toLowerCase()] ?? name);
const NAME = /(?<=\s)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;
const FROM_OR_TO: { readonly [preposition: string]: string } = { de: "from", desde: "from", a: "to", hasta: "to" };

const partsOf = (
  text: string,
  pattern: RegExp,
  taken: readonly Part[],
  english: (found: RegExpExecArray) => string,
): readonly Part[] =>
  [...text.matchAll(pattern)].flatMap((found) => {
    const [start, end] = [found.index, found.index + found[0].length];
    return isFree(taken, start, end) ? [{ start, end, english: english(found) }] : [];
  });

/** A single Spanish word may be a name. */
const MIN_SPANISH_WORDS = 2;

/** Whether a text is written in Spanish. */
export const isSpanish = (typed: string): boolean => {
  const text = foldText(typed);
  const parts = translatedParts(text);
  const rest = parts.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    text,
  );
  const marks = /[¿¡ñ]/iu.test(typed) ? 1 : 0;
  return parts.length + (rest.match(SPANISH_WORDS)?.length ?? 0) + marks >= MIN_SPANISH_WORDS;
};

/**
 * The English words for what a Spanish text is about, with its dates, amounts and names, in its order.
 *
 * Example: toEnglishQuery("necesito un testamento en Texas") is "i need will in Texas"
 */
export const toEnglishQuery = (typed: string): string => {
  const text = typed.normalize("NFC");
  const dates = partsOf(text, DATE, [], ([, day, month = "", year]) => {
    return `${ENGLISH_MONTHS[MONTHS.indexOf(month.toLowerCase())]} ${day}, ${year}`;
  });
  const words = [...dates, ...translatedParts(foldText(text)).filter(({ start, end }) => isFree(dates, start, end))];
  const amounts = partsOf(text, AMOUNT, dates, ([, preposition = "", amount = ""]) =>
    [FROM_OR_TO[preposition.toLowerCase()] ?? "in", inEnglish(amount)].join(" "),
  );
  const names = partsOf(text, NAME, words, ([name]) => `in ${name}`);
  return [...words, ...amounts, ...names]
    .toSorted((a, b) => a.start - b.start)
    .map(({ english }) => english)
    .join(" ");
};
