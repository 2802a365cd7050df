import { LAW_UNKNOWN } from "../../../engine/form/view/law-warnings.ts";
import type { ToolRefusal, ToolResult } from "../../../model/tool-result.ts";
import { normalizeText, matchesExpected, expectedValue, plainValue } from "../cases/check-expectations.ts";
import type { ResolvedCase } from "../cases/run-case.ts";
import type { CaseInput } from "../../input/schema-types.ts";
import { didYouMean } from "../../problems/problem.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { ToolCaseResult } from "./run-tool-case.ts";

type Expected = NonNullable<CaseInput["expect"]>;

const reportedCodes = ({ badge, answer, why, change }: ToolResult): string =>
  normalizeText([badge?.text ?? "", answer, why ?? "", change ?? ""].join(" "));

const checkWords = (expected: Expected, result: ToolResult, report: Report): void => {
  const text = reportedCodes(result);
  for (const [index, phrase] of (expected.has ?? []).entries()) {
    if (!text.includes(normalizeText(phrase)))
      report(
        "CW070",
        rangeOf(expected.has ?? [], index),
        `The answer does not say "${phrase}".`,
        `It says "${text.trim()}"`,
      );
  }
  for (const [index, phrase] of (expected.lacks ?? []).entries()) {
    if (text.includes(normalizeText(phrase)))
      report("CW070", rangeOf(expected.lacks ?? [], index), `The answer says "${phrase}".`);
  }
};

const valueNamed = (name: string, { view }: ToolCaseResult, result: ToolResult): unknown => {
  const step = Object.hasOwn(result.values, name) ? result.values[name] : undefined;
  if (step) return plainValue(step.value);
  const inner = result.trace.find(({ path }) => path === name);
  if (inner) return plainValue(inner.value);
  return Object.hasOwn(view.values, name) ? plainValue(view.values[name] ?? null) : null;
};

const checkValues = (expected: Expected, caseResult: ToolCaseResult, result: ToolResult, report: Report): void => {
  const wanted = expected.values ?? {};
  for (const [name, value] of Object.entries(wanted)) {
    const found = valueNamed(name, caseResult, result);
    if (matchesExpected(found, expectedValue(value))) continue;
    const known = [...Object.keys(result.values), ...result.trace.map(({ path }) => path)];
    const hint = found === null && result.refusal === null ? didYouMean(name, known) : null;
    report("CW070", rangeOf(wanted, name), `"${name}" is ${JSON.stringify(found)}.`, hint);
  }
};

/** Whether a stop keeps the visitor from the result. */
const isStopped = ({ view }: ToolCaseResult): boolean => view.warnings.some(({ id }) => id === LAW_UNKNOWN);

/** Whether the tool refuses although its author expects an answer; all other expectations then fail, too. */
export const isUnexpectedRefusal = (caseResult: ToolCaseResult): boolean => {
  const { refused, verdict, warnings } = caseResult.full.source.expect ?? {};
  if (isStopped(caseResult)) return !warnings?.includes(LAW_UNKNOWN);
  return caseResult.result?.refusal != null && verdict !== "cannot_tell" && refused === undefined;
};

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

const reportRefusal = ({ source }: ResolvedCase, { say, missingInputs }: ToolRefusal, report: Report): void => {
  const range = rangeOf(source, "name");
  if (!missingInputs)
    return report("CW070", range, `The tool refuses: ${say}`, "Expect it with part of what it says: refused: …");
  const { step, reads } = missingInputs;
  const message = `The tool refuses, because the step "${step}" has no value in this case.`;
  const remedy =
    reads.length === 0
      ? "None of its variants applies: leave `when` out of the last one."
      : `It reads ${listed(reads)}, which has none: give it a last variant without \`when\`, such as { is: 0 }.`;
  report("CW070", range, message, `${remedy} Or expect it with part of what it says: refused: …`);
};

const checkWarnings = (expected: Expected, { view }: ToolCaseResult, report: Report): void => {
  if (!expected.warnings) return;
  const warnings = view.warnings.map(({ id }) => id);
  if (warnings.length === expected.warnings.length && warnings.every((id) => expected.warnings?.includes(id))) return;
  report("CW070", rangeOf(expected, "warnings"), `The warnings are [${warnings.join(", ")}].`);
};

/** A case that ends at a stop has no result: it expects the stop and nothing else. */
const checkStop = (caseResult: ToolCaseResult, report: Report): void => {
  const expected = caseResult.full.source.expect ?? {};
  const [other] = Object.keys(expected).filter((key) => key !== "warnings");
  if (other !== undefined) {
    const message = "The form stops at a question in this case, so there is no result.";
    report("CW070", rangeOf(expected, other), message, `Expect the stop: warnings: [${LAW_UNKNOWN}].`);
  }
  checkWarnings(expected, caseResult, report);
};

const checkRefusal = (expected: Expected, result: ToolResult, report: Report): void => {
  const { refused } = expected;
  if (refused === undefined) return;
  if (!result.refusal)
    report("CW070", rangeOf(expected, "refused"), `The tool does not refuse. It says "${result.answer}"`);
  else if (!normalizeText(result.refusal.say).includes(normalizeText(refused)))
    report("CW070", rangeOf(expected, "refused"), `The tool refuses in other words: "${result.refusal.say}"`);
};

const checkBanners = (expected: Expected, result: ToolResult, report: Report): void => {
  if (!expected.banners) return;
  const shown = result.banners.map(({ kind }) => kind);
  if (shown.length === expected.banners.length && shown.every((kind) => expected.banners?.includes(kind))) return;
  report("CW070", rangeOf(expected, "banners"), `The banners are [${shown.join(", ")}].`);
};

const checkVerdict = (expected: Expected, result: ToolResult, report: Report): void => {
  if (expected.verdict === undefined || expected.verdict === result.verdict) return;
  report("CW070", rangeOf(expected, "verdict"), `The verdict is ${result.verdict ?? "none"}: "${result.answer}"`);
};

const hasFractionalCents = (unit: string | null, shown: string): boolean => unit === "USD" && /\.\d{3,}|…/.test(shown);

/** Amounts in an answer have no fractions of a cent. */
const checkCents = (caseResult: ToolCaseResult, result: ToolResult, report: Report): void => {
  const found = /\$[\d,]+\.\d{3,}/.exec(result.answer)?.[0];
  if (found !== undefined)
    report(
      "CW074",
      rangeOf(caseResult.full.source, "name"),
      `The answer says "${found}".`,
      "Round the step: round: { step: 0.01, direction: … }",
    );
  const step = result.trace.find(
    ({ unit, formatted }) => hasFractionalCents(unit, formatted) && result.answer.includes(formatted),
  );
  if (step && found === undefined)
    report("CW074", rangeOf(caseResult.full.source, "name"), `The step "${step.path}" is ${step.formatted}.`);
};

/** Compares the result of a case with its author's expectations. */
export const checkToolCase = (caseResult: ToolCaseResult, report: Report): void => {
  const { source } = caseResult.full;
  const { result, view } = caseResult;
  const expected = source.expect ?? {};
  if (view.ineligible?.id !== expected.exit) {
    const says = view.ineligible
      ? `The question "${view.ineligible.id}" shows the way out in this case.`
      : `The question "${expected.exit ?? ""}" does not show the way out.`;
    report("CW070", rangeOf(source, "name"), says);
  }
  if (!result || view.ineligible) return;
  if (source.derivation === undefined)
    report("CW014", rangeOf(source, "name"), "The case needs a derivation: how the figures were calculated by hand.");
  if (isStopped(caseResult)) return checkStop(caseResult, report);
  if (result.refusal && isUnexpectedRefusal(caseResult)) return reportRefusal(caseResult.full, result.refusal, report);
  checkVerdict(expected, result, report);
  checkRefusal(expected, result, report);
  checkValues(expected, caseResult, result, report);
  checkWords(expected, result, report);
  checkBanners(expected, result, report);
  checkCents(caseResult, result, report);
  checkWarnings(expected, caseResult, report);
};
