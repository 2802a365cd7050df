import type { Text } from "../../model/text.ts";
import type { DocumentInput } from "../input.ts";
import { contradict } from "../logic/facts.ts";
import type { Guard } from "../logic/facts.ts";
import { usesIn } from "../logic/uses.ts";
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

/** Whoever signs is named in the text, and signs once. */
export const checkSigners: DocumentCheck = ({ definition, input, printed, domains, asked, report }: Checked) => {
  const groups = definition.document.signatures?.groups ?? [];
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
