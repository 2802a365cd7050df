import type { CheckedTool, FormCheck } from "../check-inputs.ts";
import { checkCycles } from "../reachability/check-cycles.ts";
import { checkManualLawStatus } from "../law/manual-law-status.ts";
import { checkLawNumbers } from "../law/law-numbers.ts";
import { checkNames } from "../structure/check-names.ts";
import { checkOptions } from "../structure/check-options.ts";
import { checkJurisdictionFirst } from "../structure/jurisdiction-first.ts";
import { checkUnknownLaw } from "../law/unknown-law.ts";
import { checkFormReachable } from "../reachability/check-reachable.ts";
import { checkSteps } from "../structure/check-steps.ts";
import { checkUnread } from "../structure/unused-questions.ts";
import { nameIfBare } from "../../formula/ast-parts.ts";
import { didYouMean, quoted } from "../../problems/problem.ts";
import { checkWording } from "../wording/check-wording.ts";
import { rangeOf, rangeOfKey } from "../../position/yaml-file.ts";
import { sitesInDocument } from "../../input/block-sites.ts";
import { checkDivision } from "./check-division.ts";
import type { AnswerInput } from "../../input/tool-input.ts";
import { allNodes } from "../../../engine/rules/scope/name-labels.ts";

const formChecks: readonly FormCheck[] = [
  checkNames,
  checkOptions,
  checkSteps,
  checkCycles,
  checkFormReachable,
  checkUnread,
  checkLawNumbers,
  checkManualLawStatus,
  checkJurisdictionFirst,
];

// Numbers an answer may contain as text: those inside marks, ordinals of courts and forms, and ages.
const marks = /\{\{.*?\}\}/gs;

const numberIn = (text: string): string | null =>
  /(?<![\w-])[$€£¥]?\d[\d,.]*%?/.exec(text.replaceAll(marks, " "))?.[0] ?? null;

const checkAnswerNumbers = ({ tool, report }: CheckedTool): void => {
  for (const answer of tool.answer ?? []) {
    for (const key of ["say", "change", "badge", "why"] as const) {
      const found = numberIn(answer[key] ?? "");
      if (found === null) continue;
      const message = `"${found}" is in the answer, but no step calculates it.`;
      report("CW068", rangeOf(answer, key), message, "Read it from a step or from catalog/law: {{ highest | money }}.");
    }
  }
};

/** The last answer must be unconditional, and no answer may follow an unconditional one. */
const checkAnswers = ({ tool, report }: CheckedTool): void => {
  const answers: readonly AnswerInput[] = tool.answer ?? [];
  const always = answers.findIndex(({ when }) => when === undefined);
  const last = answers.at(-1);
  if (always < 0 && last)
    report(
      "CW067",
      rangeOf(last),
      "No answer applies when none of the conditions is true.",
      "End with an answer without `when`.",
    );
  const dead = always < 0 ? undefined : answers[always + 1];
  if (dead) report("CW027", rangeOf(dead), "This answer is never given: the one before it always fits.");
};

const checkKeyedOn = ({ tool, context, report }: CheckedTool): void => {
  const { keyed_on: key } = tool;
  if (key === undefined) return;
  const type = Object.hasOwn(context.scope.names, key) ? context.scope.names[key] : undefined;
  const questions = [...context.fields.keys()];
  if (!type)
    report("CW021", rangeOf(tool, "keyed_on"), `There is no question ${quoted(key)}.`, didYouMean(key, questions));
  else if (type.type !== "date") report("CW031", rangeOf(tool, "keyed_on"), `"${key}" is not a date.`);
};

/** The applicable law depends on a date of the matter; "today" is correct only if the law itself refers to today. */
const checkLawDates = ({ tool, definition, law, report }: CheckedTool): void => {
  const use = definition.law;
  if (!use || !tool.law) return;
  for (const name of use.topics) {
    const topic = use.topicOf?.[name] ?? name;
    const on = use.keyDateByTopic[name] ?? use.keyDate;
    if (nameIfBare(on.ast) !== "today" || law[topic]?.keyedOn === "today") continue;
    const message = `The law on "${topic}" applies by ${law[topic]?.keyedOn ?? "a date of the matter"}, but this tool looks it up by today's date.`;
    report(
      "CW064",
      rangeOf(tool.law, "on" in tool.law ? "on" : "topics"),
      message,
      "Ask for the day that selects the law.",
    );
  }
};

const checkInvariantReferences = ({ tool, definition, report }: CheckedTool): void => {
  const steps = new Set(allNodes(definition.compute).map(({ id }) => id));
  const cases = (tool.cases ?? []).flatMap(({ name }) => name ?? []);
  for (const [index, rule] of definition.invariants.entries()) {
    const input = tool.holds?.[index];
    if (!input) continue;
    if (!steps.has(rule.value))
      report("CW021", rangeOf(input, "say"), `There is no step ${quoted(rule.value)}.`, didYouMean(rule.value, steps));
    if (rule.case !== undefined && !cases.includes(rule.case))
      report("CW021", rangeOf(input, "case"), `There is no case ${quoted(rule.case)}.`, didYouMean(rule.case, cases));
  }
};

/** A checker must be able to answer that it cannot tell. */
const checkCannotTell = ({ tool, definition, report }: CheckedTool): void => {
  if (definition.kind !== "checker" || definition.status !== "ready" || definition.refuse.length > 0) return;
  if (definition.answer.some(({ verdict }) => verdict === "cannot_tell")) return;
  report(
    "CW057",
    rangeOf(tool, "answer"),
    "No answer and no refusal says that we cannot tell.",
    "Add refuse: or verdict: cannot_tell.",
  );
};

/** A calculator needs an example calculated by hand. */
const checkExamples = ({ tool, definition, report }: CheckedTool): void => {
  if (definition.kind !== "calculator" || definition.status !== "ready") return;
  const worked = (tool.cases ?? []).some(({ expect }) => Object.keys(expect?.values ?? {}).length > 0);
  if (worked) return;
  const range = rangeOf(tool, tool.cases ? "cases" : "id");
  report("CW058", range, "No case works a figure out.", "Add a case with derivation and expect: { values: … }.");
};

/** Reports blocks in a tool: only documents expand them, so a tool would ignore them silently. */
const checkNoBlocks = ({ tool: { steps }, report }: CheckedTool): void => {
  for (const { node } of sitesInDocument(steps ? { steps } : {})) {
    const message = '"use" has no effect here: calculators and checkers ask their own questions.';
    report("CW017", rangeOfKey(node, "use"), message, `Write the questions of "${node.use ?? ""}" here.`);
  }
};

/** Runs every semantic check of a calculator or checker. */
export const checkTool = (checked: CheckedTool): void => {
  for (const check of formChecks) check(checked);
  checkNoBlocks(checked);
  checkKeyedOn(checked);
  checkAnswerNumbers(checked);
  checkAnswers(checked);
  checkLawDates(checked);
  checkInvariantReferences(checked);
  checkDivision(checked);
  checkUnknownLaw(checked, "refuses");
  checkCannotTell(checked);
  checkExamples(checked);
  checkWording(checked.context.prose, checked.context.language, checked.report);
};
