import { formatDocumentNumber } from "../../numbers/format-document-number.ts";
import type { NumberSymbols } from "../../numbers/format-document-number.ts";
import { moneyStyles } from "../../numbers/money-styles.ts";
import { countedStyles } from "../../numbers/number-styles.ts";
import { germanCardinal } from "./numbers.ts";
import { germanParty } from "./party.ts";
import type { Cardinal } from "../../numbers/number-words.ts";
import type { ProseWords } from "../../words/prose-words.ts";
import { capitalized } from "../shared/capitalized.ts";
import { withMonthNames } from "../shared/month-date.ts";
import { withWeekdayNames } from "../shared/weekday-date.ts";

/** Spaces inside figures are nonbreaking. */
const HARD = "\u00A0";

const symbols: NumberSymbols = {
  group: ".",
  point: ",",
  before: {},
  after: { USD: `${HARD}US-$`, EUR: `${HARD}€`, GBP: `${HARD}£`, JPY: `${HARD}¥` },
};

const longDate = withMonthNames(
  "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  (day, month, year) => `${day}. ${month} ${year}`,
);

const twoDigits = (text: string | number): string => String(text).padStart(2, "0");

/** Periods are in the accusative: "dauert einen (1) Monat", "spätestens einen (1) Tag nach". */
const periodCardinal: Cardinal = (whole, gender) =>
  whole === 1 && gender === "m" ? "einen" : germanCardinal(whole, gender);

/** Running prose in German. */
export const german: ProseWords = {
  language: "de",
  locale: "de-DE",
  homeCountry: "US",
  ...countedStyles(symbols, periodCardinal, {
    minute: { one: "Minute", many: "Minuten", gender: "f" },
    hour: { one: "Stunde", many: "Stunden", gender: "f" },
    day: { one: "Tag", many: "Tage" },
    business_day: { one: "Geschäftstag", many: "Geschäftstage" },
    week: { one: "Woche", many: "Wochen", gender: "f" },
    month: { one: "Monat", many: "Monate" },
    year: { one: "Jahr", many: "Jahre", gender: "n" },
  }),
  ...moneyStyles({
    symbols,
    cardinal: germanCardinal,
    nouns: {
      USD: { one: "US-Dollar", many: "US-Dollar" },
      JPY: { one: "japanischer Yen", many: "japanische Yen" },
      EUR: { one: "Euro", many: "Euro" },
      GBP: { one: "britisches Pfund", many: "britische Pfund", gender: "n" },
    },
    say: (number, noun, hundredths) => `${number} ${noun}${hundredths ? ` und ${hundredths}` : ""}`,
  }),
  percent: (number) => `${formatDocumentNumber(number, symbols)}${HARD}%`,
  ordinal: (number) => `${formatDocumentNumber(number, symbols)}.`,
  longDate,
  fullDate: withWeekdayNames(
    "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    longDate,
    (day, date) => `${day}, ${date}`,
  ),
  shortDate: withMonthNames(
    "1 2 3 4 5 6 7 8 9 10 11 12",
    (day, month, year) => `${twoDigits(day)}.${twoDigits(month)}.${year}`,
  ),
  eraDate: longDate,
  between: (word, index, count) => {
    if (index < count - 1) return ", ";
    return word === "and" ? " und " : " oder ";
  },
  betweenDescribed: (index, count) => {
    if (count === 2) return ", und ";
    return index === count - 1 ? "; und " : "; ";
  },
  titleCase: capitalized,
  yes: "ja",
  no: "nein",
  certainty: {
    statute: "Im Gesetz gelesen",
    regulation: "In der Verordnung gelesen",
    court: "Auf der Seite des Gerichts gelesen",
    agency: "Auf der Seite der Behörde gelesen",
    self_help: "Auf einer Hilfeseite des Gerichts gelesen",
    summary: "In einer Zusammenfassung gelesen",
    proposal: "In einem Entwurf gelesen, nicht im Gesetz selbst",
    disputed: "Die Quellen widersprechen sich",
    unknown: "Nicht bekannt",
  },
  party: germanParty,
  namedPersonPattern: [{ part: "name" }, { part: "address", lead: " (Anschrift: ", trail: ")" }],
  blank: "noch auszufüllen",
  blanks: {
    name: "Name",
    address: "Anschrift",
    signer: "Name der unterzeichnenden Person",
    signer_title: "Funktion",
    formed_in: "Gründungsort",
    date: "Datum",
    money: "Betrag",
  },
};
