import type { Text, TextPart } from "../../model/text.ts";
import type { Field } from "../../model/field.ts";
import { implies } from "../logic/facts.ts";
import type { Guard } from "../logic/facts.ts";
import { answeredNames } from "../logic/presence.ts";
import { usesIn } from "../logic/uses.ts";
import type { Use } from "../logic/uses.ts";
import type { PrintedText } from "../paper.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import type { Checked, DocumentCheck } from "./check.ts";
import { guardsAt, widened } from "./guards-at.ts";
import { placeOfPart } from "./place-of-part.ts";

type ValuePart = Exclude<TextPart, string> & { readonly type: "value" };

/** The values a text prints, those in bold included. */
export const valuesIn = (text: Text): readonly ValuePart[] =>
  text.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "strong") return valuesIn(part.parts);
    return part.type === "value" ? [part] : [];
  });

const isOptional = (field: Field | undefined): boolean => field !== undefined && field.optional !== false;

const checkUse = (
  checked: Checked,
  text: PrintedText,
  part: ValuePart,
  name: string,
  guards: readonly Guard[],
): void => {
  const { presence, domains, asked, report } = checked;
  const place = (): Place => (text.fromLibrary ? placeOf(text.at.owner, text.at.key) : placeOfPart(text.at, part));
  const open = presence.get(name)?.find((guard) => !implies(guards, guard, domains));
  if (open) {
    const message = `"${name}" is printed here, also where it is not asked.`;
    report("CW033", place(), message, "Print it under the same condition, with `when` or as one of several variants.");
    return;
  }
  if (!isOptional(asked.get(name))) return;
  if (guards.some((guard) => guard.holds && answeredNames(guard.ast).includes(name))) return;
  const message = `"${name}" is optional and would leave a blank here.`;
  report("CW042", place(), message, `Print it only when is answered(${name}).`);
};

/** The question in the rows of a list that a text repeated over them prints ("worth" of `tool.worth`), or undefined. */
const rowQuestion = (text: PrintedText, { name, part }: Use, { asked }: Checked): Field | undefined => {
  const list = text.repeats.find(({ as }) => as === name)?.list;
  const [named] = list === undefined ? [] : usesIn(list);
  return asked.get(named?.name ?? "")?.fields?.find(({ id }) => id === part);
};

/** An optional question of a row is printed only under a condition that looks at it. */
const checkRow = (
  checked: Checked,
  text: PrintedText,
  printed: ValuePart,
  use: Use,
  guards: readonly Guard[],
): void => {
  const { name, part = "" } = use;
  if (!isOptional(rowQuestion(text, use, checked))) return;
  const read = JSON.stringify(["at", ["get", name], part]);
  if (guards.some(({ ast }) => JSON.stringify(ast).includes(read))) return;
  const path = `${name}.${part}`;
  const remedy = `Print something else then: {{ if is answered(${path}) then ${path} else "none" }}.`;
  const message = `"${path}" is optional and would leave a blank here.`;
  checked.report("CW042", placeOfPart(text.at, printed), message, remedy);
};

/** An answer may be printed only where its question is asked. */
export const checkAbsent: DocumentCheck = (checked) => {
  for (const text of checked.printed.texts) {
    const parts = valuesIn(text.text);
    if (parts.length === 0) continue;
    const around = guardsAt(text, checked);
    for (const part of parts) {
      const seen = new Set<string>();
      for (const use of usesIn(part.is.ast)) {
        const { name, guards } = use;
        checkRow(checked, text, part, use, [...around, ...guards]);
        if (seen.has(name)) continue;
        seen.add(name);
        checkUse(checked, text, part, name, guards.length === 0 ? around : widened([...around, ...guards], checked));
      }
    }
  }
};
