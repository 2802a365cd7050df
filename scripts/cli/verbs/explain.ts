import type { ClausePlan } from "../../../src/model/document-plan.ts";
import { prepareDocument } from "../../../src/engine/document/prepare-document.ts";
import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { reportOf } from "../draft-report.ts";
import { findDefinition } from "../find-definition.ts";
import { openPage } from "../open-page.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FLAGS = {
  answers: { type: "string" },
  lang: { type: "string" },
  settings: { type: "string" },
  today: { type: "string" },
  format: { type: "string" },
} as const;

/** The block that each clause comes from, by the id of the clause. */
const blocksOf = (clauses: readonly ClausePlan[]): readonly (readonly [id: string, block: string])[] =>
  clauses.flatMap(({ id, block, clauses: inner }) => [
    ...(block === undefined ? [] : [[id, block] as const]),
    ...blocksOf(inner),
  ]);

/** Explains for each clause of a document why these answers include or exclude it. */
export const explain: CliVerb = {
  usage: "explain <slug> --answers A.yaml [--lang en] [--settings S.yaml] [--today D] [--format text|json]",
  summary: "what each named figure is, and why each clause is in or out",
  run: (args) => {
    const { words, flags } = parseArguments(args, 1, FLAGS);
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.answers === undefined) throw new UsageError("Give the answers with --answers.");
    const { page: definition, compiled } = findDefinition(openCatalog(), words[0] ?? "", flags.lang);
    const page = openPage(compiled, definition, flags);
    const { problems } = reportOf(definition, page, "");
    const paper = prepareDocument(definition);
    const { document } = definition;
    const blocks = new Map(
      blocksOf([...document.clauses, ...document.schedules.flatMap((schedule) => schedule.clauses)]),
    );
    const clauses = paper.explain(page.view, page.context).map((explanation) => {
      const block = blocks.get(explanation.id.split(".")[0] ?? "");
      return block === undefined ? explanation : { ...explanation, block };
    });
    const figures = paper.figures(page.view, page.context);
    if (format === "json") console.log(JSON.stringify({ figures, clauses, problems }, null, 2));
    for (const explanation of format === "text" ? figures : []) {
      console.log(`is  ${explanation.id}: ${explanation.value}\n      ${explanation.formula}`);
      for (const [name, value] of Object.entries(explanation.values)) console.log(`      ${name} is ${value}`);
    }
    for (const one of format === "text" ? clauses : []) {
      console.log(`${one.printed ? "in " : "out"} ${one.id}: ${one.reason}`);
      if ("block" in one) console.log(`      from the block ${one.block}`);
      if (one.formula) console.log(`      ${one.formula}`);
      for (const [name, value] of Object.entries(one.values ?? {})) console.log(`      ${name} is ${value}`);
    }
    for (const problem of format === "text" ? problems : []) console.log(`problem ${problem.path}: ${problem.message}`);
    return Promise.resolve(problems.length === 0 ? 0 : 1);
  },
};
