import { isScalar } from "yaml";
import type { Node, Pair, Scalar, YAMLMap } from "yaml";
import { decimal } from "../../values/decimal.ts";
import type { Report } from "../problems/problem.ts";
import { filePosition } from "../position/yaml-file.ts";
import type { SourceRange, YamlSpan, YamlFile } from "../position/yaml-file.ts";

const exactNumber = /^-?(0|[1-9]\d*)(\.\d+)?$/;
// Unusual spaces, zero-width and direction marks: invisible, but they break ids, search and layout.
// Also control characters and lone surrogates, which no generated file can contain.
const invisibleCharacter =
  /[\u00a0\u2007\u202f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff\p{Cs}]|[^\P{Cc}\t\n\r]/gu;
const curlyQuote = /[\u2018\u2019\u201c\u201d]/;

const placeIn = (file: YamlFile, node: Node) => ({ file, from: node.range?.[0] ?? 0, to: node.range?.[1] ?? 1 });

/** Whether YAML, which keeps about 16 digits of a number, read exactly the number that is written. */
const isExact = (value: number, source: string): boolean => decimal(source).eq(decimal(value));

const reportNumber = (value: number, source: string, range: SourceRange, report: Report): void => {
  if (!Number.isFinite(value)) {
    const hint = `Write the figure in plain digits; put "${source}" in quotes if it is a word.`;
    report("CW005", range, `"${source}" is not a number that can be used here.`, hint);
  } else if (!exactNumber.test(source)) {
    const plain = exactNumber.test(String(value)) ? `, or ${String(value)}` : "";
    report(
      "CW005",
      range,
      `YAML reads ${source} as the number ${String(value)}.`,
      `Write "${source}" in quotes${plain}.`,
    );
  } else if (!isExact(value, source)) {
    report("CW005", range, `YAML rounds ${source}, which has too many digits.`, `Write "${source}" in quotes.`);
  }
};

/** Reports tags (!!timestamp): they create types that no catalog file uses. */
export const reportTag = (node: Node, file: YamlFile, report: Report): void => {
  if (node.tag === undefined || file.problems.some(({ code }) => code === "CW001")) return;
  const hint = "Delete the tag; to begin a text with an exclamation mark, put it in quotes.";
  report("CW008", placeIn(file, node), "Tags (!name) are not used in the catalog.", hint);
};

/** Reports values that YAML reads differently from how they are written. */
export const reportScalarTraps = (node: Scalar, file: YamlFile, report: Report): void => {
  if (node.anchor !== undefined) {
    const hint = "To begin a text with an ampersand, put it in quotes.";
    report("CW008", placeIn(file, node), "Anchors (&name) are not used in the catalog.", hint);
  }
  if (node.type !== "PLAIN") return;
  const source = node.source ?? "";
  if (typeof node.value === "number") reportNumber(node.value, source, placeIn(file, node), report);
  // A comment that touches its text ("Suite #4") was meant as text; real comments have a space after the #.
  if (typeof node.value === "string" && node.comment && !/^[\s!]/.test(node.comment)) {
    const message = `YAML drops everything from #${node.comment.split("\n")[0]} on, as a comment.`;
    report("CW004", placeIn(file, node), message, "Put the whole text in quotes.");
  }
};

/** Whether a pair is the third or later one with this key. */
const isAfterSecond = ({ items }: YAMLMap, name: string, pair: Pair): boolean => {
  const second = items.findIndex(({ key }, index) => index > 0 && isScalar(key) && key.value === name);
  return second >= 0 && items.indexOf(pair) > second;
};

/** The line of an offset, with the name of its file where that is another part of the text. */
const firstPlace = (range: SourceRange, from: number): string => {
  const [first, second] = [filePosition({ ...range, from }), filePosition(range)];
  return first.path === second.path ? `line ${first.line}` : `line ${first.line} of ${first.path.replace(/^.*\//, "")}`;
};

/** Reports a suspicious key; true if the pair must be skipped because its key is empty or duplicated. */
export const reportKeyTraps = (
  map: YAMLMap,
  pair: Pair,
  file: YamlFile,
  report: Report,
  seen: ReadonlyMap<string, YamlSpan>,
): boolean => {
  const key = pair.key as Scalar;
  const name = String(key.value);
  const range = placeIn(file, key);
  if (name.trim() === "") {
    const hint = "Write the key, or put the whole text in quotes.";
    report("CW001", range, "There is no key before this colon.", hint);
    return true;
  }
  if (seen.has(name)) {
    const [first = ""] = seen.keys();
    // When the first key of a group recurs, a new entry begins and all its keys seem to be duplicates.
    const isEntry = name === first && !map.flow && map.items.length > 2;
    if (!isEntry && isAfterSecond(map, first, pair)) return true;
    const hint = isEntry
      ? `Keep one of the two, or begin a new entry with a dash: "- ${name}: …".`
      : "Keep one of the two.";
    const place = firstPlace(range, seen.get(name)?.[0] ?? 0);
    report("CW002", range, `The key "${name}" is already used on ${place}.`, hint);
    return true;
  }
  const empty = pair.value === null || (isScalar(pair.value) && pair.value.value === null && !pair.value.source);
  const [, end = 0] = key.range ?? [];
  if (map.flow && empty && /^\s*:/.test(file.text.slice(end, end + 20))) {
    report("CW006", range, `The key "${name}" has no value.`, `Write the value after the colon: ${name}: …`);
  } else if (map.flow && empty && !name.startsWith("{")) {
    const message = `The comma before "${name}" splits the text, so "${name}" became a key without a value.`;
    report("CW006", range, message, "Put the whole text in quotes, or give the key a value.");
  }
  if (curlyQuote.test(name)) {
    report("CW007", range, "This key contains curly quotes.", 'Use straight quotes (") or none.');
  }
  return false;
};

/** Reports invisible characters, each once with its code point; French overlays may contain no-break spaces. */
export const reportCharacters = (file: YamlFile, report: Report): void => {
  const french = /[./]fr\.yaml$/.test(file.path);
  for (const found of file.text.matchAll(invisibleCharacter)) {
    const [character] = found;
    const at = found.index;
    const spacing = character === "\u00a0" || character === "\u202f";
    if ((french && spacing) || (character === "\ufeff" && at === 0)) continue;
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    const name = spacing ? "A no-break space" : "An invisible character";
    report("CW007", { file, from: at, to: at + 1 }, `${name} (U+${code}) is here.`, "Type a plain space or delete it.");
  }
};
