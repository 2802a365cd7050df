import { insideOf } from "../../fields/inside-of.ts";
import { fieldKindOf } from "../../fields/registry.ts";
import type { Field } from "../../model/field.ts";
import { legalWordsOf } from "../../text/legal-words-of.ts";
import { placeOf } from "../yaml-file.ts";
import type { Checked, CheckedForm, DocumentCheck, FormCheck } from "./check.ts";

/** Every question is asked for something: it is printed, decides over something, or names who signs. */
export const checkUnused: DocumentCheck = (checked) => {
  const signing = checked.definition.document.signatures?.groups.map(({ field }) => field) ?? [];
  reportUnused(checked, signing);
  reportParts(checked, signing);
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

/** Parts that a block for signatures prints. */
const partsSigned = (language: string): readonly string[] => {
  const { person, company } = legalWordsOf(language).signing;
  return ["capacity", ...[...person, ...company].flatMap((line) => ("parts" in line ? line.parts : []))];
};

/** The questions an answer is made of, but for those nobody is ever asked. */
const partsAsked = (field: Field): readonly Field[] =>
  insideOf(field).filter(({ when, kind }) => when?.ast !== false && kind !== "");

const reportParts = ({ unit, asked, report }: Checked, signing: readonly string[]): void => {
  const signed = new Set(partsSigned(unit.documentLanguage));
  for (const [id, input] of unit.fields) {
    const field = asked.get(id);
    if (!field || unit.parts.has(id) || !unit.read.has(id)) continue;
    if (unit.parts.has(".") && fieldKindOf(field.kind).inside === "rows") continue;
    const parts = partsAsked(field).map((part) => part.id);
    // What has no name is printed as a whole where nothing but itself is named.
    if (unit.parts.has(`${id}.name`) && !parts.includes("name")) continue;
    const isRead = (part: string): boolean =>
      unit.parts.has(`${id}.${part}`) || unit.parts.has(`.${part}`) || (signing.includes(id) && signed.has(part));
    const unread = parts.filter((part) => part !== "kind" && !isRead(part));
    if (unread.length === 0) continue;
    const own = input.fields?.find((one) => one.id === unread[0]);
    const message = `Of "${id}" this is asked and used nowhere: ${unread.join(", ")}.`;
    const advice = own ? "do not ask for it" : `do not ask for it: without: [${unread.join(", ")}]`;
    report("CW018", placeOf(own ?? input, "id"), message, `Print it, let it decide over something, or ${advice}.`);
  }
};
