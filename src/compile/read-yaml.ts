import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Document, Node, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { Problem } from "../model/problem.ts";
import { contentHash } from "./content-hash.ts";
import { isTooDeep } from "./nesting.ts";
import { reportInto } from "./problem.ts";
import type { Report } from "./problem.ts";
import type { Plain, PlainMap, Span, YamlFile } from "./yaml-file.ts";
import { rememberOrigin } from "./yaml-file.ts";
import { reportSyntax } from "./yaml-syntax.ts";
import { reportCharacters, reportKeyTraps, reportScalarTraps, reportTag } from "./yaml-traps.ts";

const LARGEST_FILE = 1_000_000;
const DEEPEST = 40;

type Reading = { readonly file: YamlFile; readonly report: Report };

/**
 * The plain value of a YAML file with all positions kept.
 *
 * Anchors, aliases and tags are refused, so no value can grow beyond what stands in the file. Never throws.
 */
export const readYaml = (path: string, text: string): YamlFile => {
  const problems: Problem[] = [];
  const lines = new LineCounter();
  const file: YamlFile = { path, text, hash: contentHash(text), lines, root: null, problems };
  const reading = { file, report: reportInto(problems) };
  if (text.length > LARGEST_FILE) {
    const size = `${(text.length / 1_000_000).toFixed(1)} MB`;
    lines.addNewLine(0);
    reading.report("CW003", { file, from: 0, to: 1 }, `This file has ${size}; a catalog file may have 1 MB.`);
    return file;
  }
  if (isTooDeep(text)) {
    lines.addNewLine(0);
    reading.report("CW003", { file, from: 0, to: 1 }, "This file is nested too deeply to read.");
    return file;
  }
  const document = parse(reading);
  const broken = reportSyntax(document, file, reading.report);
  reportCharacters(file, reading.report);
  // Positions remember this very object, so it is completed and not copied.
  return Object.assign(file, { root: readRoot(document.contents, broken, reading) });
};

const parse = ({ file }: Reading): Document =>
  parseDocument(file.text, {
    lineCounter: file.lines,
    uniqueKeys: false,
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
  });

const readRoot = (contents: unknown, broken: boolean, reading: Reading): PlainMap | null => {
  const { file, report } = reading;
  if (isMap(contents)) return readMap(contents, reading, 0);
  if (broken) return null;
  const start = { file, from: 0, to: Math.max(1, file.text.indexOf("\n")) };
  const message =
    contents === null ? "This file is empty." : "A catalog file is a list of keys, such as `id: my-document`.";
  report("CW013", start, message);
  return null;
};

const readNode = (node: Node | null, reading: Reading, depth: number): Plain => {
  if (node === null) return null;
  reportTag(node, reading.file, reading.report);
  if (isScalar(node)) return readScalar(node, reading);
  if (depth > DEEPEST) {
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

const placeIn = ({ file }: Reading, node: Node) => {
  const [from, to] = node.range ?? [0, 1];
  return { file, from, to };
};

const readScalar = (node: Scalar, reading: Reading): Plain => {
  reportScalarTraps(node, reading.file, reading.report);
  const { value } = node;
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value !== "number") return node.source ?? String(value);
  // An infinite number is reported; as its own words it stops no calculation that follows.
  return Number.isFinite(value) ? value : (node.source ?? String(value));
};

const spanOf = (node: Node | null): Span => (node?.range ? [node.range[0], node.range[1]] : null);

const readMap = (node: YAMLMap, reading: Reading, depth: number): PlainMap => {
  const { file, report } = reading;
  const map: PlainMap = {};
  const keys = new Map<string, Span>();
  const values: Span[] = [];
  for (const pair of node.items) {
    const key = pair.key as Node;
    if (!isScalar(key) || typeof key.value !== "string") continue;
    const name = key.value;
    if (reportKeyTraps(node, pair, file, report, keys)) continue;
    const value = (pair.value ?? null) as Node | null;
    keys.set(name, spanOf(key));
    values.push(spanOf(value));
    const plain = readNode(value, reading, depth + 1);
    // Assigned like any other, this key would change what the object inherits.
    if (name === "__proto__") defineKey(map, name, plain);
    else map[name] = plain;
  }
  rememberOrigin(map, { file, span: spanOf(node), keys, values });
  return map;
};

const defineKey = (map: PlainMap, name: string, value: Plain): void => {
  Object.defineProperty(map, name, { value, enumerable: true, writable: true, configurable: true });
};

const readSeq = (node: YAMLSeq, reading: Reading, depth: number): Plain[] => {
  const items = node.items.map((item) => (item ?? null) as Node | null);
  const list = items.map((item) => readNode(item, reading, depth + 1));
  rememberOrigin(list, { file: reading.file, span: spanOf(node), keys: null, values: items.map(spanOf) });
  return list;
};
