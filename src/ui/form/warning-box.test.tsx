import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { WarningView } from "../../model/form-view.ts";
import { WarningBox } from "./warning-box.tsx";

const nothing = (): void => undefined;

const shown = (warning: Partial<WarningView>, isKept = false): string =>
  renderToStaticMarkup(
    <WarningBox
      warning={{ id: "old", at: "start", text: "The day is past.", stop: false, decision: "old:1", ...warning }}
      isKept={isKept}
      locale="en"
      onChange={nothing}
      onKeep={nothing}
    />,
  );

const buttons = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map((m) => m[1]!);

it("F14 a warning can be mended or kept, and a stop only mended", () => {
  expect(buttons(shown({}))).toEqual(["Change", "Keep my answer"]);
  expect(buttons(shown({}, true))).toEqual(["Change"]);
  expect(shown({}, true)).toContain("You chose to keep this answer.");
  expect(buttons(shown({ stop: true }))).toEqual(["Change"]);
});

it("F14 what no answer can change offers no change, only to take note of it", () => {
  expect(buttons(shown({ fact: true }))).toEqual(["I have read this"]);
  expect(buttons(shown({ fact: true }, true))).toEqual([]);
  expect(shown({ fact: true }, true)).toContain("You have read this.");
  expect(shown({ fact: true })).toContain("Good to know");
});
