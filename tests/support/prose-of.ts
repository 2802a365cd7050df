import { LineCounter, isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";
import type { Node } from "yaml";

/** A piece of prose with its first line, counted from 1; `path` are the keys that lead to a YAML value. */
export type Prose = { readonly line: number; readonly text: string; readonly path?: readonly string[] };

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const COMMENTS = /^[ \t]*(?:\{?\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)|[;,{)] \/\/ [^\n]*$/gm;
const TEST_NAMES = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?:"((?:[^"\\\n]|\\.)*)"|`([^`$]*)`)/g;

/** Comments of a TypeScript file. A comment inside an expression is missed, which the formatter makes rare. */
export const commentsIn = (text: string): readonly Prose[] =>
  [...text.matchAll(COMMENTS)].map(({ 0: comment, index }) => ({
    line: lineAt(text, index),
    text: comment.replaceAll(/\n\s*(?:\*|\/\/)?/g, " "),
  }));

/** The code of a TypeScript file without its comments. */
export const withoutComments = (text: string): string => text.replaceAll(COMMENTS, "");

/** Names of tests and of their groups. */
export const testNamesIn = (text: string): readonly Prose[] =>
  [...text.matchAll(TEST_NAMES)].map((match) => ({
    line: lineAt(text, match.index),
    text: match[1] ?? match[2] ?? "",
  }));

/** Markdown without code and quoted passages, which show the words of others. */
export const markdownIn = (text: string): readonly Prose[] =>
  text
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ""))
    .split("\n")
    .map((line, index) => ({
      line: index + 1,
      text: /^(?: {4}|>)/.test(line) ? "" : line.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"/g, "…"),
    }));

/** Every text value of a YAML file. */
export const yamlTextsIn = (text: string): readonly Prose[] => {
  const counter = new LineCounter();
  const found: Prose[] = [];
  const visit = (node: Node | null | undefined, path: readonly string[]): void => {
    if (isMap(node)) {
      for (const pair of node.items)
        if (isPair(pair)) visit(pair.value as Node | null, [...path, isScalar(pair.key) ? String(pair.key.value) : ""]);
    } else if (isSeq(node)) {
      for (const item of node.items) visit(item as Node, path);
    } else if (isScalar(node) && typeof node.value === "string") {
      found.push({ line: counter.linePos(node.range?.[0] ?? 0).line, text: node.value, path });
    }
  };
  visit(parseDocument(text, { lineCounter: counter }).contents, []);
  return found;
};
