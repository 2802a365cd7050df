import { formatDocumentNumber } from "../../numbers/format-document-number.ts";
import type { NumberSymbols } from "../../numbers/format-document-number.ts";
import { moneyStyles } from "../../numbers/money-styles.ts";
import { countedStyles } from "../../numbers/number-styles.ts";
import { frenchCardinal } from "./numbers.ts";
import { frenchParty } from "./party.ts";
import type { ProseWords } from "../../words/prose-words.ts";
import { capitalized } from "../shared/capitalized.ts";
import { contractWords } from "../shared/contract-words.ts";
import { withMonthNames } from "../shared/month-date.ts";
import { withWeekdayNames } from "../shared/weekday-date.ts";

/** Spaces inside figures are nonbreaking. */
const HARD = "\u00A0";

const symbols: NumberSymbols = {
  group: HARD,
  point: ",",
  before: {},
  after: { USD: `${HARD}$US`, EUR: `${HARD}€`, GBP: `${HARD}£`, JPY: `${HARD}¥` },
};

const dayText = (day: number): string => (day === 1 ? "1er" : String(day));

const longDate = withMonthNames(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  (day, month, year) => `${dayText(day)} ${month} ${year}`,
);

/** "un million de dollars", "deux milliards d’euros". */
const ofNoun = (number: string, noun: string): string => {
  if (!/(million|milliard)s?$/.test(number)) return ` ${noun}`;
  return /^[aeiouyéh]/iu.test(noun) ? ` d'${noun}` : ` de ${noun}`;
};

/** Running prose in French. */
export const french: ProseWords = {
  language: "fr",
  locale: "fr-FR",
  homeCountry: "US",
  ...countedStyles(symbols, frenchCardinal, {
    minute: { one: "minute", many: "minutes", gender: "f" },
    hour: { one: "heure", many: "heures", gender: "f" },
    day: { one: "jour", many: "jours" },
    business_day: { one: "jour ouvrable", many: "jours ouvrables" },
    week: { one: "semaine", many: "semaines", gender: "f" },
    month: { one: "mois", many: "mois" },
    year: { one: "an", many: "ans" },
  }),
  ...moneyStyles({
    symbols,
    cardinal: frenchCardinal,
    nouns: {
      USD: { one: "dollar américain", many: "dollars américains" },
      JPY: { one: "yen japonais", many: "yens japonais" },
      EUR: { one: "euro", many: "euros" },
      GBP: { one: "livre sterling", many: "livres sterling", gender: "f" },
    },
    isSingular: (whole) => whole < 2,
    say: (number, noun, hundredths) => `${number}${ofNoun(number, noun)}${hundredths ? ` et ${hundredths}` : ""}`,
  }),
  percent: (number) => `${formatDocumentNumber(number, symbols)}${HARD}%`,
  ordinal: (number) => (number.eq(1) ? "1er" : `${formatDocumentNumber(number, symbols)}e`),
  longDate,
  fullDate: withWeekdayNames(
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    longDate,
    (day, date) => `${day} ${date}`,
  ),
  shortDate: withMonthNames(
    "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    (day, month, year) => `${dayText(day)} ${month} ${year}`,
  ),
  eraDate: longDate,
  between: (word, index, count) => {
    if (index < count - 1) return ", ";
    return word === "and" ? " et " : " ou ";
  },
  betweenDescribed: (index, count) => {
    if (count === 2) return ", et ";
    return index === count - 1 ? `${HARD}; et ` : `${HARD}; `;
  },
  contracted: contractWords([
    ["de", "les", "des"],
    ["de", "le", "du"],
    ["à", "les", "aux"],
    ["à", "le", "au"],
  ]),
  titleCase: capitalized,
  yes: "oui",
  no: "non",
  certainty: {
    statute: "Lu dans la loi",
    regulation: "Lu dans le règlement",
    court: "Lu sur la page du tribunal",
    agency: "Lu sur la page de l’administration",
    self_help: "Lu sur une page d’aide du tribunal",
    summary: "Lu dans un résumé",
    proposal: "Lu dans un projet, et non dans la loi elle-même",
    disputed: "Les sources divergent",
    unknown: "Inconnu",
  },
  party: frenchParty,
  namedPersonPattern: [{ part: "name" }, { part: "address", lead: ` (adresse${HARD}: `, trail: ")" }],
  blank: "à compléter",
  blanks: {
    name: "nom",
    address: "adresse",
    signer: "nom du signataire",
    signer_title: "qualité",
    formed_in: "lieu de constitution",
    date: "date",
    money: "montant",
  },
};
