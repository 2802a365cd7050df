import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { jurisdictionNamer } from "../../src/app/calculate/jurisdiction-namer.ts";
import { prepareToolRun, runToolCase } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolCaseResult } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import type { LawSource } from "../../src/model/tool-result.ts";
import { certaintyText } from "../../src/ui/result/law/certainty-text.ts";
import { LawList } from "../../src/ui/result/law/law-list.tsx";
import { resultText } from "../../src/ui/result/result-text.ts";
import { formatIsoDate } from "../../src/ui/result/law/format-iso-date.ts";
import { CalculationSteps } from "../../src/ui/result/working/calculation-steps.tsx";
import { compiled } from "./open-cases.ts";
import { casesOf } from "./tool-facts.ts";

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("'", "&#x27;")
    .replaceAll('"', "&quot;");

/** Text a result must show for a law value, in every tool. */
const requiredTexts = (source: LawSource): readonly string[] => {
  const { status, formatted, cite, href, inForceFrom, checked, official } = source;
  const isOpen = status === "unknown" || status === "disputed";
  const value = isOpen ? "not known" : status === "none" ? "The law does not set a figure." : formatted;
  const read = [cite, href, inForceFrom && formatIsoDate(inForceFrom), checked && formatIsoDate(checked)];
  // For an unknown value there is only the page to consult.
  const where = isOpen && cite === null ? [official] : read;
  return [value, certaintyText(source), ...where].map((one) => one ?? "(nothing)");
};

const faultsIn = (where: string, text: string, source: LawSource, print: (text: string) => string): readonly string[] =>
  requiredTexts(source).flatMap((one) =>
    one !== "" && text.includes(print(one))
      ? []
      : [`${where}: ${source.jurisdiction} ${source.topic}.${source.column} lacks "${one}"`],
  );

const toolFaults = (tool: ToolDefinition, { result, view, full }: ToolCaseResult): readonly string[] => {
  if (!result) return [];
  const names = jurisdictionNamer(tool);
  const about = { title: tool.id, answerTexts: new Map(), day: full.today, names, warnings: view.warnings };
  const text = resultText(result, about);
  const lines = text.split("\n");
  return result.sources.flatMap((source) => {
    const page = renderToStaticMarkup(createElement(LawList, { sources: [source], names }));
    const line = lines.find(
      (one) =>
        one.startsWith(`${source.label} (${names(source.jurisdiction)}): `) && one.includes(certaintyText(source)),
    );
    return [...faultsIn("page", page, source, escaped), ...faultsIn("text", line ?? "", source, (one) => one)];
  });
};

/** Internal wording: the name of a row's status, and a dash in place of a value. */
const INTERNAL = /is confirmed|is read in a summary|reported differently|is (?:secondary|unknown|disputed)|status|—/;

const workedFaults = ({ result, full }: ToolCaseResult): readonly string[] => {
  if (!result) return [];
  const html = renderToStaticMarkup(createElement(CalculationSteps, { trace: result.trace }));
  const found = INTERNAL.exec(html.replaceAll(/<[^>]*>/g, "\n"));
  return found ? [`${full.source.name}: ${found[0]}`] : [];
};

const tools = [...compiled.tools.values()].filter(({ status }) => status === "ready");

describe.each(tools.map((tool) => ({ name: tool.id, tool })))("$name", ({ tool }) => {
  const runnable = prepareToolRun(tool, compiled.law, compiled.settings.defaults);
  const caseResults = casesOf(tool).flatMap((full) => runToolCase(runnable, full) ?? []);

  test("page and copied text show value, citation, link, effective date, review date and certainty of each law value", () => {
    const faults = caseResults.flatMap((caseResult) => toolFaults(tool, caseResult));
    expect([...new Set(faults)]).toEqual([]);
  });

  test("the calculation shows no status of the law and no dash for a figure", () => {
    expect([...new Set(caseResults.flatMap(workedFaults))]).toEqual([]);
  });

  test("the copied text contains a form's warning with its law", () => {
    const names = jurisdictionNamer(tool);
    const faults = caseResults.flatMap(({ result, view, full }) => {
      if (!result) return [];
      const text = resultText(result, {
        title: tool.id,
        answerTexts: new Map(),
        day: full.today,
        names,
        warnings: view.warnings,
      });
      return view.warnings.filter((warning) => !text.includes(warning.text)).map(({ id }) => id);
    });
    expect(faults).toEqual([]);
  });
});
