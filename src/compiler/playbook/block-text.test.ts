import { expect, test } from "vitest";
import { blockText } from "./block-text.ts";

test("the text of a block has the items of its lists, the words after them, and blanks for values", () => {
  const variants = [
    { when: "work", text: "Not this." },
    {
      text: "Nothing prohibits anyone from",
      join: "or" as const,
      items: ["reporting it", { when: "work", text: "discussing pay" }, "testifying"],
      after: "and no one must ask {{ owner }} first.",
    },
  ];
  expect(blockText({ clauses: [{ variants }, { text: "This binds", items: ["heirs", "assigns"] }] })).toBe(
    "Nothing prohibits anyone from (a) reporting it; (b) discussing pay; or (c) testifying, and no one must ask [fill in] first.\n\nThis binds (a) heirs; and (b) assigns.",
  );
  expect(blockText({ clauses: [] })).toBe(null);
});
