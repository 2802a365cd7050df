import type { ValueType } from "../../../values/value-type.ts";
import { textDependencies } from "../../document/clause-dependencies.ts";
import type { DocumentInput } from "../../input/document-input.ts";
import { contradict } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { printedUses } from "../../logic/printed-uses.ts";
import { didYouMean } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CheckedDocument, DocumentCheck } from "../check-inputs.ts";

const placesOf = (input: DocumentInput): ReadonlyMap<string, SourceRange> => {
  const { signatures } = input.document ?? {};
  const groups = (signatures?.groups ?? []).flatMap((group) =>
    group.field === undefined ? [] : [[group.field, rangeOf(group, "field")] as const],
  );
  const each = [signatures?.each ?? []].flat();
  return new Map([...each.map((field) => [field, rangeOf(signatures ?? {}, "each")] as const), ...groups]);
};

/** Conditions under which two groups of signatures appear. */
const bothConditions = (...whens: readonly ({ readonly ast: Guard["ast"] } | undefined)[]): readonly Guard[] =>
  whens.flatMap((when) => (when ? [{ ast: when.ast, isTrue: true }] : []));

/** Whether an answer is a possible signer, or several of them. */
const canSign = (type: ValueType | undefined): boolean => {
  if (type?.type === "list") return canSign(type.of);
  return type?.type === "record" && Object.hasOwn(type.fields, "signer");
};

const checkUnsigned = ({ input, context, report }: CheckedDocument, signing: readonly string[]): void => {
  const { signatures } = input.document ?? {};
  if (!signatures) return;
  const excused = signatures.unsigned ?? [];
  for (const [id, field] of context.fields) {
    if (!canSign(context.scope.names[id]) || signing.includes(id) || excused.includes(id)) continue;
    const message = `"${id}" is a party, and never signs.`;
    report("CW019", rangeOf(field, "id"), message, `Add it to the signatures, or say there \`unsigned: [${id}]\`.`);
  }
  for (const [index, id] of excused.entries()) {
    if (canSign(context.scope.names[id]) && !signing.includes(id)) continue;
    const message = `"${id}" is no party that could sign, or signs.`;
    report("CW021", rangeOf(excused, index), message, "Name a party that does not sign, or leave it out.");
  }
};

/** A notary certifies only signers. */
const checkCertified = ({ input, report }: CheckedDocument, signing: readonly string[]): void => {
  for (const { of = [] } of [input.document?.execution?.notary ?? []].flat()) {
    for (const [index, id] of of.entries()) {
      if (signing.includes(id)) continue;
      report("CW021", rangeOf(of, index), `"${id}" does not sign.`, didYouMean(id, signing));
    }
  }
};

/** Checks that every signer is named in the text and signs once, and that every party signs or need not. */
export const checkSigners: DocumentCheck = (checked) => {
  const { definition, input, printed, domains, questions, report } = checked;
  const groups = definition.document.signatures?.groups ?? [];
  const signing = groups.map(({ field }) => field);
  checkUnsigned(checked, signing);
  checkCertified(checked, signing);
  const named = new Set(
    printed.texts.flatMap(({ text, repeats }) => [
      ...textDependencies(text),
      ...repeats.flatMap(({ list }) => printedUses(list).map(({ name }) => name)),
    ]),
  );
  const places = placesOf(input);
  for (const [index, { field, when }] of groups.entries()) {
    const range = places.get(field);
    if (!range) continue;
    if (questions.has(field) && !named.has(field)) {
      const message = `"${field}" signs, and no text of the document names who that is.`;
      report("CW046", range, message, `Print it where the parties are named: {{ ${field} | described }}.`);
    }
    const earlier = groups.slice(0, index).find((group) => group.field === field);
    if (!earlier || contradict(bothConditions(when, earlier.when), domains)) continue;
    report(
      "CW046",
      range,
      `"${field}" signs twice.`,
      "Leave one of the two out, or give them conditions of their own.",
    );
  }
};
