import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { outputMessages } from "../../../i18n/output.ts";
import { NextSteps, NextStepText } from "./next-steps.tsx";
import type { ShownNextStep } from "./next-steps.tsx";

const messages = outputMessages("en");
const step = (text: string): ShownNextStep => ({ text, due: null });

test("a step that the screen shows elsewhere is number 1 of the list on paper", () => {
  const shown = (steps: readonly ShownNextStep[]): string =>
    renderToStaticMarkup(<NextSteps title="Next" steps={steps} messages={messages} onlyPrinted={1} />);
  const both = shown([step("Ask."), step("File.")]);
  const items = [...both.matchAll(/<li class="([^"]*)".*?>(\d)<\/span>/g)].map(([, style, number]) => [
    number,
    style!.split(" ").includes("hidden"),
  ]);
  expect(items).toEqual([
    ["1", true],
    ["2", false],
  ]);
  const isHidden = (html: string): boolean => /<section[^>]*class="[^"]*hidden/.test(html);
  expect([isHidden(both), isHidden(shown([step("Ask.")]))]).toEqual([false, true]);
});

test("an official page is one press away", () => {
  const link = { href: "https://example.org/fees", title: "Go to the official page" };
  const html = renderToStaticMarkup(<NextStepText step={{ ...step("Check the fee."), link }} messages={messages} />);
  expect(html).toMatch(/<a href="https:\/\/example\.org\/fees" target="_blank"[^>]*>Go to the official page/);
});
