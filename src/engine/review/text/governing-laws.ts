import type { Contract } from "./parse-contract.ts";

/** A jurisdiction named in a governing-law clause. Unit: offsets into the text. */
export type GoverningLaw = {
  readonly jurisdiction: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
};

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|District of Columbia|Puerto Rico";
const COUNTRIES =
  "England and Wales|England|Scotland|Northern Ireland|Ireland|United Kingdom|Canada|Ontario|British Columbia|Quebec|Alberta|Manitoba|Nova Scotia|Germany|France|Switzerland|Netherlands|Belgium|Luxembourg|Italy|Spain|Portugal|Austria|Sweden|Norway|Denmark|Finland|Poland|Czech Republic|Hungary|Greece|Cyprus|Malta|Israel|Turkey|India|People's Republic of China|PRC|Hong Kong|Taiwan|Japan|South Korea|Republic of Korea|Korea|Singapore|Malaysia|Thailand|Indonesia|Philippines|Vietnam|Australia|New South Wales|Victoria|New Zealand|Mexico|Brazil|Argentina|Chile|Colombia|Bermuda|Cayman Islands|British Virgin Islands|Bahamas|Barbados|Russian Federation|Russia|Ukraine|South Africa|Nigeria|Kenya|Egypt|United Arab Emirates|Saudi Arabia|China|Cayman|United States of America|United States";
const PLACE = new RegExp(`\\b(${STATES}|${COUNTRIES})\\b`, "i");
// "5. GOVERNING LAW. Virginia."
const LAW_HEADING = /^\W*(?:\d{1,2}[.)]\s{1,3})?(?:(?:governing|applicable|choice of) )?law\W*$/i;
const ALONE = new RegExp(`^\\s*(?:(?:the )?(?:State|Commonwealth) of )?(${STATES}|${COUNTRIES})\\.?\\s*$`, "i");
const GOVERNS =
  /\b(?:govern(?:ed|ing|s)?|appl(?:y|ies)|follows?|construed|interpreted|enforced|determined|subject to|controlled|laws? (?:applicable|applying|in force)|applicable laws?|construction)\b/i;
const LAW = /\blaws?\b/i;
// "We share the boat. Ohio law."
const ONLY_LAW = new RegExp(`^\\s*(?:${STATES}|${COUNTRIES}) law\\.?\\s*$`, "i");
const NOT = /\b(?:incorporated|organi[sz]ed|existing|formed|corporation|company)\s[^.]{0,40}\blaws?\b/i;
const ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/\bEnglish law/i, "England"],
  [/\b(?:Scots|Scottish) law/i, "Scotland"],
  [/\bIrish law/i, "Ireland"],
  [/\bAustrian law/i, "Austria"],
  [/\bItalian law/i, "Italy"],
  [/\bSpanish law/i, "Spain"],
  [/\bBelgian law/i, "Belgium"],
  [/\bDanish law/i, "Denmark"],
  [/\bNorwegian law/i, "Norway"],
  [/\bFinnish law/i, "Finland"],
  [/\bIndian law/i, "India"],
  [/\b(?:German) law/i, "Germany"],
  [/\b(?:Swiss) law/i, "Switzerland"],
  [/\b(?:French) law/i, "France"],
  [/\b(?:Israeli) law/i, "Israel"],
  [/\b(?:Chinese|PRC) law/i, "People's Republic of China"],
  [/\b(?:Dutch) law/i, "Netherlands"],
  [/\b(?:Swedish) law/i, "Sweden"],
  [/\b(?:Japanese) law/i, "Japan"],
];

// Short documents: "Ohio law applies."
const SHORT = new RegExp(
  `\\b(?:${STATES}|${COUNTRIES}|English|German|Swiss|French|Israeli|Chinese|Dutch|Swedish|Japanese) laws? (?:governs?|appl(?:y|ies)|controls?)\\b|\\b(?:follows?|subject to) the laws? of\\b|\\bsubject to (?:${STATES}) law\\b|\\blaws? of (?:the (?:State|Commonwealth) of )?(?:${STATES}|${COUNTRIES}) (?:governs?|appl(?:y|ies)|controls?)\\b`,
  "i",
);

const tidy = (named: string): string => {
  const small = new Set(["of", "and"]);
  const words = named.toLowerCase().split(/\s+/);
  const name = words.map((word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1))).join(" ");
  return (
    {
      Prc: "People's Republic of China",
      China: "People's Republic of China",
      "England and Wales": "England",
    }[name] ?? name
  );
};

/** The first jurisdiction that a text names, with offsets into it; null if it names none. */
export const placeIn = (text: string): Omit<GoverningLaw, "sentence"> | null => {
  const match = PLACE.exec(text);
  return (
    match && {
      jurisdiction: tidy(match[1] ?? ""),
      start: match.index,
      end: match.index + match[0].length,
    }
  );
};

/** The governing laws, in text order, at most one for each sentence. */
export const governingLaws = ({ plain, sentences, sections, within }: Contract): readonly GoverningLaw[] =>
  sentences.flatMap(({ start, end }, sentence) => {
    const text = plain.slice(start, end);
    const previous = sentences[sentence - 1];
    const alone = previous && LAW_HEADING.test(plain.slice(previous.start, previous.end)) ? ALONE.exec(text) : null;
    if (alone) {
      const offset = start + alone[0].search(PLACE);
      return [{ jurisdiction: tidy(alone[1] ?? ""), start: offset, end: offset + (alone[1] ?? "").length, sentence }];
    }
    const isOnlyLaw = ONLY_LAW.test(text);
    if (!LAW.test(text) || (!GOVERNS.test(text) && !isOnlyLaw) || (NOT.test(text) && !/govern/i.test(text))) return [];
    const heading = sections[within[sentence] ?? -1]?.title ?? "";
    const strong =
      isOnlyLaw ||
      /\bgovern(?:ed|s)?\b|\bgoverning law\b/i.test(text) ||
      SHORT.test(text) ||
      /law/i.test(heading) ||
      /\b(?:construed|interpret(?:ed|ation)|construction)\b[^.]{0,140}\blaws?\b|\bcontrolled by the laws?\b/i.test(
        text,
      );
    if (!strong) return [];
    const mark = /\blaws?\s{1,3}(?:and regulations\s)?(?:of|in)\b/i.exec(text) ?? LAW.exec(text);
    const from = mark?.index ?? 0;
    const direct = PLACE.exec(text.slice(from, from + 160));
    if (direct) {
      const at = start + from + direct.index;
      return [{ jurisdiction: tidy(direct[1] ?? ""), start: at, end: at + direct[0].length, sentence }];
    }
    const before = PLACE.exec(text.slice(Math.max(0, from - 40), from));
    if (before) {
      const at = start + Math.max(0, from - 40) + before.index;
      return [{ jurisdiction: tidy(before[1] ?? ""), start: at, end: at + before[0].length, sentence }];
    }
    // "This Agreement is made in Ohio and governed by the laws thereof."
    const named = /\blaws (?:thereof|of (?:such|said|that) (?:state|country|jurisdiction))\b/i.test(text)
      ? PLACE.exec(text.slice(0, from))
      : null;
    if (named) {
      const at = start + named.index;
      return [{ jurisdiction: tidy(named[1] ?? ""), start: at, end: at + named[0].length, sentence }];
    }
    const adjective = ADJECTIVES.find(([form]) => form.test(text));
    if (!adjective) return [];
    const at = start + text.search(adjective[0]);
    return [{ jurisdiction: adjective[1], start: at, end: at + (adjective[0].exec(text)?.[0].length ?? 0), sentence }];
  });
