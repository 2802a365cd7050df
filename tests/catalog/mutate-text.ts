import { lineAndColumn, yamlScalars } from "../../scripts/cli/yaml-scalars.ts";

/** A source of random numbers from 0 to below 1. */
type Random = () => number;

const pick = <One>(random: Random, from: readonly One[]): One => from[Math.floor(random() * from.length)]!;

/** Values that a typo, a spreadsheet or another YAML parser may leave behind. */
const values: readonly string[] = [
  ".inf",
  "-.inf",
  ".nan",
  "1e999",
  "-1e999",
  "1e3",
  "1e-400",
  "0x1F",
  "0o17",
  "+5",
  "007",
  "1_000",
  "1,000",
  "-1",
  "0",
  "0.5",
  "99999999999999999999",
  "0.12345678901234567890",
  '".inf"',
  '"1e999"',
  '"1e9999999"',
  "2026-02-30",
  "2026-13-01",
  "2026-03-02T10:00:00Z",
  "04/01/2026",
  '"0000-00-00"',
  "12:30",
  "null",
  "~",
  "",
  "true",
  "yes",
  "''",
  '" "',
  "[]",
  "{}",
  "[[]]",
  "[null]",
  "[{}]",
  "{ a: 1 }",
  "{ value: .nan }",
  "[1, two, { three: 3 }]",
  "!!float 1",
  "!!timestamp 2026-03-02",
  "&a 1",
  "*a",
  "US-ZZ",
  '"{{ x }}"',
  '"{{ }}"',
  '"{{ x | y }}"',
  '"{{ ref x }}"',
  "'\"x'",
  "((",
  "1 / 0",
  "today",
  "law",
  "__proto__",
  "constructor",
  "toString",
  "../../x",
  "<b>x</b>",
];

/** One change to a file's text at a random position. */
type Mutation = (text: string, random: Random) => string;

const scalarsOf = (text: string): ReturnType<typeof yamlScalars> => yamlScalars(text);

const otherValue: Mutation = (text, random) => {
  const { from, source } = pick(random, scalarsOf(text));
  return text.slice(0, from) + pick(random, values) + text.slice(from + source.length);
};

const swappedValues: Mutation = (text, random) => {
  const scalars = scalarsOf(text);
  const [one, other] = [pick(random, scalars), pick(random, scalars)];
  return text.slice(0, one.from) + other.source + text.slice(one.from + one.source.length);
};

const lostLetter: Mutation = (text, random) => {
  const { from, source } = pick(random, scalarsOf(text));
  const offset = from + Math.floor(random() * source.length);
  return text.slice(0, offset) + text.slice(offset + 1);
};

const onLines =
  (change: (lines: string[], at: number, random: Random) => void): Mutation =>
  (text, random) => {
    const lines = text.split("\n");
    change(lines, Math.floor(random() * lines.length), random);
    return lines.join("\n");
  };

const lostLine = onLines((lines, at) => void lines.splice(at, 1));
const doubledLine = onLines((lines, at) => void lines.splice(at, 0, lines[at]!));
const movedLine = onLines(
  (lines, at, random) => void lines.splice(Math.floor(random() * lines.length), 0, ...lines.splice(at, 1)),
);
const indentedLine = onLines((lines, at) => void (lines[at] = `  ${lines[at]}`));
const outdentedLine = onLines((lines, at) => void (lines[at] = lines[at]!.replace(/^ {2}/, "")));
const cutOff: Mutation = (text, random) => text.slice(0, Math.floor(random() * text.length));
const otherLine = onLines((lines, at, random) => {
  const [start = ""] = /^ *(?:- )?(?:[\w-]+: ?)?/.exec(lines[at]!) ?? [];
  lines[at] = start + pick(random, values);
});

const mutations: readonly Mutation[] = [
  otherValue,
  otherValue,
  otherValue,
  otherLine,
  otherLine,
  swappedValues,
  lostLetter,
  lostLine,
  doubledLine,
  movedLine,
  indentedLine,
  outdentedLine,
  cutOff,
];

/** The text after one random mistake, with the line of the first character that differs. */
export const mutateText = (text: string, random: Random): { readonly text: string; readonly line: number } => {
  const changed = pick(random, mutations)(text, random);
  let index = 0;
  while (index < text.length && text[index] === changed[index]) index += 1;
  return { text: changed, line: lineAndColumn(text, index).line };
};
