import { describe, expect, test } from "vitest";
import "../../../src/i18n/all-screen-messages.ts";
import "../../../src/text/language-registry/all-prose.ts";
import { createAssistantContext } from "../../../scripts/cli/assistant/create-assistant-context.ts";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import type { Turn } from "../../../src/engine/assistant/conversation.ts";
import { choosePage } from "../../../src/engine/assistant/submit-answers.ts";
import { takeTurn } from "../../../src/engine/assistant/turns/take-turn.ts";
import type { RawAnswer, RawAnswers } from "../../../src/model/answers.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { compiled } from "../open-cases.ts";

const today = parseIsoDate("2026-11-23")!;
const english = createAssistantContext(compiled, "en", today);
const japanese = createAssistantContext(compiled, "ja", today);

/** Answers that make the lists of these pages appear. */
const GIVEN: { readonly [page: string]: RawAnswers } = {
  "divorce-agreement": { has_children: true },
  will: { rest_to: "named" },
};

/** Asks a list of a page directly, then says each turn. */
const talk = (page: string, list: string, turns: readonly string[], context = english) => {
  const chosen = choosePage(startConversation(), page, context, GIVEN[page]);
  let turn: Turn = {
    history: { ...chosen.history, present: { ...chosen.history.present, asked: list } },
    reply: chosen.reply,
  };
  for (const typed of turns) turn = takeTurn(turn.history, typed, context);
  return { ...turn, rows: turn.reply.slots[list] };
};

const children = (turns: readonly string[], context = english) => talk("divorce-agreement", "children", turns, context);

const ANA = { child_name: "Ana", born: "2015-03-03" };
const BEN = { child_name: "Ben", born: "2018-05-04" };

describe("a list typed as messages", () => {
  test.each([
    [["two kids, Ana born March 3, 2015 and Ben born May 4, 2018"], [ANA, BEN]],
    [["Ana 2015-03-03; Ben 2018-05-04"], [ANA, BEN]],
    [["Ana, 3/3/2015, and Ben, 5/4/2018"], [ANA, BEN]],
    [
      ["Ana born 3/3/2015", "add another", "Ben, May 4, 2018"],
      [ANA, BEN],
    ],
    [["my kids are Ana and Ben"], [{ child_name: "Ana" }, { child_name: "Ben" }]],
    [
      ["Ana and Ben", "March 3, 2015", "May 4, 2018"],
      [ANA, BEN],
    ],
    // A year alone is not a date of birth.
    [["two kids, Ana born 2015 and Ben 2018"], [{ child_name: "Ana" }, { child_name: "Ben" }]],
    [
      ["two kids, Ana born 2015 and Ben 2018", "March 3, 2015", "5/4/2018"],
      [ANA, BEN],
    ],
    [
      ["Ana 3/3/2015", "Ben 5/5/2018", "actually Ben was born May 4, 2018"],
      [ANA, BEN],
    ],
    [
      ["Anna 3/3/2015, Ben 5/4/2018", "change Anna to Ana"],
      [ANA, BEN],
    ],
    [
      ["Ana 3/3/2015, Ben 5/5/2018", "no, the second one is May 4, 2018"],
      [ANA, BEN],
    ],
    [["Ana 3/3/2015, Ben 5/4/2018", "remove Ben"], [ANA]],
    [["Ana 3/3/2015, Ben 5/4/2018", "undo"], [ANA]],
    [["Ana 3/3/2015", "Ben 5/4/2018", "undo"], [ANA]],
    [
      ["Ana 3/3/2015, Ben 5/4/2018", "no more", "add one more", "Cy 6/5/2020"],
      [ANA, BEN, { child_name: "Cy", born: "2020-06-05" }],
    ],
  ] as [string[], RawAnswer][])("%j", (turns, rows) => expect(children(turns).rows).toEqual(rows));

  test.each([
    [["子ども二人、アナ 2015年3月3日、ベン 2018年5月4日"], ["アナ", "ベン"]],
    [["アナは2015年3月3日生まれとベンは2018年5月4日生まれ"], ["アナ", "ベン"]],
    [
      ["アナ 2015年3月3日", "もう一人", "ベン 2018年5月4日"],
      ["アナ", "ベン"],
    ],
    [
      ["アナとベン", "2015年3月3日", "2018年5月4日"],
      ["アナ", "ベン"],
    ],
    [
      ["アンナ 2015年3月3日、ベン 2018年5月4日", "アンナをアナに変更"],
      ["アナ", "ベン"],
    ],
    [
      ["アナ 2015年3月3日、ベン 2018年5月4日、キム 2020年6月5日", "キムを削除して"],
      ["アナ", "ベン"],
    ],
  ] as [string[], string[]][])("in Japanese: %j", (turns, [first, second]) =>
    expect(children(turns, japanese).rows).toEqual([
      { ...ANA, child_name: first },
      { ...BEN, child_name: second },
    ]),
  );

  test("asks for the part that a row lacks, by the name of the row", () => {
    const { reply } = children(["Ana and Ben 5/4/2018"]);
    expect(reply.text).toMatch(/Ana: .*birth/);
    expect(reply.ask?.id).toBe("children");
  });

  test("says what it has so far, and asks the next question after the last row", () => {
    const complete = ["Ana 3/3/2015 and Ben 5/4/2018"];
    expect(children(complete).reply.text).toContain("1. Ana (March 3, 2015), 2. Ben (May 4, 2018)");
    expect(children([...complete, "no more"]).reply.ask?.id).not.toBe("children");
    expect(children(["アナ 2015年3月3日", "以上です"], japanese).reply.ask?.id).not.toBe("children");
  });

  test("amounts, percentages and options go to their own questions", () => {
    expect(talk("will", "residue", ["Ana Reyes 60%, Ben Reyes 40%"]).rows).toMatchObject([
      { name: "Ana Reyes", share: "60" },
      { name: "Ben Reyes", share: "40" },
    ]);
  });

  test("people and companies are recognized by their names", () =>
    expect(talk("rental-agreement", "landlords", ["Ana Reyes and Hill Homes LLC"]).rows).toMatchObject([
      { kind: "person", name: "Ana Reyes" },
      { kind: "company", name: "Hill Homes LLC" },
    ]));

  test.each(["child support in Texas", "what is a parenting plan?", "why", "start over"])(
    "%s is not taken for a row",
    (typed) =>
      expect(children([typed]).history.present.answers["document:divorce-agreement"]?.["children"]).toBeUndefined(),
  );

  test("a sentence is no row", () =>
    expect(
      children(["we had a really long fight about who should have the children on weekends"]).rows,
    ).toBeUndefined());
});
