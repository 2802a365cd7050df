import { fullCases } from "../../compile/cases/full-cases.ts";
import type { CompiledCatalog } from "../../compile/catalog.ts";
import { readCatalogPath } from "../../compile/catalog-path.ts";
import { readSource } from "../../compile/catalog-sources.ts";
import type { DocumentInput } from "../../compile/input.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { LawShards } from "../../model/law.ts";
import type { Problem } from "../../model/problem.ts";
import type { FromCompiler, Health, LanguageState, Sample } from "./messages.ts";

type Texts = ReadonlyMap<string, string>;

const healthOf = (problems: readonly Problem[]): { readonly [path: string]: Health } => {
  const health: { [path: string]: Health } = {};
  for (const { file, severity } of problems) {
    const { errors, warnings } = health[file] ?? { errors: 0, warnings: 0 };
    health[file] = severity === "error" ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 };
  }
  return health;
};

const lawOf = (law: LawShards, definition: DocumentDefinition | null): LawShards =>
  Object.fromEntries(
    (definition?.law?.topics ?? []).flatMap((name) => {
      const topic = definition?.law?.topicOf?.[name] ?? name;
      return law[topic] ? [[topic, law[topic]]] : [];
    }),
  );

/** The cases of a file as answers to try; what is wrong with one is told beside its text. */
const samplesIn = (path: string, text: string): readonly Sample[] => {
  const { cases }: DocumentInput = readSource(path, text).input;
  return fullCases(cases ?? [], () => undefined).map(({ source, today, answers }) => ({
    name: source.name ?? "",
    today,
    answers: answers as RawAnswers,
  }));
};

const filesOf = (texts: Texts, id: string): readonly string[] =>
  [...texts.keys()].filter((path) => readCatalogPath(path)?.id === id && path.startsWith("catalog/documents/"));

const languagesOf = (compiled: CompiledCatalog, texts: Texts, id: string): readonly LanguageState[] =>
  filesOf(texts, id).map((path) => {
    const language = readCatalogPath(path)?.language ?? "";
    const isOffered = compiled.definitions.has(`${id}.${language}`);
    const told = compiled.problems.find(({ file, code }) => file === path && (code === "CW052" || code === "CW053"));
    const first = compiled.problems.find(({ file }) => file === path);
    return { language, isOffered, missing: isOffered ? null : ((told ?? first)?.message ?? null) };
  });

/** What came of one file of the catalog, and of the document shown beside it. */
export const compileFor = (
  compiled: CompiledCatalog,
  texts: Texts,
  path: string,
  page: string,
): Omit<FromCompiler, "turn"> => {
  const shown = readCatalogPath(page);
  const file = readCatalogPath(path);
  const id = shown?.id ?? "";
  const own = shown?.schema === "body" ? shown.language : "en";
  const definition = compiled.definitions.get(`${id}.${own}`) ?? null;
  const language = file?.schema === "overlay" && file.id === id ? file.language : own;
  return {
    health: healthOf(compiled.problems),
    problems: compiled.problems.filter((problem) => problem.file === path),
    definition,
    written: compiled.definitions.get(`${id}.${language}`) ?? null,
    law: lawOf(compiled.law, definition),
    samples: samplesIn(page, texts.get(page) ?? ""),
    languages: languagesOf(compiled, texts, id),
  };
};
