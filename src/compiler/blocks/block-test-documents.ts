import { LineCounter } from "yaml";
import type { BlockCaseInput, BlockFileInput } from "../input/block-input.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { ClauseInput, FieldInput, LawInput, StepInput } from "../input/schema-types.ts";
import { originOf, rememberOrigin } from "../position/yaml-file.ts";
import type { YamlFile } from "../position/yaml-file.ts";
import { isFixed, isRole, parametersOf } from "../input/block-parameters.ts";
import type { Parameter } from "../input/block-parameters.ts";

/** A document around one block, with which the block is verified by itself. */
export type BlockTestDocument = { readonly input: DocumentInput; readonly file: YamlFile };

/** A file that does not exist: problems in it are not reported. */
const nowhere = (path: string): YamlFile => ({
  path,
  text: "",
  hash: "",
  lines: new LineCounter(),
  root: null,
  problems: [],
  parts: [],
});

const place = (value: unknown, file: YamlFile): void => {
  if (typeof value !== "object" || value === null || originOf(value)) return;
  rememberOrigin(value, { file, span: [0, 0], keys: null, values: [] });
  for (const inner of Object.values(value)) place(inner, file);
};

const capitalized = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("_", " ");

type Arguments = Pick<BlockCaseInput, "with" | "as">;

const fieldFor = (id: string, { kind, options }: Parameter): FieldInput => ({
  id,
  kind,
  label: capitalized(id),
  ...omitUndefined({ options: options?.map((is) => ({ is, label: capitalized(is) })) }),
});

/** Questions for what the using document supplies, under the names of the parameters. */
const parameterFields = (input: BlockFileInput): readonly FieldInput[] =>
  [...parametersOf(input)]
    .filter(([, parameter]) => !isFixed(parameter) && !isRole(parameter))
    .map(([id, parameter]) => fieldFor(id, parameter));

const ofKind = (fields: readonly FieldInput[], kind: string): string | undefined =>
  fields.find((field) => field.kind === kind)?.id;

/** Law is looked up for the block's first jurisdiction and date; without them, for an added question and today. */
const lawOf = (
  { law }: BlockFileInput,
  fields: readonly FieldInput[],
): { law?: LawInput; fields: readonly FieldInput[] } => {
  if (!law) return { fields };
  const at = ofKind(fields, "place");
  const asked: readonly FieldInput[] = at === undefined ? [{ id: "law_place", kind: "place", label: "Place" }] : [];
  return {
    law: { place: at ?? "law_place", on: ofKind(fields, "date") ?? "today", topics: [...law] },
    fields: [...asked, ...fields],
  };
};

const firstOption = (parameter: Parameter): string | undefined =>
  parameter.kind === "choice" && parameter.default === undefined ? parameter.options?.[0] : undefined;

/** Default arguments for a block without cases: the first option of each choice parameter that has no default. */
const usualArguments = (input: BlockFileInput): Arguments => ({
  with: Object.fromEntries(
    [...parametersOf(input)].flatMap(([name, one]) => {
      const option = firstOption(one);
      return option === undefined ? [] : [[name, option]];
    }),
  ),
});

/** Answers and expectations of a case with those of the case it builds on. */
const completed = (cases: readonly BlockCaseInput[]): readonly BlockCaseInput[] => {
  const known = new Map<string, BlockCaseInput>();
  return cases.map((source) => {
    const from = source.from === undefined ? undefined : known.get(source.from);
    const whole = from
      ? { ...from, ...source, answers: { ...from.answers, ...source.answers }, with: { ...from.with, ...source.with } }
      : source;
    for (const [made, origin] of [
      [whole, source],
      [whole.answers, source.answers ?? source],
    ] as const)
      if (made && origin && made !== origin) rememberOrigin(made, originOf(origin)!);
    if (from) delete whole.from;
    known.set(source.name ?? "", whole);
    return whole;
  });
};

const grouped = (
  input: BlockFileInput,
): readonly { readonly given: Arguments; readonly cases: readonly BlockCaseInput[] }[] => {
  const groups = new Map<string, { given: Arguments; cases: BlockCaseInput[] }>();
  for (const caseInput of completed(input.cases ?? [])) {
    const given: Arguments = omitUndefined({ with: caseInput.with, as: caseInput.as });
    const key = JSON.stringify([caseInput.as, Object.entries(caseInput.with ?? {}).toSorted()]);
    const group = groups.get(key) ?? { given, cases: [] };
    groups.set(key, group);
    group.cases.push(caseInput);
  }
  return groups.size > 0 ? [...groups.values()] : [{ given: usualArguments(input), cases: [] }];
};

const quotedTerms = (terms: readonly string[]): string =>
  terms.length === 0 ? "This is a sample." : `This is a sample of ${terms.map((term) => `"${term}"`).join(", ")}.`;

/** A clause for each argument that may be the id of one. */
const sampleClauses = ({ with: given = {} }: Arguments): readonly ClauseInput[] =>
  Object.values(given).flatMap((id) =>
    typeof id === "string"
      ? [{ id, title: "Sample", plain: "The sample stands in for another clause.", text: "A sample." }]
      : [],
  );

const blockTestDocument = (
  input: BlockFileInput,
  path: string,
  given: Arguments,
  cases: readonly BlockCaseInput[],
): BlockTestDocument => {
  const use = input.id ?? "";
  const roles = [...parametersOf(input)].filter(([, parameter]) => isRole(parameter)).map(([name]) => name);
  const { law, fields } = lawOf(input, parameterFields(input));
  const site = { id: "", use, ...given };
  const steps: StepInput[] = [
    ...(fields.length > 0 ? [{ id: "parameters", title: "Sample", fields: [...fields] }] : []),
    ...(input.questions ? [site] : []),
  ];
  const document: DocumentInput = {
    id: use,
    version: "0.1",
    entry: { icon: "file", primary: input.title ?? use },
    roles: Object.fromEntries(roles.map((role) => [role, { one: capitalized(role), many: `${capitalized(role)}s` }])),
    ...omitUndefined({ law }),
    steps,
    document: {
      opening: quotedTerms(input.terms ?? []),
      clauses: [...(input.clauses ? [input.questions ? { id: "", use } : site] : []), ...sampleClauses(given)],
    },
    ...(cases.length > 0 ? { cases: [...cases] } : {}),
  };
  const file = nowhere(path);
  place(document, file);
  return { input: document, file };
};

/** One document for each distinct set of arguments among the block's cases, with those cases. */
export const blockTestDocuments = (input: BlockFileInput, path: string): readonly BlockTestDocument[] =>
  grouped(input).map(({ given, cases }) => blockTestDocument(input, path, given, cases));
