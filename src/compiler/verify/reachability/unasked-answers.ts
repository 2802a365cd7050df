import type { Field } from "../../../model/field.ts";
import { implies } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { answeredNames } from "../../logic/question-guards.ts";
import { printedUses } from "../../logic/printed-uses.ts";
import type { PrintedUse } from "../../logic/printed-uses.ts";
import type { PrintedText } from "../../document/clause-context.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CheckedDocument, DocumentCheck } from "../check-inputs.ts";
import { guardsAt, withImpliedGuards } from "./guards-at.ts";
import { rangeOfInterpolation } from "../../formula/interpolation-range.ts";
import { valueParts } from "../../../text/text-parts.ts";
import type { ValuePart } from "../../../text/text-parts.ts";

const isOptional = (field: Field | undefined): boolean => field !== undefined && field.optional !== false;

const checkUse = (
  checked: CheckedDocument,
  text: PrintedText,
  part: ValuePart,
  name: string,
  guards: readonly Guard[],
): void => {
  const { questionGuards, domains, questions, report } = checked;
  const place = (): SourceRange => rangeOfInterpolation(text.location, part);
  const open = questionGuards.get(name)?.find((guard) => !implies(guards, guard, domains));
  if (open) {
    const message = `"${name}" is printed here, also where it is not asked.`;
    report("CW033", place(), message, "Print it under the same condition, with `when` or as one of several variants.");
    return;
  }
  if (!isOptional(questions.get(name))) return;
  if (guards.some((guard) => guard.isTrue && answeredNames(guard.ast).includes(name))) return;
  const message = `"${name}" is optional and would leave a blank here.`;
  report("CW042", place(), message, `Print it only when is answered(${name}).`);
};

/** The row question that a text repeated over a list prints ("worth" of `tool.worth`), or undefined. */
const rowQuestion = (
  text: PrintedText,
  { name, part }: PrintedUse,
  { questions }: CheckedDocument,
): Field | undefined => {
  const list = text.repeats.find(({ as }) => as === name)?.list;
  const [named] = list === undefined ? [] : printedUses(list);
  return questions.get(named?.name ?? "")?.fields?.find(({ id }) => id === part);
};

/** An optional row question may be printed only under a condition that tests it. */
const checkRow = (
  checked: CheckedDocument,
  text: PrintedText,
  printed: ValuePart,
  use: PrintedUse,
  guards: readonly Guard[],
): void => {
  const { name, part = "" } = use;
  if (!isOptional(rowQuestion(text, use, checked))) return;
  const read = JSON.stringify(["at", ["get", name], part]);
  if (guards.some(({ ast }) => JSON.stringify(ast).includes(read))) return;
  const path = `${name}.${part}`;
  const remedy = `Print something else then: {{ if is answered(${path}) then ${path} else "none" }}.`;
  const message = `"${path}" is optional and would leave a blank here.`;
  checked.report("CW042", rangeOfInterpolation(text.location, printed), message, remedy);
};

/** Reports answers printed where their question is not asked. */
export const checkUnaskedAnswers: DocumentCheck = (checked) => {
  for (const text of checked.printed.texts) {
    const parts = valueParts(text.text);
    if (parts.length === 0) continue;
    const ownGuards = guardsAt(text, checked);
    for (const part of parts) {
      const seen = new Set<string>();
      for (const use of printedUses(part.formula.ast)) {
        const { name, guards } = use;
        checkRow(checked, text, part, use, [...ownGuards, ...guards]);
        if (seen.has(name)) continue;
        seen.add(name);
        checkUse(
          checked,
          text,
          part,
          name,
          guards.length === 0 ? ownGuards : withImpliedGuards([...ownGuards, ...guards], checked),
        );
      }
    }
  }
};
