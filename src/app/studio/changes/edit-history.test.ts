import { expect, test } from "vitest";
import { changeText, replaceFiles, discardEdits, undoLast } from "./edit-history.ts";

const shipped = { "a.yaml": "a", "b.yaml": "b" };
const edited = { edits: { "a.yaml": "A", "new.yaml": "n" }, acts: [] };

test("taking files back drops their edits, and undoing it restores them", () => {
  const back = discardEdits(edited, ["a.yaml", "new.yaml"]);
  expect(back.edits).toEqual({});
  expect(undoLast(back)).toEqual(edited);
});

test("undoing an import removes its files and restores the edits it replaced", () => {
  const imported = replaceFiles(edited, shipped, { "a.yaml": "other", "c.yaml": "c", "b.yaml": "b" });
  expect(imported.edits).toEqual({ "a.yaml": "other", "new.yaml": "n", "c.yaml": "c" });
  expect(undoLast(imported)).toEqual(edited);
});

test("an act can no longer be undone once one of its files was typed in", () => {
  const typed = changeText(replaceFiles(edited, shipped, { "c.yaml": "c" }), shipped, "c.yaml", "more");
  expect(typed.acts).toEqual([]);
  expect(changeText(discardEdits(edited, ["a.yaml"]), shipped, "b.yaml", "B").acts).toEqual([{ "a.yaml": "A" }]);
});

test("a text typed back to what was shipped is no edit", () => {
  expect(changeText(edited, shipped, "a.yaml", "a").edits).toEqual({ "new.yaml": "n" });
});
