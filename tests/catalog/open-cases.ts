import { parse } from "yaml";
import { compiledCatalog, ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import type { OpenPage } from "../../scripts/cli/open-page.ts";
import { joinedDocument } from "../support/joined-document.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import { parseIsoDate } from "../../src/values/date.ts";

type CaseYaml = {
  readonly name: string;
  readonly from?: string;
  readonly today?: string;
  readonly level_of_detail?: number;
  readonly answers?: RawAnswers;
  readonly expect?: { readonly exit?: string };
};

/** One case of one definition; its page, opened as the form would open it, is made when it is first read. */
export type OpenCase = {
  readonly definition: DocumentDefinition;
  readonly name: string;
  readonly answers: RawAnswers;
  readonly page: OpenPage;
};

/** The catalog on disk, compiled once for all tests. */
export const compiled = compiledCatalog();

/** The ready documents in every language, by "id.language". */
export const documents: readonly (readonly [name: string, definition: DocumentDefinition])[] = [
  ...compiled.definitions,
].flatMap(([name, definition]) =>
  definition.kind === "document" && "document" in definition ? [[name, definition]] : [],
);

const files = readCatalog(ROOT);

const yamlOf = (definition: DocumentDefinition): { readonly cases?: readonly CaseYaml[] } => {
  const folder = `catalog/documents/${definition.id}`;
  const text =
    joinedDocument(files, `${folder}/${definition.language}/document.yaml`) ??
    joinedDocument(files, `${folder}/document.yaml`);
  return parse(text ?? "{}") as { readonly cases?: readonly CaseYaml[] };
};

const answersOf = (cases: readonly CaseYaml[], one: CaseYaml): RawAnswers => {
  const before = cases.find((other) => other.name === one.from);
  return { ...(before ? answersOf(cases, before) : {}), ...one.answers };
};

const todayOf = (cases: readonly CaseYaml[], one: CaseYaml): string =>
  one.today ??
  (one.from
    ? todayOf(
        cases,
        cases.find((other) => other.name === one.from)!,
      )
    : "2026-11-20");

const openCase = (definition: DocumentDefinition, cases: readonly CaseYaml[], one: CaseYaml): OpenCase => {
  const settings = { ...compiled.settings.defaults, levelOfDetail: one.level_of_detail ?? 5 };
  const today = parseIsoDate(todayOf(cases, one))!;
  const answers = answersOf(cases, one);
  let page: OpenPage | undefined;
  return {
    definition,
    name: one.name,
    answers,
    get page() {
      return (page ??= openFilledForm(compiled, definition, answers, today, settings));
    },
  };
};

const opened = new Map<DocumentDefinition, readonly OpenCase[]>();

/** The cases of a definition that produce a document, opened once for all tests. */
export const openCases = (definition: DocumentDefinition): readonly OpenCase[] => {
  const known = opened.get(definition);
  if (known) return known;
  const cases = yamlOf(definition).cases ?? [];
  const made = cases.filter((one) => one.expect?.exit === undefined).map((one) => openCase(definition, cases, one));
  opened.set(definition, made);
  return made;
};
