import { expect, test } from "vitest";
import type { Reply } from "../../../engine/assistant/conversation.ts";
import { textOfReply, replyFigure } from "./reply-text.ts";

const reply: Reply = {
  status: "GROUNDED",
  intent: "calculate",
  text: "I understood: Which state: Texas. How many children? Choose one: 1, 2.",
  ids: [],
  citations: [],
  focus: null,
  slots: {},
  ask: { id: "children", kind: "number", label: "How many children?", options: [] },
  understood: [{ id: "state", label: "Which state", answer: "Texas" }],
  lead: "First, a few questions.",
};
const figure = { verdict: null, answer: "You would pay $752 a month.", values: {} };

test("an open question is not repeated above its input", () =>
  expect(textOfReply(reply, true)).toBe("First, a few questions."));

test("a question that is past stays in the conversation, without the answers that are shown beside it", () =>
  expect(textOfReply(reply, false)).toBe("First, a few questions. How many children?"));

test("a reply that was stored without a lead keeps its text", () => {
  const { lead: _lead, understood: _understood, ...before } = reply;
  expect(textOfReply(before, true)).toBe(before.text);
});

test("a figure is apart from what was understood and from what follows it", () => {
  const text = `I understood: Which state: Texas. ${figure.answer} See the court's page.`;
  expect(replyFigure({ text, figure, lead: "See the court's page." })).toEqual({
    before: "",
    figure: figure.answer,
    after: "See the court's page.",
  });
  expect(replyFigure({ text: `Undone. ${text}`, figure, lead: "Undone. See the court's page." })?.before).toBe(
    "Undone.",
  );
});

test("what follows a value of law does not begin with its full stop", () =>
  expect(
    replyFigure({
      text: "Highest claim (California): at most $12,500. Last checked on November 21, 2026.",
      figure: { ...figure, answer: "at most $12,500" },
    }),
  ).toEqual({
    before: "Highest claim (California):",
    figure: "at most $12,500",
    after: "Last checked on November 21, 2026.",
  }));

test("a reply without a figure has none", () => expect(replyFigure({ text: "Hello." })).toBeNull());
