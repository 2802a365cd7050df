import { parametersOf } from "../../src/compiler/input/block-parameters.ts";
import type { Parameter } from "../../src/compiler/input/block-parameters.ts";
import type { BlockFileInput } from "../../src/compiler/input/block-input.ts";

const kindWords = ({ kind, options, several, side, default: usual }: Parameter): string => {
  const choices = options ? `${several ? "any of" : "one of"} ${options.join(", ")}` : kind;
  const given = side ?? (usual === undefined ? undefined : [usual].flat().join(", "));
  return given === undefined ? choices : `${choices} (${given})`;
};

const parameterWords = (input: BlockFileInput): readonly string[] =>
  [...parametersOf(input)].map(([name, one]) => `${name === "variant" ? "as" : name}: ${kindWords(one)}`);

type WithTerms = { readonly defines?: readonly string[]; readonly clauses?: readonly WithTerms[] };

const definedTerms = (clauses: readonly WithTerms[] | undefined): readonly string[] =>
  (clauses ?? []).flatMap((clause) => [...(clause.defines ?? []), ...definedTerms(clause.clauses)]);

const part = (what: string, words: readonly string[], between = ", "): readonly string[] =>
  words.length === 0 ? [] : [`${what} ${words.join(between)}`];

/** A block in one line: its parameters, questions, required roles and defined terms. */
export const blockSummary = (input: BlockFileInput): string =>
  [
    `block\t${input.id ?? ""}\t${input.title ?? ""}`,
    ...part("takes", parameterWords(input), "; "),
    ...part(
      "asks",
      (input.questions ?? []).flatMap(({ id, use }) => id ?? use ?? []),
    ),
    ...part("needs the terms", input.terms ?? []),
    ...part("defines", definedTerms(input.clauses)),
    ...part("reads the law on", input.law ?? []),
  ].join("\t");
