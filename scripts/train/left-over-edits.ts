import { periodsIn } from "../../src/engine/review/text/numbers.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { pick, replaceRange } from "./seeded-change.ts";
import type { Change } from "./seeded-change.ts";
import { significantWords } from "../../src/engine/review/checks/differing-period.ts";

const SUFFIX = /\b(?:Inc|LLC|Ltd|Limited|Corp|Corporation|GmbH|L\.P|LLP|PLC|N\.V|B\.V|S\.A)\b\.?$/i;
const SIGNS = /\bBy\s{0,3}[:_/]|\/s\//i;
const SIGNATURES = 0.75;
const BLOCK_LENGTH = 300;

const companiesOf = ({ contract }: LabeledContract): readonly string[] =>
  contract.parties
    .flatMap(({ members }) => members.map(({ name }) => name))
    .filter((name) => SUFFIX.test(name) && name.length < 50);

const isCapitals = (text: string): boolean => text === text.toUpperCase();

/** The name of a company of another contract in place of a party's name in the signature block. */
export const wrongSigner = (labeled: LabeledContract, all: readonly LabeledContract[]): Change | null => {
  const { text } = labeled.contract;
  const places = companiesOf(labeled).flatMap((name) => {
    const at = text.toLowerCase().lastIndexOf(name.toLowerCase());
    const isSigned = at > text.length * SIGNATURES && SIGNS.test(text.slice(at, at + BLOCK_LENGTH));
    return isSigned ? [{ at, end: at + name.length }] : [];
  });
  const place = pick(places, labeled.id);
  const other = pick(
    all.filter(({ fold }) => fold !== labeled.fold),
    `${labeled.id}n`,
  );
  const name = other && companiesOf(other).find((one) => !text.toLowerCase().includes(one.toLowerCase()));
  if (!place || name === undefined) return null;
  const written = isCapitals(text.slice(place.at, place.end)) ? name.toUpperCase() : name;
  return { text: replaceRange(text, place.at, place.end, written), at: place.at, term: written };
};

const shareInCommon = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
};

const NUMBER =
  /\b(?:thirty|sixty|ninety|ten|five|fifteen|twenty|three|two|twelve|six|one|four|seven|thirty|forty-five|fourteen) \((\d{1,3})\)/i;
const MIN_WORDS = 6;
const MIN_SHARE = 0.6;

/** Another number of days, months or years in one of two sentences that say nearly the same, in words and in figures. */
export const wrongPeriod = ({ id, contract: { text, sentences } }: LabeledContract): Change | null => {
  const counted = sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const number = NUMBER.exec(sentence);
    const [period] = periodsIn(sentence);
    const words = significantWords(sentence);
    return number && period && number.index === period.start && words.size >= MIN_WORDS
      ? [{ start: start + number.index, end: start + number.index + number[0].length, words, period }]
      : [];
  });
  const pairs = counted.filter((later, index) =>
    counted
      .slice(0, index)
      .some(
        ({ words, period }) =>
          period.count === later.period.count &&
          period.unit === later.period.unit &&
          shareInCommon(words, later.words) > MIN_SHARE,
      ),
  );
  const place = pick(pairs, id);
  if (!place) return null;
  const other = place.period.count === 45 ? "sixty (60)" : "forty-five (45)";
  return { text: replaceRange(text, place.start, place.end, other), at: place.start };
};
