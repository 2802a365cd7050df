import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Document, Node, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Problem } from "../../model/problem.ts";
import { contentHash } from "./content-hash.ts";
import { isTooDeep } from "./nesting.ts";
import { reportInto } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import type { FilePart, YamlValue, YamlMap, YamlSpan, YamlFile } from "../position/yaml-file.ts";
import { rememberOrigin } from "../position/yaml-file.ts";
import { reportSyntax } from "./yaml-syntax.ts";
import { reportCharacters, reportKeyTraps, reportScalarTraps, reportTag } from "./yaml-traps.ts";

const MAX_FILE_LENGTH = 1_000_000;
const MAX_DEPTH = 40;

type YamlReader = { readonly file: YamlFile; readonly report: Report };

/**
 * Parses a YAML file into plain values with all positions.
 *
 * Anchors, aliases and tags are refused, so no value can be larger than the file. Never throws.
 */
export const readYaml = (path: string, text: string, parts: readonly FilePart[] = []): YamlFile => {
  const problems: Problem[] = [];
  // The parser does not count lines in a part that it cannot parse, so later positions would be wrong.
  const lines = Object.assign(new LineCounter(), { lineStarts: lineStartsOf(text) });
  const file: YamlFile = { path, text, hash: contentHash(text), lines, root: null, problems, parts };
  const reading = { file, report: reportInto(problems) };
  if (reportUnparsable(reading)) return file;
  const document = parse(reading);
  const broken = reportSyntax(document, file, reading.report);
  reportCharacters(file, reading.report);
  // Positions refer to this object, so complete it instead of copying it.
  return Object.assign(file, { root: readRoot(document.contents, broken, reading) });
};

const lineStartsOf = (text: string): number[] => {
  const starts = [0];
  for (let offset = text.indexOf("\n"); offset >= 0; offset = text.indexOf("\n", offset + 1)) starts.push(offset + 1);
  return starts;
};

/** The offset of the first file of a joined text that passes a test. */
const findPart = ({ text, parts, lines }: YamlFile, isIt: (part: string) => boolean): number | null => {
  const offsets = parts.length > 0 ? parts.map(({ firstLine }) => lines.lineStarts[firstLine - 1] ?? 0) : [0];
  return offsets.find((from, index) => isIt(text.slice(from, offsets[index + 1]))) ?? null;
};

/** Reports a file that is too large or nested too deeply to parse. */
const reportUnparsable = ({ file, report }: YamlReader): boolean => {
  const large = findPart(file, (part) => part.length > MAX_FILE_LENGTH);
  const from = large ?? (isTooDeep(file.text) ? findPart(file, isTooDeep) : null);
  if (from === null) return false;
  const message =
    large === null ? "This file is nested too deeply to read." : "This file is larger than 1 MB, the limit for a file.";
  report("CW003", { file, from, to: from + 1 }, message);
  return true;
};

const parse = ({ file }: YamlReader): Document =>
  parseDocument(file.text, {
    uniqueKeys: false,
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
  });

const readRoot = (contents: unknown, broken: boolean, reading: YamlReader): YamlMap | null => {
  const { file, report } = reading;
  if (isMap(contents)) return readMap(contents, reading, 0);
  if (broken) return null;
  const start = { file, from: 0, to: Math.max(1, file.text.indexOf("\n")) };
  const message =
    contents === null ? "This file is empty." : "A catalog file is a list of keys, such as `id: my-document`.";
  report("CW013", start, message);
  return null;
};

const readNode = (node: Node | null, reading: YamlReader, depth: number): YamlValue => {
  if (node === null) return null;
  reportTag(node, reading.file, reading.report);
  if (isScalar(node)) return readScalar(node, reading);
  if (depth > MAX_DEPTH) {
    reading.report("CW003", placeIn(reading, node), "This is nested too deeply.");
    return null;
  }
  if (isMap(node)) return readMap(node, reading, depth);
  if (isSeq(node)) return readSeq(node, reading, depth);
  if (isAlias(node)) {
    const hint = "To begin a text with a star, put it in quotes.";
    reading.report("CW008", placeIn(reading, node), "Aliases (*name) are not used in the catalog.", hint);
  }
  return null;
};

const placeIn = ({ file }: YamlReader, node: Node) => {
  const [from, to] = node.range ?? [0, 1];
  return { file, from, to };
};

const readScalar = (node: Scalar, reading: YamlReader): YamlValue => {
  reportScalarTraps(node, reading.file, reading.report);
  const { value } = node;
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value !== "number") return node.source ?? String(value);
  // Infinite numbers are reported; keeping their text lets later calculations continue.
  return Number.isFinite(value) ? value : (node.source ?? String(value));
};

const spanOf = (node: Node | null): YamlSpan => (node?.range ? [node.range[0], node.range[1]] : null);

const readMap = (node: YAMLMap, reading: YamlReader, depth: number): YamlMap => {
  const { file, report } = reading;
  const map: YamlMap = {};
  const keys = new Map<string, YamlSpan>();
  const values: YamlSpan[] = [];
  for (const pair of node.items) {
    const key = pair.key as Node;
    if (!isScalar(key) || typeof key.value !== "string") continue;
    const name = key.value;
    if (reportKeyTraps(node, pair, file, report, keys)) continue;
    const value = (pair.value ?? null) as Node | null;
    keys.set(name, spanOf(key));
    values.push(spanOf(value));
    const plain = readNode(value, reading, depth + 1);
    // A plain assignment of this key would change the object's prototype.
    if (name === "__proto__") defineKey(map, name, plain);
    else map[name] = plain;
  }
  rememberOrigin(map, { file, span: spanOf(node), keys, values });
  return map;
};

const defineKey = (map: YamlMap, name: string, value: YamlValue): void => {
  Object.defineProperty(map, name, { value, enumerable: true, writable: true, configurable: true });
};

const readSeq = (node: YAMLSeq, reading: YamlReader, depth: number): YamlValue[] => {
  const items = node.items.map((item) => (item ?? null) as Node | null);
  const list = items.map((item) => readNode(item, reading, depth + 1));
  rememberOrigin(list, { file: reading.file, span: spanOf(node), keys: null, values: items.map(spanOf) });
  return list;
};
