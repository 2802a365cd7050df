import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { createCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { reviewPlaybooks } from "../review-playbooks.ts";
import { NEW_KINDS, nameProblem, newFiles } from "../../../src/compiler/templates/new-files.ts";
import type { NewFiles, NewKind } from "../../../src/compiler/templates/new-files.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FLAGS = {
  kind: { type: "string" },
  name: { type: "string" },
  category: { type: "string" },
  tag: { type: "string" },
  icon: { type: "string" },
  playbook: { type: "string" },
  format: { type: "string" },
} as const;

const promptFor = async (question: string, offered: readonly string[] = []): Promise<string> => {
  if (!process.stdin.isTTY) throw new UsageError(`Nobody is there to ask "${question}": give it as a flag.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const hint = offered.length > 0 ? ` (${offered.join(", ")})` : "";
  const answer = await lines.question(`${question}${hint} `);
  lines.close();
  return answer.trim();
};

const oneOf = <Name extends string>(given: string, offered: readonly Name[], what: string): Name => {
  const found = offered.find((name) => name === given);
  if (found !== undefined) return found;
  throw new UsageError(`There is no ${what} "${given}": use ${offered.join(", ")}.`);
};

type NewFlags = { readonly [flag in keyof typeof FLAGS]?: string };

const QUESTIONS: { readonly [Kind in NewKind]: string } = {
  document: "What is the document called?",
  block: "What is the block about?",
  calculator: "What does the calculator tell?",
  checker: "What does the checker tell?",
  review: "What kind of document does it review?",
  playbook: "What kind of contract is it for?",
  law: "What topic of law does it cover?",
};

const nameOf = async (kind: NewKind, { name }: NewFlags): Promise<string> => {
  const given = name ?? (await promptFor(QUESTIONS[kind]));
  const problem = nameProblem(given);
  if (problem === "forbidden_character")
    throw new UsageError(`"${given}" contains a character that names cannot have.`);
  if (problem === "no_first_letter") throw new UsageError(`"${given}" does not start with a letter.`);
  return given;
};

/** The categories of the menu; the rest of the catalog is not compiled for them. */
const categoriesOnOffer = (): readonly string[] => {
  const path = "catalog/navigation.yaml";
  const catalog = createCatalog();
  catalog.set(path, readFileSync(join(ROOT, path), "utf8"));
  return catalog.compile().navigation.categories.map((category) => category.id);
};

const chooseCategory = async ({ category }: NewFlags): Promise<string> => {
  const categories = categoriesOnOffer();
  return oneOf(category ?? (await promptFor("In which category?", categories)), categories, "category");
};

const choosePlaybook = async ({ playbook }: NewFlags): Promise<string> => {
  const playbooks = reviewPlaybooks().playbooks.map(({ id }) => id);
  return oneOf(playbook ?? (await promptFor("With which playbook?")), playbooks, "playbook");
};

const make = async (kind: NewKind, flags: NewFlags): Promise<NewFiles> => {
  const name = await nameOf(kind, flags);
  const isReview = kind === "review";
  return newFiles({
    kind,
    name,
    playbook: isReview ? await choosePlaybook(flags) : "",
    category: isReview || kind === "document" ? await chooseCategory(flags) : "",
    tag: oneOf(flags.tag ?? "personal", ["business", "personal"], "tag"),
    icon: flags.icon ?? null,
  });
};

const nextStep = (kind: NewKind, { files }: NewFiles): string => {
  switch (kind) {
    case "document":
      return "change the questions and clauses";
    case "block":
      return `change the questions and clauses; documents use it with - use: ${files[0]?.path.split("/").at(-2)}`;
    case "review":
      return "change the synonyms and the sentence";
    case "playbook":
      return "change the sides and the points; a review page uses it by its id";
    case "law":
      return "declare the columns, then npm run -s catalog -- law add";
    case "calculator":
    case "checker":
      return "change the questions, steps and answers";
  }
};

const kindOf = async ({ kind, name }: NewFlags): Promise<NewKind> => {
  // A name without a kind means a document.
  const given = kind ?? (name === undefined ? await promptFor("What will it be?", NEW_KINDS) : "document");
  return oneOf(given, NEW_KINDS, "kind");
};

/** Writes a commented definition that passes all checks, and prints its path and how to view it. */
export const newFile: CliVerb = {
  usage:
    'new [--kind document|block|calculator|checker|review|playbook|law] [--name "Roommate Agreement"] [--category <id>] [--tag business|personal] [--playbook <id>] [--icon file-text] [--format text|json]',
  summary:
    "write a new document, block, calculator, checker, review page, playbook or topic of law, commented, that already passes the check",
  run: async (args) => {
    const { flags } = parseArguments(args, 0, FLAGS);
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.icon !== undefined && !/^[a-z0-9-]+$/.test(flags.icon))
      throw new UsageError(`There is no icon "${flags.icon}".`);
    const kind = await kindOf(flags);
    const made = await make(kind, flags);
    const { files, slug } = made;
    const paths = files.map(({ path }) => path);
    const taken = paths.find((path) => existsSync(join(ROOT, path)));
    if (taken !== undefined) throw new UsageError(`${taken} exists already.`);
    for (const { path, text } of files) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
    }
    const address = slug === null ? null : `/s/${slug}/en`;
    if (format === "json") console.log(JSON.stringify({ path: paths[0], paths, address }, null, 2));
    else {
      const view = address === null ? "" : `see   npm run dev, then ${address}\n`;
      console.log(
        `wrote ${paths.join("\nwrote ")}\n${view}next  ${nextStep(kind, made)}, then npm run -s catalog -- check`,
      );
    }
    return 0;
  },
};
