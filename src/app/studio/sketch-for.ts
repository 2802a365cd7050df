import { fullCases } from "../../compile/cases/full-cases.ts";
import type { Catalog } from "../../compile/catalog.ts";
import { readCatalogPath } from "../../compile/catalog-path.ts";
import type { DocumentInput } from "../../compile/input.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Question, Sample, Sketched } from "./messages.ts";

/** The cases of a file as answers to try; what is wrong with one is told beside its text. */
const samplesIn = ({ cases }: DocumentInput): readonly Sample[] =>
  fullCases(cases ?? [], () => undefined).map(({ source, today, answers }) => ({
    name: source.name ?? "",
    today,
    answers: answers as RawAnswers,
  }));

/** The document shown beside a file as it reads now, before anything is proved. */
export const sketchFor = (catalog: Catalog, question: Question): Sketched => {
  const { path, page } = question;
  const shown = readCatalogPath(page);
  const file = readCatalogPath(path);
  const id = shown?.id ?? "";
  const own = shown?.schema === "body" ? shown.language : "en";
  const language = file?.schema === "overlay" && file.id === id ? file.language : own;
  const { definitions, law, problems, sources } = catalog.sketch({ id, translations: [language] });
  const source = sources.find(({ where }) => where.path === page);
  return {
    ...question,
    problems: problems.filter(({ file: named }) => named === path || named === page),
    definition: definitions.get(`${id}.${own}`) ?? null,
    written: definitions.get(`${id}.${language}`) ?? null,
    law,
    samples: samplesIn(source?.input ?? {}),
  };
};
