import { withArticle } from "../../text/words/indefinite-article.ts";
import type { ProblemParams } from "../shared/problem-params.ts";
import { isNounLabel, labelObject, labelSubject } from "../shared/label-phrase.ts";
import { counted } from "./counted.ts";

type Sentence = (label: string, params: ProblemParams) => string;

const of = labelObject;

const enter = (label: string): string => `${isNounLabel(label) ? "Enter" : "Answer"} ${of(label)}`;

/** How a missing answer is asked for, by the verb of the question's kind. */
const missing: { readonly [verb: string]: (label: string) => string } = {
  enter,
  // A label such as "Person or organization" is the choice itself, and would read as if a person had to be picked.
  choose: (label) =>
    isNounLabel(label) && !/ or /.test(label) ? `Choose ${of(label)}` : `Choose an answer for “${label.trim()}”`,
  answer: (label) => `Choose yes or no for ${of(label)}`,
  add: (label) => `Add ${isNounLabel(label) ? "" : "at least one entry for "}${of(label)}`,
  upload: (label) => `Choose a file for ${of(label)}`,
};

const must =
  (rest: (params: ProblemParams) => string): Sentence =>
  (label, params) =>
    `${labelSubject(label)} must ${rest(params)}`;

const withArticles = (parts: string): string => {
  return new Intl.ListFormat("en").format(parts.split(",").map(withArticle));
};

const postalDigits: { readonly [country: string]: string } = { US: "5 or 9 digits", JP: "7 digits" };

const decimals = (most: number): string =>
  most === 0 ? "be a whole number" : `have ${counted(most, "decimal place", "decimal places")} or fewer`;

const howMany = (verb: string, bound: "least" | "most", count: number): string => {
  if (verb !== "add") return `Choose at ${bound} ${counted(count, "answer", "answers")}`;
  // When there are too many, adding one does not help.
  return `${bound === "least" ? "Add" : "Keep"} at ${bound} ${counted(count, "entry", "entries")}`;
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const isCurrency = (unit: string): boolean => /^[A-Z]{3}$/.test(unit);

/** What has to be entered: a thing by its name, a question by its answer. */
const answerTo = (label: string): string => (isNounLabel(label) ? of(label) : `the answer to ${of(label)}`);

/** "an amount of money", "a number from 1 to 12", "a percentage". */
const quantity = (params: ProblemParams): string => {
  const unit = params.text("unit");
  const noun = unit === "percent" ? "a percentage" : isCurrency(unit) ? "an amount" : "a number";
  const [min, max] = [params.text("min"), params.text("max")];
  if (min !== "" && max !== "") return `${noun} from ${params.amount("min")} to ${params.amount("max")}`;
  if (min !== "") return `${noun} of ${params.amount("min")} or more`;
  if (max !== "") return `${noun} of ${params.amount("max")} or less`;
  return noun === "an amount" ? "an amount of money" : noun;
};

const orEmpty = ({ text }: ProblemParams): string => (text("optional") === "" ? "" : ", or left empty");

/** A sentence for every problem with an answer, given the label of the question. */
export const problems = {
  ambiguous_date: (label) => `Write the month of ${of(label)} as a word, so that the date is clear`,
  bad_email: must(() => "look like name@example.com"),
  bad_phone: must(({ text }) => `be a phone number with ${text("min")} to ${text("max")} digits`),
  bad_postal_code: must(({ text }) => `have ${postalDigits[text("country")] ?? "the digits its country uses"}`),
  check: (label) => `Check ${of(label)}`,
  date_incomplete: must(({ text }) => `include ${withArticles(text("missing"))}`),
  either_date: (label, { date }) =>
    `Do you mean ${date("first")} or ${date("second")}? Enter ${answerTo(label)} as a date`,
  extra_words: (label, { text }) =>
    `Enter ${answerTo(label)} as one ${isCurrency(text("unit")) ? "amount" : "number"}, without “${text("typed")}”`,
  file_too_big: (label, { size }) => `The file for ${of(label)} must be ${size("max")} or smaller`,
  limit: (_label, { text }) => text("message"),
  misplaced_separator: (label) => `Write ${of(label)} with commas between thousands only and a point before decimals`,
  no_such_day: must(({ count }) => `be a real date: that month has ${count("last")} days`),
  no_such_month: must(() => "be a real date: the month is a number from 1 to 12"),
  not_a_date: must((params) => `be a date with month, day, and year${orEmpty(params)}`),
  not_a_file: (label) => `Choose a file for ${of(label)}`,
  not_a_list: must(() => "be a list of entries"),
  not_a_number: must((params) => `be ${quantity(params)}${orEmpty(params)}`),
  not_a_row: must(() => "have an answer for each of its questions"),
  not_an_option: (label) => `Choose one of the listed answers for ${of(label)}`,
  not_answers: () => "The file must list each answer under its question’s name",
  not_in_parts: must(() => "be entered in separate parts"),
  not_kana: must(() => "be written in hiragana or katakana"),
  not_text: must(() => "be text"),
  number_range: (label) => `Enter one figure for ${of(label)}, not a range`,
  other_currency: must(({ text }) => `be an amount in ${text("unit")}`),
  outside_era: must(({ text, date }) => {
    const end = text("to") === "" ? "" : ` and ended on ${date("to")}`;
    return `lie within the era ${text("era")}, which began on ${date("from")}${end}`;
  }),
  required: (label, { text }) => (missing[text("verb")] ?? enter)(label),
  share_of_what: (label, { text }) =>
    `${text("share")} of what? Enter ${answerTo(label)} as ${isCurrency(text("unit")) ? "an amount" : "a number"}`,
  short_year: must(() => "have a four-digit year"),
  too_big: must(({ amount }) => `be ${amount("max")} or less`),
  too_early: must(({ date }) => `be ${date("min")} or later`),
  too_few: (label, { text, count }) => `${howMany(text("verb"), "least", count("min"))} for ${of(label)}`,
  too_late: must(({ date }) => `be ${date("max")} or earlier`),
  too_long: must(({ count }) => `be ${counted(count("max"), "character", "characters")} or fewer`),
  too_many: (label, { text, count }) => `${howMany(text("verb"), "most", count("max"))} for ${of(label)}`,
  too_many_digits: must(({ count }) => `have ${count("max")} digits or fewer`),
  too_precise: must(({ count }) => decimals(count("decimals"))),
  too_small: must(({ amount }) => `be ${amount("min")} or more`),
  unit_differs: (label, { text }) => {
    const units = `${text("unit")}s`;
    return `Enter ${answerTo(label)} in ${units}; “${text("typed")}” is not always the same number of ${units}`;
  },
  unknown_question: (_label, { text }) => {
    const near = text("suggestion");
    return `No question has this name${near === "" ? "" : `. Did you mean ${near}?`}`;
  },
  unsure_not_offered: (label) => `Answer ${of(label)}, because the document needs it`,
  whole_sentence: (label) => `Enter a few words, not a whole sentence, for ${of(label)}`,
  wrong_weekday: (label, { date, count }) =>
    `Check ${of(label)}: ${date("date")} is a ${WEEKDAYS[count("weekday") - 1]}`,
  wrong_file_type: (label, { text }) => `The file for ${of(label)} must be one of these types: ${text("accept")}`,
} satisfies { readonly [code: string]: Sentence };

/** Sentences for problems with an answer, by code; every language has all of them. */
export type ProblemsMessages = { readonly [Code in keyof typeof problems]: Sentence };
