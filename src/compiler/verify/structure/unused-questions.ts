import { childFields } from "../../../fields/child-fields.ts";
import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import type { Field } from "../../../model/field.ts";
import { legalWordsOf } from "../../../text/language-registry/language-packs.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { CheckedDocument, CheckedForm, DocumentCheck, FormCheck } from "../check-inputs.ts";

/** Reports questions that are not printed, decide nothing and name no signer. */
export const checkUnused: DocumentCheck = (checked) => {
  const signing = checked.definition.document.signatures?.groups.map(({ field }) => field) ?? [];
  reportUnused(checked, signing);
  reportParts(checked, signing);
};

/** Reports questions of a calculator or checker that no formula or text reads. */
export const checkUnread: FormCheck = (checked) => reportUnused(checked, []);

const reportUnused = ({ input, context, report }: CheckedForm, signing: readonly string[]): void => {
  const used = new Set([...context.readNames, ...signing]);
  for (const [id, field] of context.fields) {
    if (used.has(id) || (field.role !== undefined && context.agreeingRoles.has(field.role))) continue;
    const message = `The answer to "${id}" is used nowhere.`;
    report(
      "CW029",
      rangeOf(field, "id"),
      message,
      "Print it, let it decide over something, or leave the question out.",
    );
  }
  for (const [id, { input: figure }] of context.figures) {
    if (used.has(id)) continue;
    report("CW030", rangeOf(figure, "id"), `The figure "${id}" is used nowhere.`, "Print it, or leave it out.");
  }
  for (const screen of input.screen ?? []) {
    if (screen.id === undefined || context.readNames.has(screen.id)) continue;
    report("CW029", rangeOf(screen, "id"), `The answer to "${screen.id}" is used nowhere.`, "Use it in `exit_when`.");
  }
};

/** Parts that decide how a party signs, or that its capacity consists of. */
const CAPACITY_PARTS = ["type", "trust_date", "signed_by", "office", "power_date", "capacity"];
const ENTITY_PARTS = ["name", "legal_form", "formed_in"];

/** Parts that a signature block prints. */
const signedParts = (language: string): readonly string[] => {
  const { person, company, fiduciary, represented, companyThroughEntity, fiduciaryEntity } =
    legalWordsOf(language).signing;
  const lines = [...person, ...company, ...fiduciary, ...represented, ...companyThroughEntity, ...fiduciaryEntity];
  return [
    ...CAPACITY_PARTS,
    ...lines.flatMap((line) => ("parts" in line ? line.parts : [])),
    ...(lines.some((line) => "entity" in line && line.entity === "name and type") ? ENTITY_PARTS : []),
  ];
};

/** The parts of an answer that someone is actually asked for. */
const askedParts = (field: Field): readonly Field[] =>
  childFields(field).filter(({ when, kind }) => when?.ast !== false && kind !== "");

const reportParts = ({ context, questions, report }: CheckedDocument, signing: readonly string[]): void => {
  const signed = new Set(signedParts(context.documentLanguage));
  for (const [id, input] of context.fields) {
    const field = questions.get(id);
    if (!field || context.readAnswerPaths.has(id) || !context.readNames.has(id)) continue;
    if (context.readAnswerPaths.has(".") && fieldKindOf(field.kind).childRole === "rows") continue;
    const parts = askedParts(field).map((part) => part.id);
    // An entry without a question for a name is printed whole where a text refers to the entry itself.
    if (context.readAnswerPaths.has(`${id}.name`) && !parts.includes("name")) continue;
    const isRead = (part: string): boolean =>
      context.readAnswerPaths.has(`${id}.${part}`) ||
      context.readAnswerPaths.has(`.${part}`) ||
      (signing.includes(id) && signed.has(part));
    const unread = parts.filter((part) => part !== "kind" && !isRead(part));
    if (unread.length === 0) continue;
    const own = input.fields?.find((one) => one.id === unread[0]);
    const message = `Of "${id}" this is asked and used nowhere: ${unread.join(", ")}.`;
    const advice = own ? "do not ask for it" : `do not ask for it: without: [${unread.join(", ")}]`;
    report("CW018", rangeOf(own ?? input, "id"), message, `Print it, let it decide over something, or ${advice}.`);
  }
};
