import { expect, test } from "vitest";
import { body, clause, made, plan, writer } from "../../../../tests/documents/hand-made.ts";
import { documentLines } from "../../../../tests/documents/document-lines.ts";
import { ask } from "../../../../tests/forms/hand-made.ts";

const fields = [ask("has_board", "yes_no"), ask("late", "yes_no")];
const { formula } = writer(fields);
const text = (words: string) => ({ variants: [body([words])] });

const clauses = [
  clause("intro", text("Before all.")),
  clause("name", { part: ["General"], ...text("The name.") }),
  clause("seat", text("The seat.")),
  clause("board", { part: ["The board"], when: formula("has_board = true"), ...text("A board.") }),
  clause("meetings", { when: formula("has_board = true"), ...text("Its meetings.") }),
  clause("year", { part: ["At the end"], when: formula("late = true"), ...text("The year.") }),
  clause("end", text("The end.")),
];

const linesWith = (answers: object, language = "en"): readonly string[] => {
  const numbering = language === "ja" ? "jo" : "decimal";
  return documentLines(made(fields, plan({ language, numbering, clauses })).assemble(answers)).slice(1);
};

test("a chapter begins at its first printed clause, and clause numbers continue across chapters", () => {
  expect(linesWith({ has_board: true, late: true })).toEqual([
    "1. Before all.",
    "ARTICLE I General",
    "2. The name.",
    "3. The seat.",
    "ARTICLE II The board",
    "4. A board.",
    "5. Its meetings.",
    "ARTICLE III At the end",
    "6. The year.",
    "7. The end.",
  ]);
});

test("a chapter without printed clauses has no heading and no number", () => {
  expect(linesWith({ has_board: false, late: false })).toEqual([
    "1. Before all.",
    "ARTICLE I General",
    "2. The name.",
    "3. The seat.",
    "ARTICLE II At the end",
    "4. The end.",
  ]);
});

test.each([
  ["ja", "第1章 General"],
  ["es", "CAPÍTULO I General"],
  ["fr", "TITRE I General"],
  ["de", "Abschnitt 1 General"],
  ["zh-Hans", "第一章 General"],
])("chapters are numbered in the style of the language (%s)", (language, heading) => {
  expect(linesWith({}, language)).toContain(heading);
});
