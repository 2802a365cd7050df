import type { ComputeNode, ToolDefinition } from "../../model/tool.ts";
import type { LawShards } from "../../model/law.ts";
import type { CheckedForm, FormCheck } from "../checks/check.ts";
import { checkCircles } from "../checks/circles.ts";
import { checkLawByHand } from "../checks/law-by-hand.ts";
import { checkLawNumbers } from "../checks/law-numbers.ts";
import { checkNames } from "../checks/names.ts";
import { checkOptions } from "../checks/options.ts";
import { checkPlaceFirst } from "../checks/place-first.ts";
import { checkUnknownLaw } from "../checks/unknown-law.ts";
import { checkFormReach } from "../checks/reach.ts";
import { checkSteps } from "../checks/steps.ts";
import { checkUnread } from "../checks/unused.ts";
import { bareName } from "../ast-parts.ts";
import { didYouMean } from "../problem.ts";
import { checkWording } from "../wording/check-wording.ts";
import { placeOf } from "../yaml-file.ts";
import { checkDivision } from "./check-division.ts";
import type { AnswerInput, ToolInput } from "./tool-input.ts";

const ofForm: readonly FormCheck[] = [
  checkNames,
  checkOptions,
  checkSteps,
  checkCircles,
  checkFormReach,
  checkUnread,
  checkLawNumbers,
  checkLawByHand,
  checkPlaceFirst,
];

/** A tool with everything its checks look at. */
export type CheckedTool = CheckedForm & {
  readonly tool: ToolInput;
  readonly definition: ToolDefinition;
  readonly law: LawShards;
};

// Figures an answer may hold in its own words: those inside marks, ordinals of courts and forms, and years of age.
const marks = /\{\{.*?\}\}/gs;

const numberIn = (text: string): string | null =>
  /(?<![\w-])[$€£¥]?\d[\d,.]*%?/.exec(text.replaceAll(marks, " "))?.[0] ?? null;

const checkSpokenNumbers = ({ tool, report }: CheckedTool): void => {
  for (const answer of tool.answer ?? []) {
    for (const key of ["say", "change"] as const) {
      const found = numberIn(answer[key] ?? "");
      if (found === null) continue;
      const message = `"${found}" is in the answer, but no step calculates it.`;
      report("CW068", placeOf(answer, key), message, "Read it from a step or from catalog/law: {{ highest | money }}.");
    }
  }
};

const allNodes = (nodes: readonly ComputeNode[]): readonly ComputeNode[] =>
  nodes.flatMap((node) => [node, ...(node.type === "rows" ? allNodes(node.compute) : [])]);

/** The last answer fits always, so that there is one for everybody; and none after one that always fits. */
const checkAnswers = ({ tool, report }: CheckedTool): void => {
  const answers: readonly AnswerInput[] = tool.answer ?? [];
  const always = answers.findIndex(({ when }) => when === undefined);
  const last = answers.at(-1);
  if (always < 0 && last)
    report(
      "CW067",
      placeOf(last),
      "No answer applies when none of the conditions is true.",
      "End with an answer without `when`.",
    );
  const dead = always < 0 ? undefined : answers[always + 1];
  if (dead) report("CW027", placeOf(dead), "This answer is never given: the one before it always fits.");
};

const checkKey = ({ tool, unit, report }: CheckedTool): void => {
  const { keyed_on: key } = tool;
  if (key === undefined) return;
  const type = Object.hasOwn(unit.scope.names, key) ? unit.scope.names[key] : undefined;
  const questions = [...unit.fields.keys()];
  if (!type) report("CW021", placeOf(tool, "keyed_on"), `There is no question "${key}".`, didYouMean(key, questions));
  else if (type.type !== "date") report("CW031", placeOf(tool, "keyed_on"), `"${key}" is not a date.`);
};

/** The law in force is chosen by a day of the matter; "today" is right only where the law itself looks at today. */
const checkLawDays = ({ tool, definition, law, report }: CheckedTool): void => {
  const use = definition.law;
  if (!use || !tool.law) return;
  for (const name of use.topics) {
    const topic = use.topicOf?.[name] ?? name;
    const on = use.onByTopic[name] ?? use.on;
    if (bareName(on.ast) !== "today" || law[topic]?.keyedOn === "today") continue;
    const message = `The law on "${topic}" is keyed on ${law[topic]?.keyedOn ?? "a day"}, and is read here as of today.`;
    report(
      "CW064",
      placeOf(tool.law, "on" in tool.law ? "on" : "topics"),
      message,
      "Ask for the day that selects the law.",
    );
  }
};

const checkHolds = ({ tool, definition, report }: CheckedTool): void => {
  const steps = new Set(allNodes(definition.compute).map(({ id }) => id));
  const cases = (tool.cases ?? []).flatMap(({ name }) => name ?? []);
  for (const [at, rule] of definition.holds.entries()) {
    const input = tool.holds?.[at];
    if (!input) continue;
    if (!steps.has(rule.value))
      report("CW021", placeOf(input, "say"), `There is no step "${rule.value}".`, didYouMean(rule.value, steps));
    if (rule.case !== undefined && !cases.includes(rule.case))
      report("CW021", placeOf(input, "case"), `There is no case "${rule.case}".`, didYouMean(rule.case, cases));
  }
};

/** A checker can say that it cannot tell. */
const checkHonesty = ({ tool, definition, report }: CheckedTool): void => {
  if (definition.kind !== "checker" || definition.status !== "ready" || definition.refuse.length > 0) return;
  if (definition.answer.some(({ verdict }) => verdict === "cannot_tell")) return;
  report(
    "CW057",
    placeOf(tool, "answer"),
    "No answer and no refusal says that we cannot tell.",
    "Add refuse: or verdict: cannot_tell.",
  );
};

/** A calculator has an example that was worked out by hand. */
const checkExamples = ({ tool, definition, report }: CheckedTool): void => {
  if (definition.kind !== "calculator" || definition.status !== "ready") return;
  const worked = (tool.cases ?? []).some(({ expect }) => Object.keys(expect?.values ?? {}).length > 0);
  if (worked) return;
  const place = placeOf(tool, tool.cases ? "cases" : "id");
  report("CW058", place, "No case works a figure out.", "Add a case with derivation and expect: { values: … }.");
};

/** Runs every check on the meaning of a calculator or checker. */
export const checkTool = (checked: CheckedTool): void => {
  for (const check of ofForm) check(checked);
  checkKey(checked);
  checkSpokenNumbers(checked);
  checkAnswers(checked);
  checkLawDays(checked);
  checkHolds(checked);
  checkDivision(checked);
  checkUnknownLaw(checked, "refuses");
  checkHonesty(checked);
  checkExamples(checked);
  checkWording(checked.unit.prose, checked.unit.language, checked.report);
};
