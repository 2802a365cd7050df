import { prepareRules } from "../../../src/engine/rules/prepare-rules.ts";
import type { ToolDefinition } from "../../../src/model/tool.ts";
import type { ToolResult } from "../../../src/model/tool-result.ts";
import { certaintyLabel } from "../../../src/text/words/certainty-label.ts";
import { wordsOf } from "../../../src/text/language-registry/words-of.ts";
import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { askReport } from "../ask-report.ts";
import { answersReport } from "../draft-report.ts";
import type { AnswersReport } from "../draft-report.ts";
import { findTool } from "../find-definition.ts";
import { openPage } from "../open-page.ts";
import type { OpenPage } from "../open-page.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FLAGS = {
  given: { type: "string" },
  today: { type: "string" },
  settings: { type: "string" },
  format: { type: "string" },
} as const;

const sourceLine = (source: ToolResult["sources"][number]): string => {
  const { label, formatted, cite, inForceFrom, checked, kind } = source;
  const certainty = certaintyLabel({ status: source.certainty, kind }, wordsOf("en")).toLowerCase();
  if (cite === null) return `  ${label}: ${certainty}`;
  return `  ${label}: ${formatted} (${cite}, in force ${inForceFrom ?? "?"}, checked ${checked ?? "?"}, ${certainty})`;
};

const lines = ({ answer, change, refusal, trace, sources, notCovered }: ToolResult): readonly string[] => [
  answer,
  ...(change === null ? [] : [change]),
  ...(refusal?.official ? [`Ask here: ${refusal.official}`] : []),
  ...(trace.length === 0 ? [] : ["", "How it was calculated"]),
  ...trace.flatMap((step) => [
    `  ${step.path}: ${step.label} = ${step.formatted}`,
    ...(step.words === "" ? [] : [`      ${step.words}`]),
    ...(step.figures === "" || step.figures === step.words ? [] : [`      ${step.figures}`]),
    ...step.lines.map((line) => `      ${line}`),
    ...(step.rounding ? [`      ${step.rounding.description}`] : []),
  ]),
  ...(sources.length === 0 ? [] : ["", "Sources"]),
  ...sources.map(sourceLine),
  ...(notCovered.length === 0 ? [] : ["", "Not covered", ...notCovered.map((one) => `  ${one}`)]),
];

const printProblems = (report: AnswersReport, format: string): void => {
  if (format === "json")
    console.log(JSON.stringify({ problems: report.problems, warnings: report.warnings, exit: report.exit }));
  else console.log(report.lines.join("\n"));
};

const work = (tool: ToolDefinition, page: OpenPage, report: AnswersReport, format: string): number => {
  if (!report.fine) {
    printProblems(report, format);
    return 1;
  }
  const result = prepareRules(tool).run(page.view, page.context);
  if (format === "json") console.log(JSON.stringify(askReport(result, page, report), null, 2));
  else console.log([...report.lines, ...lines(result)].join("\n"));
  return 0;
};

/** Runs a calculator or checker on an answers file: verdict, answer, figures, calculation steps, sources. */
export const ask: CliVerb = {
  usage: "ask <slug> --given G.yaml [--today D] [--settings S.yaml] [--format text|json]",
  summary: "what a calculator or checker finds, with every step and source",
  run: (args) => {
    const { words, flags } = parseArguments(args, 1, FLAGS);
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.given === undefined) throw new UsageError("Give the facts with --given.");
    const { page: tool, compiled } = findTool(openCatalog(), words[0] ?? "");
    const page = openPage(compiled, tool, { ...flags, answers: flags.given });
    return Promise.resolve(work(tool, page, answersReport(tool, page), format));
  },
};
