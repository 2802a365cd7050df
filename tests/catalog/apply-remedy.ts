import { expect } from "vitest";
import { reservedNames } from "../../src/compiler/formula/scope.ts";
import type { Problem } from "../../src/model/problem.ts";

const written = /^(?:Did you mean "([^"]+)"\?|Write ([^…]+?)\.?$)/;

/** The text after applying the problem's suggestion; null if it suggests no single replacement. */
export const applyRemedy = (text: string, { line, column, length, suggestion, frame = "" }: Problem): string | null => {
  const [, name, formula] = written.exec(suggestion ?? "") ?? [];
  if (name !== undefined && /^[a-z]\w*$/.test(name) && name in reservedNames) throw new Error(`"${name}" is reserved`);
  if (formula !== undefined && /\b(?:or|and|it|the|a|in)\b/.test(formula.replaceAll(/"[^"]*"/g, ""))) return null;
  const instead = name ?? formula;
  if (instead === undefined) return null;
  const wrong = frame.slice(column - 1, column - 1 + length);
  const quote = /^["']/.exec(wrong)?.[0] ?? "";
  const lines = text.split("\n");
  const isQuoted = quote !== "" && !instead.startsWith(quote) && name !== undefined;
  lines[line - 1] =
    frame.slice(0, column - 1) + (isQuoted ? `${quote}${instead}${quote}` : instead) + frame.slice(column - 1 + length);
  return lines.join("\n");
};

/** Identifies a problem by code, message and line. */
export const sameProblem = ({ file, line, code, message }: Problem): unknown =>
  expect.objectContaining({ file, line, code, message });
