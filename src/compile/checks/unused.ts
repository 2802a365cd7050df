import { placeOf } from "../yaml-file.ts";
import type { CheckedForm, DocumentCheck, FormCheck } from "./check.ts";

/** Every question is asked for something: it is printed, decides over something, or names who signs. */
export const checkUnused: DocumentCheck = (checked) => {
  const signing = checked.definition.document.signatures?.groups.map(({ field }) => field) ?? [];
  reportUnused(checked, signing);
};

/** Every question of a calculator or checker is read by a formula or a text. */
export const checkUnread: FormCheck = (checked) => reportUnused(checked, []);

const reportUnused = ({ input, unit, report }: CheckedForm, signing: readonly string[]): void => {
  const used = new Set([...unit.read, ...signing]);
  for (const [id, field] of unit.fields) {
    if (used.has(id) || (field.role !== undefined && unit.agreeing.has(field.role))) continue;
    const message = `The answer to "${id}" is used nowhere.`;
    report(
      "CW029",
      placeOf(field, "id"),
      message,
      "Print it, let it decide over something, or leave the question out.",
    );
  }
  for (const [id, { input: figure }] of unit.figures) {
    if (used.has(id)) continue;
    report("CW030", placeOf(figure, "id"), `The figure "${id}" is used nowhere.`, "Print it, or leave it out.");
  }
  for (const screen of input.screen ?? []) {
    if (screen.id === undefined || unit.read.has(screen.id)) continue;
    report("CW029", placeOf(screen, "id"), `The answer to "${screen.id}" is used nowhere.`, "Use it in `exit_when`.");
  }
};
