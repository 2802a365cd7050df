import { formatDocumentNumber } from "../../numbers/format-document-number.ts";
import type { NumberSymbols } from "../../numbers/format-document-number.ts";
import { moneyStyles } from "../../numbers/money-styles.ts";
import { countedStyles } from "../../numbers/number-styles.ts";
import { spanishCardinal } from "./numbers.ts";
import { spanishParty } from "./party.ts";
import type { ProseWords } from "../../words/prose-words.ts";
import { capitalized } from "../shared/capitalized.ts";
import { contractWords } from "../shared/contract-words.ts";
import { withMonthNames } from "../shared/month-date.ts";
import { withWeekdayNames } from "../shared/weekday-date.ts";

/** Figures as Spanish is written in the United States. */
const symbols: NumberSymbols = {
  group: ",",
  point: ".",
  before: { USD: "$", EUR: "€", GBP: "£", JPY: "¥" },
  after: {},
};

const longDate = withMonthNames(
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  (day, month, year) => `${day} de ${month} de ${year}`,
);

/** "y" is "e" before the sound i, "o" is "u" before the sound o. */
const joinWord = (word: "and" | "or", next: string): string => {
  if (word === "and") return /^h?[ií](?![aeoáéó])/iu.test(next) ? "e" : "y";
  return /^h?[oó]/iu.test(next) ? "u" : "o";
};

/** Running prose in Spanish. */
export const spanish: ProseWords = {
  language: "es",
  locale: "es-US",
  homeCountry: "US",
  ...countedStyles(symbols, spanishCardinal, {
    minute: { one: "minuto", many: "minutos" },
    hour: { one: "hora", many: "horas", gender: "f" },
    day: { one: "día", many: "días" },
    business_day: { one: "día hábil", many: "días hábiles" },
    week: { one: "semana", many: "semanas", gender: "f" },
    month: { one: "mes", many: "meses" },
    year: { one: "año", many: "años" },
  }),
  ...moneyStyles({
    symbols,
    cardinal: spanishCardinal,
    nouns: {
      USD: { one: "dólar estadounidense", many: "dólares estadounidenses" },
      JPY: { one: "yen japonés", many: "yenes japoneses" },
      EUR: { one: "euro", many: "euros" },
      GBP: { one: "libra esterlina", many: "libras esterlinas", gender: "f" },
    },
    isSingular: (whole) => whole === 1,
    say: (number, noun, hundredths) => {
      const of = /mill(ón|ones)$/.test(number) ? " de" : "";
      return `${number}${of} ${noun}${hundredths ? ` con ${hundredths}` : ""}`;
    },
  }),
  percent: (number) => `${formatDocumentNumber(number, symbols)}%`,
  ordinal: (number) => `${formatDocumentNumber(number, symbols)}.º`,
  longDate,
  fullDate: withWeekdayNames(
    "lunes martes miércoles jueves viernes sábado domingo",
    longDate,
    (day, date) => `${day}, ${date}`,
  ),
  shortDate: withMonthNames(
    "ene feb mar abr may jun jul ago sep oct nov dic",
    (day, month, year) => `${day} ${month} ${year}`,
  ),
  eraDate: longDate,
  between: (word, index, count, next) => (index < count - 1 ? ", " : ` ${joinWord(word, next)} `),
  betweenDescribed: (index, count) => {
    if (count === 2) return ", y ";
    return index === count - 1 ? "; y " : "; ";
  },
  contracted: contractWords([
    ["de", "el", "del"],
    ["a", "el", "al"],
  ]),
  titleCase: capitalized,
  yes: "sí",
  no: "no",
  certainty: {
    statute: "Leído en la ley",
    regulation: "Leído en el reglamento",
    court: "Leído en la página del tribunal",
    agency: "Leído en la página del organismo público",
    self_help: "Leído en una página de autoayuda del tribunal",
    summary: "Leído en un resumen",
    proposal: "Leído en un proyecto, no en la propia ley",
    disputed: "Las fuentes no coinciden",
    unknown: "No se conoce",
  },
  party: spanishParty,
  namedPersonPattern: [{ part: "name" }, { part: "address", lead: " (con domicilio en ", trail: ")" }],
  blank: "por completar",
  blanks: {
    name: "nombre",
    address: "domicilio",
    signer: "nombre del firmante",
    signer_title: "cargo",
    formed_in: "lugar de constitución",
    date: "fecha",
    money: "importe",
  },
};
