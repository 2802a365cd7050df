import type { Problem } from "../../model/problem.ts";
import { problemCodes } from "./problem-codes.ts";
import type { ProblemCode } from "./problem-codes.ts";

const widest = 160;

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problemCodes, code);

/** The source line with a caret under the problem; long lines are trimmed around it. */
const frameOf = ({ frame = "", column, length }: Problem): readonly string[] => {
  if (frame.trim() === "") return [];
  const start = column > widest ? column - Math.floor(widest / 2) : 1;
  const line = frame.slice(start - 1, start - 1 + widest).replaceAll("\t", " ");
  const at = column - start;
  const caret = "^".repeat(Math.max(1, Math.min(length, line.length - at)));
  return [`    ${line}`, `    ${" ".repeat(Math.max(0, at))}${caret}`];
};

const asText = (problem: Problem): string => {
  const { file, line, column, severity, code, message, suggestion } = problem;
  const why = isCode(code) ? [`  Why: ${problemCodes[code].why} See: docs/problems.md#${code.toLowerCase()}`] : [];
  return [
    `${file}:${line}:${column} ${severity} ${code} ${message}`,
    ...frameOf(problem),
    ...(suggestion ? [`  ${suggestion}`] : []),
    ...why,
  ].join("\n");
};

// GitHub reads one command per line; these characters would end a value or the command.
const escapeValue = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string => escapeValue(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

const asGithub = ({ severity, file, line, column, code, message, suggestion }: Problem): string => {
  const title = isCode(code) ? `${code} ${problemCodes[code].title}` : code;
  const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(title)}`;
  return `::${severity} ${place}::${escapeValue(suggestion ? `${message} ${suggestion}` : message)}`;
};

/** Formats problems for people ("text"), programs ("json") or pull request annotations ("github"); empty if there are none. */
export const printProblems = (problems: readonly Problem[], format: "text" | "json" | "github"): string => {
  if (format === "json") return JSON.stringify(problems, null, 2);
  if (format === "github") return problems.map(asGithub).join("\n");
  return problems.map(asText).join("\n\n");
};
