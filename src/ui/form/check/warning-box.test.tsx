import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { WarningBox } from "./warning-box.tsx";

const nothing = (): void => undefined;

const shown = (warning: Partial<WarningView>, isAccepted = false, locale = "en", onFix?: () => void): string =>
  renderToStaticMarkup(
    <WarningBox
      warning={{ id: "old", path: "start", text: "The day is past.", stop: false, decision: "old:1", ...warning }}
      isAccepted={isAccepted}
      locale={locale}
      onChange={nothing}
      onAccept={nothing}
      onFix={onFix}
    />,
  );

it("beside a result, the rules of a warning are one press away", () => {
  const rule = {
    topic: "t",
    column: "c",
    label: "Days of notice",
    jurisdiction: "Oregon",
    formatted: "at least 90 days",
  };
  const source = {
    status: "confirmed",
    cite: "ORS 90.323",
    href: null,
    inForceFrom: null,
    checked: null,
    about: "",
  } as const;
  const law = [{ ...rule, ...source }];
  const html = renderToStaticMarkup(
    <WarningBox
      warning={{ id: "old", path: "start", text: "Late.", stop: false, decision: "old:1", law }}
      isAccepted={false}
      isCompact
      locale="en"
      onChange={nothing}
      onAccept={nothing}
    />,
  );
  expect(html).toContain("Show the rule</summary>");
  expect(shown({ law })).not.toContain("<summary");
});

const buttons = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map((m) => m[1]!);

it("a warning can be corrected or accepted, a stop only corrected (F14)", () => {
  expect(buttons(shown({}))).toEqual(["Change", "Keep my answer"]);
  expect(buttons(shown({}, true))).toEqual(["Change"]);
  expect(shown({}, true)).toContain("You chose to keep this answer.");
  expect(buttons(shown({ stop: true }))).toEqual(["Change"]);
});

it("law that we do not have is no mistake to correct: the official page comes first, then another answer", () => {
  const missingLaw = ["We cannot answer this for Hawaii yet.", "Ask the court there."] as const;
  const html = shown({ stop: true, atOnce: true, missingLaw, text: missingLaw.join(" ") });
  expect(html).toContain("We cannot answer this for Hawaii yet.</p>");
  expect(html).not.toContain("Fix this before you continue");
  expect(buttons(html)).toEqual(["Change my answer"]);
});

it("two people in one row can be split into two rows, where the page offers it", () => {
  const split = ["Robert Chen", "Linda Chen"] as const;
  expect(buttons(shown({ split }, false, "en", nothing))).toEqual([
    "Split into Robert Chen and Linda Chen",
    "Change",
    "Keep my answer",
  ]);
  expect(buttons(shown({ split }))).toEqual(["Change", "Keep my answer"]);
});

it("the answer that a warning offers is one press away, where the page offers it", () => {
  const instead = { path: "tenant.kind", answer: "company", label: "Yes, it is an organization" };
  expect(buttons(shown({ instead }, false, "en", nothing))).toEqual([
    "Yes, it is an organization",
    "Change",
    "Keep my answer",
  ]);
  expect(buttons(shown({ instead }))).toEqual(["Change", "Keep my answer"]);
});

const decidable = (html: string): string => html.replaceAll(/<button.*?<\/button>/g, "");

it.each(["en", "ja"])("a warning that waits for a decision names the buttons that decide it (%s)", (locale) => {
  const { change, keepMine, takeNote } = stepsMessages(locale);
  const waiting = decidable(shown({}, false, locale));
  expect([waiting.includes(change), waiting.includes(keepMine)]).toEqual([true, true]);
  expect(decidable(shown({ fact: true }, false, locale))).toContain(takeNote);
  for (const done of [shown({}, true, locale), shown({ stop: true }, false, locale)]) {
    expect(decidable(done)).not.toContain(keepMine);
  }
});

it("a warning that no answer can change can only be acknowledged (F14)", () => {
  expect(buttons(shown({ fact: true }))).toEqual(["I have read this"]);
  expect(buttons(shown({ fact: true }, true))).toEqual([]);
  expect(shown({ fact: true }, true)).toContain("Marked as read");
  expect(shown({ fact: true })).toContain("Good to know");
});
