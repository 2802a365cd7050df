import type { Refused, ToolResult } from "../../model/tool-result.ts";
import { flat, same, wantedValue, plainValue } from "../cases/check-expectations.ts";
import type { FullCase } from "../cases/play-case.ts";
import type { CaseInput } from "../input.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { PlayedTool } from "./play-tool-case.ts";

type Expected = NonNullable<CaseInput["expect"]>;

const told = ({ answer, change }: ToolResult): string => flat([answer, change ?? ""].join(" "));

const checkWords = (expected: Expected, result: ToolResult, report: Report): void => {
  const text = told(result);
  for (const [at, phrase] of (expected.has ?? []).entries()) {
    if (!text.includes(flat(phrase)))
      report(
        "CW070",
        placeOf(expected.has ?? [], at),
        `The answer does not say "${phrase}".`,
        `It says "${text.trim()}"`,
      );
  }
  for (const [at, phrase] of (expected.lacks ?? []).entries()) {
    if (text.includes(flat(phrase))) report("CW070", placeOf(expected.lacks ?? [], at), `The answer says "${phrase}".`);
  }
};

const valueNamed = (name: string, { view }: PlayedTool, result: ToolResult): unknown => {
  const step = Object.hasOwn(result.values, name) ? result.values[name] : undefined;
  if (step) return plainValue(step.value);
  const inner = result.trace.find(({ path }) => path === name);
  if (inner) return plainValue(inner.value);
  return Object.hasOwn(view.values, name) ? plainValue(view.values[name] ?? null) : null;
};

const checkValues = (expected: Expected, played: PlayedTool, result: ToolResult, report: Report): void => {
  const wanted = expected.values ?? {};
  for (const [name, value] of Object.entries(wanted)) {
    const found = valueNamed(name, played, result);
    if (same(found, wantedValue(value))) continue;
    const known = [...Object.keys(result.values), ...result.trace.map(({ path }) => path)];
    const hint = found === null && result.refused === null ? didYouMean(name, known) : null;
    report("CW070", placeOf(wanted, name), `"${name}" is ${JSON.stringify(found)}.`, hint);
  }
};

/** Whether the tool refuses where its author expects an answer: no other expectation can hold then. */
export const isUnaskedRefusal = ({ full, result }: PlayedTool): boolean => {
  const { refused, verdict } = full.source.expect ?? {};
  return result?.refused != null && verdict !== "cannot_tell" && refused === undefined;
};

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

const reportRefusal = ({ source }: FullCase, { say, lacking }: Refused, report: Report): void => {
  const place = placeOf(source, "name");
  if (!lacking)
    return report("CW070", place, `The tool refuses: ${say}`, "Expect it with part of what it says: refused: …");
  const { step, reads } = lacking;
  const message = `The tool refuses, because the step "${step}" has no value in this case.`;
  const remedy =
    reads.length === 0
      ? "None of its variants applies: leave `when` out of the last one."
      : `It reads ${listed(reads)}, which has none: give it a last variant without \`when\`, such as { is: 0 }.`;
  report("CW070", place, message, `${remedy} Or expect it with part of what it says: refused: …`);
};

const checkRefusal = (expected: Expected, result: ToolResult, report: Report): void => {
  const { refused } = expected;
  if (refused === undefined) return;
  if (!result.refused)
    report("CW070", placeOf(expected, "refused"), `The tool does not refuse. It says "${result.answer}"`);
  else if (!flat(result.refused.say).includes(flat(refused)))
    report("CW070", placeOf(expected, "refused"), `The tool refuses in other words: "${result.refused.say}"`);
};

const checkBanners = (expected: Expected, result: ToolResult, report: Report): void => {
  if (!expected.banners) return;
  const shown = result.banners.map(({ kind }) => kind);
  if (shown.length === expected.banners.length && shown.every((kind) => expected.banners?.includes(kind))) return;
  report("CW070", placeOf(expected, "banners"), `The banners are [${shown.join(", ")}].`);
};

const checkVerdict = (expected: Expected, result: ToolResult, report: Report): void => {
  if (expected.verdict === undefined || expected.verdict === result.verdict) return;
  report("CW070", placeOf(expected, "verdict"), `The verdict is ${result.verdict ?? "none"}: "${result.answer}"`);
};

const isLongSum = (unit: string | null, shown: string): boolean => unit === "USD" && /\.\d{3,}|…/.test(shown);

/** Sums an answer shows have no fractions of a cent. */
const checkCents = (played: PlayedTool, result: ToolResult, report: Report): void => {
  const found = /\$[\d,]+\.\d{3,}/.exec(result.answer)?.[0];
  if (found !== undefined)
    report(
      "CW074",
      placeOf(played.full.source, "name"),
      `The answer says "${found}".`,
      "Round the step: round: { step: 0.01, direction: … }",
    );
  const step = result.trace.find(({ unit, shown }) => isLongSum(unit, shown) && result.answer.includes(shown));
  if (step && found === undefined)
    report("CW074", placeOf(played.full.source, "name"), `The step "${step.path}" is ${step.shown}.`);
};

/** Holds what came of a case against what its author expects. */
export const checkToolCase = (played: PlayedTool, report: Report): void => {
  const { source } = played.full;
  const { result, view } = played;
  const expected = source.expect ?? {};
  if (view.exit?.id !== expected.exit) {
    const says = view.exit
      ? `The question "${view.exit.id}" shows the way out in this case.`
      : `The question "${expected.exit ?? ""}" does not show the way out.`;
    report("CW070", placeOf(source, "name"), says);
  }
  if (!result || view.exit) return;
  if (source.derivation === undefined)
    report("CW014", placeOf(source, "name"), "The case needs a derivation: how the figures were calculated by hand.");
  if (result.refused && isUnaskedRefusal(played)) return reportRefusal(played.full, result.refused, report);
  checkVerdict(expected, result, report);
  checkRefusal(expected, result, report);
  checkValues(expected, played, result, report);
  checkWords(expected, result, report);
  checkBanners(expected, result, report);
  checkCents(played, result, report);
  const warnings = view.warnings.map(({ id }) => id);
  if (
    expected.warnings &&
    (warnings.length !== expected.warnings.length || !warnings.every((id) => expected.warnings?.includes(id)))
  )
    report("CW070", placeOf(expected, "warnings"), `The warnings are [${warnings.join(", ")}].`);
};
