import type { Text } from "../../model/text.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { DocumentInput } from "../input.ts";
import { contradict } from "../logic/facts.ts";
import type { Guard } from "../logic/facts.ts";
import { usesIn } from "../logic/uses.ts";
import { didYouMean } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import type { Checked, DocumentCheck } from "./check.ts";

const namesIn = (text: Text): readonly string[] =>
  text.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.type === "strong") return namesIn(part.parts);
    return part.type === "value" ? part.is.deps : [];
  });

const placesOf = (input: DocumentInput): ReadonlyMap<string, Place> => {
  const { signatures } = input.document ?? {};
  const groups = (signatures?.groups ?? []).flatMap((one) =>
    one.field === undefined ? [] : [[one.field, placeOf(one, "field")] as const],
  );
  const each = [signatures?.each ?? []].flat();
  return new Map([...each.map((field) => [field, placeOf(signatures ?? {}, "each")] as const), ...groups]);
};

/** Conditions under which two groups of signatures stand. */
const together = (...whens: readonly ({ readonly ast: Guard["ast"] } | undefined)[]): readonly Guard[] =>
  whens.flatMap((when) => (when ? [{ ast: when.ast, holds: true }] : []));

/** Whether an answer is somebody who could sign, or several of them. */
const canSign = (type: ValueType | undefined): boolean => {
  if (type?.type === "list") return canSign(type.of);
  return type?.type === "record" && Object.hasOwn(type.fields, "signer");
};

const checkUnsigned = ({ input, unit, report }: Checked, signing: readonly string[]): void => {
  const { signatures } = input.document ?? {};
  if (!signatures) return;
  const excused = signatures.unsigned ?? [];
  for (const [id, field] of unit.fields) {
    if (!canSign(unit.scope.names[id]) || signing.includes(id) || excused.includes(id)) continue;
    const message = `"${id}" is a party, and never signs.`;
    report("CW019", placeOf(field, "id"), message, `Add it to the signatures, or say there \`unsigned: [${id}]\`.`);
  }
  for (const [at, id] of excused.entries()) {
    if (canSign(unit.scope.names[id]) && !signing.includes(id)) continue;
    const message = `"${id}" is no party that could sign, or signs.`;
    report("CW021", placeOf(excused, at), message, "Name a party that does not sign, or leave it out.");
  }
};

/** A notary certifies only for those who sign. */
const checkCertified = ({ input, report }: Checked, signing: readonly string[]): void => {
  for (const { of = [] } of [input.document?.execution?.notary ?? []].flat()) {
    for (const [at, id] of of.entries()) {
      if (signing.includes(id)) continue;
      report("CW021", placeOf(of, at), `"${id}" does not sign.`, didYouMean(id, signing));
    }
  }
};

/** Whoever signs is named in the text, and signs once; whoever is a party signs, or need not. */
export const checkSigners: DocumentCheck = (checked) => {
  const { definition, input, printed, domains, asked, report } = checked;
  const groups = definition.document.signatures?.groups ?? [];
  const signing = groups.map(({ field }) => field);
  checkUnsigned(checked, signing);
  checkCertified(checked, signing);
  const named = new Set(
    printed.texts.flatMap(({ text, repeats }) => [
      ...namesIn(text),
      ...repeats.flatMap(({ list }) => usesIn(list).map(({ name }) => name)),
    ]),
  );
  const places = placesOf(input);
  for (const [at, { field, when }] of groups.entries()) {
    const place = places.get(field);
    if (!place) continue;
    if (asked.has(field) && !named.has(field)) {
      const message = `"${field}" signs, and no text of the document names who that is.`;
      report("CW046", place, message, `Print it where the parties are named: {{ ${field} | described }}.`);
    }
    const earlier = groups.slice(0, at).find((one) => one.field === field);
    if (!earlier || contradict(together(when, earlier.when), domains)) continue;
    report(
      "CW046",
      place,
      `"${field}" signs twice.`,
      "Leave one of the two out, or give them conditions of their own.",
    );
  }
};
