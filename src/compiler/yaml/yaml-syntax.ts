import { visit } from "yaml";
import type { Document, YAMLError } from "yaml";
import type { Report } from "../problems/problem.ts";
import type { YamlFile } from "../position/yaml-file.ts";

const messages: { readonly [code: string]: readonly [message: string, suggestion?: string] } = {
  BAD_INDENT: ["This line is not indented like the lines beside it.", "Use two spaces for each level."],
  OPEN_BRACKET: ["This bracket is never closed.", "Write the closing } or ] where the entry ends."],
  TAB_AS_INDENT: ["A tab indents this line.", "Use two spaces for each level; YAML does not allow tabs."],
  BLOCK_AS_IMPLICIT_KEY: [
    "This text contains a colon followed by a space, so YAML reads it as a key.",
    "Put the text in quotes, or in a >- block.",
  ],
  MISSING_CHAR: [
    "Something is missing here: a colon after a key, a comma, or a closing quote or bracket.",
    "Write `key: value` with a space after the colon, and close every quote and bracket.",
  ],
  UNEXPECTED_TOKEN: [
    "YAML did not expect this here.",
    "Put a text that contains `: `, `{`, `[`, `#` or quotes into quotes or a >- block.",
  ],
  MULTILINE_IMPLICIT_KEY: ["A key must be on one line with its colon.", "Put a text of several lines into a >- block."],
  NON_STRING_KEY: [
    "A key must be a plain word.",
    "Put a text that begins with a bracket or brace in quotes or a >- block.",
  ],
  BLOCK_IN_FLOW: ["A block cannot be inside brackets or braces."],
  MULTIPLE_DOCS: ["A catalog file holds one document; `---` starts a second."],
  TAG_RESOLVE_FAILED: [
    "A plain value may not begin with an exclamation mark.",
    "Write `not(…)` in a formula; put a text in quotes.",
  ],
  BAD_ALIAS: [
    "Anchors and aliases are not used in the catalog.",
    "To begin a text with a star or an ampersand, put it in quotes.",
  ],
  MULTIPLE_ANCHORS: ["Anchors and aliases are not used in the catalog."],
  BAD_DQ_ESCAPE: ["This backslash sequence is unknown.", "Inside double quotes write \\\\ for a backslash."],
  KEY_OVER_1024_CHARS: ["This key is longer than 1024 characters."],
};

/** `{{` at the start of a plain value, which YAML reads as two braces. */
const looseMarks = (document: Document, file: YamlFile): readonly (readonly [number, number])[] => {
  const found: (readonly [number, number])[] = [];
  visit(document, {
    Map: (_, node) => {
      if (!node.range || !file.text.startsWith("{{", node.range[0])) return undefined;
      found.push([node.range[0], node.range[1]]);
      return visit.SKIP;
    },
  });
  return found;
};

const lineOf = (file: YamlFile, offset: number): number => file.lines.linePos(offset).line;

const colonInText = /:(\s|$)/;
const keyBelow = /^[^\n]*\n( *)((?:- )?[\w-]+):(?=\s)/;

const keyAt = /^( *)([\w-]+):(?=\s)/;

/** A key one space short of its siblings, which YAML does not accept as a key. */
const shallowKey = (from: number, text: string): readonly [number, number] | null => {
  const [found, indent = "", key = ""] = keyAt.exec(text.slice(from)) ?? [];
  return found === undefined ? null : [from + indent.length, from + indent.length + key.length];
};

/** The misindented key, when YAML reports another cause. */
const misindentedKey = ({ code, pos: [from] }: YAMLError, text: string): readonly [number, number] | null => {
  if (code === "MISSING_CHAR") return shallowKey(from, text);
  return code === "BLOCK_AS_IMPLICIT_KEY" || code === "MULTILINE_IMPLICIT_KEY"
    ? (strayDash(from, text) ?? deeperKey(from, text))
    : null;
};

/** The dash of a list entry that is indented like a key or between two levels. */
const strayDash = (from: number, text: string): readonly [number, number] | null => {
  const indent = /^ *(?=- )/.exec(text.slice(from))?.[0];
  return indent === undefined ? null : [from + indent.length, from + indent.length + 1];
};

/**
 * A key that YAML reads as part of the text above it, because the text has no colon and the key is indented below it.
 */
const deeperKey = (from: number, text: string): readonly [number, number] | null => {
  const rest = text.slice(from);
  const [found, indent = "", key = ""] = keyBelow.exec(rest) ?? [];
  const [line = ""] = rest.split("\n");
  if (found === undefined || colonInText.test(line)) return null;
  const at = from + line.length + 1 + indent.length;
  return [at, at + key.length];
};

const unclosedQuote = /must be sufficiently indented and end with a ([}\]])/;

/** The unclosed bracket or brace, when YAML reports the line after it. */
const openBracket = ({ message, pos: [from] }: YAMLError, text: string): readonly [number, number] | null => {
  const close = unclosedQuote.exec(message)?.[1];
  if (close === undefined) return null;
  let depth = 0;
  for (let index = from - 1; index >= 0; index--) {
    if (text[index] === "}" || text[index] === "]") depth += 1;
    else if (text[index] === "{" || text[index] === "[") depth -= 1;
    if (depth < 0) return [index, index + 1];
  }
  return null;
};

/** Reports lines such as "%YAML 1.1", which would change how YAML reads the file; returns whether there were any. */
const reportDirectives = (file: YamlFile, report: Report): boolean => {
  const directives = [...file.text.matchAll(/^%.*$/gm)];
  for (const { index: from, 0: line } of directives) {
    const message = "A line that begins with % is an instruction to YAML, and catalog files take none.";
    const suggestion = "Delete the line; put a text that begins with % in quotes.";
    report("CW001", { file, from, to: from + line.length }, message, suggestion);
  }
  return directives.length > 0;
};

/** Reports syntax errors of the YAML parser, one per line; returns whether there were any. */
export const reportSyntax = (document: Document, file: YamlFile, report: Report): boolean => {
  // With an instruction, other errors may be its consequences.
  if (reportDirectives(file, report)) return true;
  const faults: readonly YAMLError[] = [...document.errors, ...document.warnings];
  const marks = faults.length > 0 ? looseMarks(document, file) : [];
  const taken = new Set<number>();
  for (const [from, to] of marks) {
    const suggestion = "Put the whole text in quotes, or in a >- block.";
    report("CW009", { file, from, to }, "A value that begins with {{ is not text to YAML.", suggestion);
    for (let line = lineOf(file, from); line <= lineOf(file, to) + 1; line++) taken.add(line);
  }
  // What follows a tab is read at the wrong level.
  const tabs = faults.filter(({ code }) => code === "TAB_AS_INDENT");
  for (const fault of tabs.length > 0 ? tabs : faults) {
    const misindented = misindentedKey(fault, file.text);
    const bracket = misindented ? null : openBracket(fault, file.text);
    const [from, to] = misindented ?? bracket ?? fault.pos;
    const line = lineOf(file, Math.min(from, Math.max(0, file.text.length - 1)));
    // After an error the parser reports every following line; only the first is not a consequence.
    const isEcho = taken.has(line - 1) && (misindented !== null || fault.code === "UNEXPECTED_TOKEN");
    if (taken.has(line) || isEcho) {
      taken.add(line);
      continue;
    }
    taken.add(line);
    const kind = misindented ? "BAD_INDENT" : bracket ? "OPEN_BRACKET" : fault.code;
    const [message, suggestion] = messages[kind] ?? ["YAML cannot read this."];
    report("CW001", { file, from, to: Math.max(to, from + 1) }, message, suggestion);
  }
  return faults.length > 0;
};
