import { resolveCases } from "../../../compiler/verify/cases/resolve-cases.ts";
import type { Catalog } from "../../../compiler/catalog/catalog.ts";
import { readCatalogPath } from "../../../compiler/sources/catalog-path.ts";
import type { DocumentInput } from "../../../compiler/input/document-input.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { CompileQuery, SampleAnswers, PreviewBuild } from "./compiler-messages.ts";

/** The cases of a file as sample answers; their problems are reported in the editor. */
const samplesIn = ({ cases }: DocumentInput): readonly SampleAnswers[] =>
  resolveCases(cases ?? [], () => undefined).map(({ source, today, answers }) => ({
    name: source.name ?? "",
    today,
    answers: answers as RawAnswers,
  }));

/** Compiles the shown document from the current text, before verification. */
export const buildPreview = (catalog: Catalog, query: CompileQuery): PreviewBuild => {
  const { path, page } = query;
  const shown = readCatalogPath(page);
  const file = readCatalogPath(path);
  const id = shown?.id ?? "";
  const own = shown?.schema === "body" ? shown.language : "en";
  const language = file?.schema === "overlay" && file.id === id ? file.language : own;
  const { definitions, law, problems, sources } = catalog.preview({ id, translations: [language] });
  const source = sources.find(({ where }) => where.path === page);
  return {
    ...query,
    problems: problems.filter(({ file: named }) => named === path || named === page),
    definition: definitions.get(`${id}.${own}`) ?? null,
    written: definitions.get(`${id}.${language}`) ?? null,
    law,
    samples: samplesIn(source?.input ?? {}),
  };
};
