// `feel`: one formula tried out on a context given as JSON, or one formula per line.
import { createInterface } from "node:readline";
import { compileExpression } from "../../../src/feel/compile/compile-expression.ts";
import type { Diagnostic } from "../../../src/feel/compile/syntax/diagnostic.ts";
import { inferType } from "../../../src/feel/compile/syntax/infer-type.ts";
import { fromRecord } from "../../../src/feel/evaluate/link/evaluate.ts";
import { variablesFromJson } from "../../../src/feel/evaluate/from-json.ts";
import { linkWithNullReasons } from "../../../src/feel/evaluate/link/link.ts";
import type { NullReason } from "../../../src/feel/evaluate/evaluation-state.ts";
import { toJsonText } from "../../../src/feel/evaluate/to-json.ts";
import type { Value, ValueRecord } from "../../../src/values/value.ts";
import { UsageError, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

type FeelAnswer =
  | { readonly ok: true; readonly value: Value; readonly notes: readonly NullReason[] }
  | { readonly ok: false; readonly problem: Diagnostic };

const answerFormula = (source: string, context: ValueRecord): FeelAnswer => {
  const type = inferType(context);
  const scope = type.type === "record" ? type.fields : {};
  const { ast, diagnostics } = compileExpression(source, scope);
  const [problem] = diagnostics;
  return problem ? { ok: false, problem } : { ok: true, ...linkWithNullReasons(ast)(fromRecord(context)) };
};

const UNREADABLE: Diagnostic = {
  code: "FEEL50",
  message: 'Write one request per line: {"expr": "a + 1", "context": {"a": 2}}.',
  from: 0,
  to: 0,
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answerLine = (line: string): FeelAnswer => {
  const request = parseJson(line);
  if (typeof request !== "object" || request === null || !("expr" in request) || typeof request.expr !== "string")
    return { ok: false, problem: UNREADABLE };
  const context = variablesFromJson("context" in request ? request.context : {});
  return context ? answerFormula(request.expr, context) : { ok: false, problem: UNREADABLE };
};

const printLines = async (): Promise<number> => {
  let exitCode = 0;
  for await (const read of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    // Some editors write an invisible byte order mark at the start of a file.
    const line = read.replace(/^\uFEFF/, "");
    if (line.trim() === "") continue;
    const answer = answerLine(line);
    if (!answer.ok) exitCode = 1;
    console.log(answer.ok ? `{"value":${toJsonText(answer.value)}}` : JSON.stringify({ problem: answer.problem }));
  }
  return exitCode;
};

const underlined = (source: string, { from, to }: Diagnostic): string => {
  const lineStart = source.lastIndexOf("\n", from - 1) + 1;
  const line = source.slice(lineStart).split("\n", 1)[0] ?? "";
  const width = Math.max(1, Math.min(to, lineStart + line.length) - from);
  return `  ${line}\n  ${" ".repeat(from - lineStart)}${"^".repeat(width)}`;
};

const printProblem = (source: string, problem: Diagnostic): void => {
  const remedy = problem.suggestion === undefined ? "" : ` Write ${problem.suggestion} instead?`;
  console.error(`${problem.code}: ${problem.message}${remedy}\n${underlined(source, problem)}`);
};

const NOTES: { readonly [N in NullReason]: string } = {
  division_by_zero: "a number was divided by zero",
  no_such_date: "a text was not a date or a duration",
  too_large: "a number or a date was too large",
  too_long: "a list or a text was too long",
  too_much_work: "the formula took too many steps",
  wrong_type: "a value had the wrong type",
  outside_table: "a table had no such row",
};

const printOne = (source: string, context: ValueRecord, format: "text" | "json"): number => {
  const answer = answerFormula(source, context);
  if (format === "json") {
    console.log(
      answer.ok
        ? `{"value":${toJsonText(answer.value)},"notes":${JSON.stringify(answer.notes)}}`
        : JSON.stringify({ problem: answer.problem }),
    );
  } else if (answer.ok) {
    console.log(toJsonText(answer.value));
    for (const note of answer.notes) console.error(`Not known, because ${NOTES[note]}.`);
  } else printProblem(source, answer.problem);
  return answer.ok ? 0 : 1;
};

type FeelCall = {
  readonly source: string | null;
  readonly options: ReadonlyMap<string, string>;
  readonly lines: boolean;
};

const FLAGS = ["--context", "--format"];

const readCall = (args: readonly string[]): FeelCall => {
  const options = new Map<string, string>();
  const formulas: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const argument = args[i]!;
    if (argument === "--jsonl") options.set(argument, "");
    else if (FLAGS.includes(argument) && args[i + 1] !== undefined) options.set(argument, args[++i]!);
    else if (argument.startsWith("--"))
      throw new UsageError(`There is no flag "${argument}", or its value is missing.`);
    else formulas.push(argument);
  }
  if (formulas.length > 1) throw new UsageError("Put the formula in quotes, as one argument.");
  return { source: formulas[0] ?? null, options, lines: options.has("--jsonl") };
};

/**
 * Evaluates a formula and prints its value as JSON; with `--jsonl`, one per line of standard input.
 *
 * The types of names are inferred from the context. A date is written `{"date": "2026-01-31"}`, a duration
 * `{"duration": "P1Y"}`.
 */
const run = async (args: readonly string[]): Promise<number> => {
  const { source, options, lines } = readCall(args);
  if (lines && source === null) return printLines();
  if (source === null || lines) throw new UsageError("A formula is missing.");
  const context = variablesFromJson(parseJson(options.get("--context") ?? "{}"));
  if (!context) throw new UsageError("The context is not a JSON object.");
  return printOne(source, context, readFormat(options.get("--format"), ["text", "json"]));
};

export const feel: CliVerb = {
  usage: "feel '<formula>' [--context '{\"a\": 1}'] [--format json] | feel --jsonl",
  summary: "Evaluates a formula on example values, or one per line of {expr, context}.",
  run,
};
