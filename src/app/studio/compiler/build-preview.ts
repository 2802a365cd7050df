import { resolveCases } from "../../../compiler/verify/cases/resolve-cases.ts";
import type { Catalog } from "../../../compiler/catalog/catalog.ts";
import { readCatalogPath } from "../../../compiler/sources/catalog-path.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { CompiledPreview } from "../../../compiler/catalog/compile-preview.ts";
import type { CaseInput } from "../../../compiler/input/schema-types.ts";
import type { CompileQuery, SampleAnswers, PreviewBuild, ShownDefinition } from "./compiler-messages.ts";

/** The cases of a file as sample answers; their problems are reported in the editor. */
const samplesIn = ({ cases }: { readonly cases?: readonly CaseInput[] }): readonly SampleAnswers[] =>
  resolveCases(cases ?? [], () => undefined).map(({ source, today, answers }) => ({
    name: source.name ?? "",
    today,
    answers: answers as RawAnswers,
  }));

const shownOf = (
  { definitions, tools }: CompiledPreview,
  id: string,
  { own, language }: { readonly own: string; readonly language: string },
): ShownDefinition | null => {
  const tool = tools.get(`${id}.${own}`);
  if (tool) return { type: "tool", definition: tool };
  const [definition, written] = [definitions.get(`${id}.${own}`), definitions.get(`${id}.${language}`)];
  return definition && written ? { type: "document", definition, written } : null;
};

/** Compiles the shown page from the current text, before verification. */
export const buildPreview = (catalog: Catalog, query: CompileQuery): PreviewBuild => {
  const { path, page } = query;
  const shown = readCatalogPath(page);
  const file = readCatalogPath(path);
  const id = shown?.id ?? "";
  const own = shown?.schema === "body" ? shown.language : "en";
  const language = file?.schema === "overlay" && file.id === id ? file.language : own;
  const compiled = catalog.preview({ id, translations: [language] });
  const { law, problems, sources } = compiled;
  const source = sources.find(({ catalogPath }) => catalogPath.path === page);
  return {
    ...query,
    problems: problems.filter(({ file: named }) => named === path || named === page),
    shown: shownOf(compiled, id, { own, language }),
    law,
    samples: samplesIn(source?.input ?? {}),
  };
};
