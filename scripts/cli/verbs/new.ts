import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { createCatalog } from "../../../src/compiler/catalog/catalog.ts";
import type { CatalogText } from "../../../src/compiler/sources/join-texts.ts";
import { ROOT } from "../../build/catalog/compiled-catalog.ts";
import { idOfName } from "../name-in-yaml.ts";
import { newBlock } from "../new/new-block.ts";
import { newDefinition } from "../new/new-definition.ts";
import type { NewPage } from "../new/new-definition.ts";
import { newReview } from "../new/new-review.ts";
import { reviewPlaybooks } from "../review-playbooks.ts";
import { splitDocument } from "../split-document.ts";
import { newTool } from "../new/new-tool.ts";
import { UsageError, parseArguments, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const KINDS = ["document", "block", "calculator", "checker", "review"] as const;

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

/** The files of a new page; the first one is its definition. */
type NewFiles = { readonly files: readonly CatalogText[]; readonly slug?: string; readonly next: string };

type NewFlags = { readonly [flag in keyof typeof FLAGS]?: string };

const startsWithLetter = (id: string, name: string): string => {
  if (/["{}]|\p{C}/u.test(name)) throw new UsageError(`"${name}" contains a character that names cannot have.`);
  if (/^[a-z]/.test(id)) return id;
  throw new UsageError(`"${name}" does not start with a letter.`);
};

const makeTool = async (kind: "calculator" | "checker", flags: NewFlags): Promise<NewFiles> => {
  const name = flags.name ?? (await promptFor(`What does the ${kind} tell?`));
  const icon = flags.icon ?? (kind === "checker" ? "list-checks" : "calculator");
  const { id, text, slug } = newTool({ kind, name, icon });
  const path = `catalog/${kind}s/${startsWithLetter(id, name)}.yaml`;
  return { files: [{ path, text }], slug, next: "change the questions, steps and answers" };
};

const makeBlock = async (flags: NewFlags): Promise<NewFiles> => {
  const name = flags.name ?? (await promptFor("What is the block about?"));
  const { id, text } = newBlock(name);
  const path = `catalog/blocks/${startsWithLetter(id, name)}/block.yaml`;
  return { files: [{ path, text }], next: `change the questions and clauses; documents use it with - use: ${id}` };
};

const make = (kind: (typeof KINDS)[number], flags: NewFlags): Promise<NewFiles> => {
  if (kind === "document") return makeDocument(flags);
  if (kind === "review") return makeReview(flags);
  return kind === "block" ? makeBlock(flags) : makeTool(kind, flags);
};

/** The categories of the menu; the rest of the catalog is not compiled for them. */
const categoriesOnOffer = (): readonly string[] => {
  const path = "catalog/navigation.yaml";
  const catalog = createCatalog();
  catalog.set(path, readFileSync(join(ROOT, path), "utf8"));
  return catalog.compile().navigation.categories.map((category) => category.id);
};

const makeDocument = async (flags: NewFlags): Promise<NewFiles> => {
  const name = flags.name ?? (await promptFor("What is the document called?"));
  const id = startsWithLetter(idOfName(name), name);
  const category = await chooseCategory(flags);
  const tag = oneOf(flags.tag ?? "personal", ["business", "personal"], "tag");
  const page: NewPage = { id, name, category, tag, icon: flags.icon ?? "file-text" };
  const { text, slug } = newDefinition(page);
  return { files: splitDocument(`catalog/documents/${id}`, text), slug, next: "change the questions and clauses" };
};

const chooseCategory = async ({ category }: NewFlags): Promise<string> => {
  const categories = categoriesOnOffer();
  return oneOf(category ?? (await promptFor("In which category?", categories)), categories, "category");
};

const makeReview = async (flags: NewFlags): Promise<NewFiles> => {
  const playbooks = reviewPlaybooks().playbooks.map(({ id }) => id);
  const name = flags.name ?? (await promptFor("What kind of document does it review?"));
  const playbook = oneOf(flags.playbook ?? (await promptFor("With which playbook?")), playbooks, "playbook");
  const category = await chooseCategory(flags);
  startsWithLetter(idOfName(name), name);
  const { id, text, slug } = newReview({ name, playbook, category, icon: flags.icon ?? "file-search" });
  return { files: [{ path: `catalog/reviews/${id}.yaml`, text }], slug, next: "change the synonyms and the sentence" };
};

const kindOf = async ({ kind, name }: NewFlags): Promise<(typeof KINDS)[number]> => {
  // A name without a kind means a document.
  const given = kind ?? (name === undefined ? await promptFor("What will it be?", KINDS) : "document");
  return oneOf(given, KINDS, "kind");
};

/** Writes a commented definition that passes all checks, and prints its path and how to view it. */
export const newFile: CliVerb = {
  usage:
    'new [--kind document|block|calculator|checker|review] [--name "Roommate Agreement"] [--category <id>] [--tag business|personal] [--playbook <id>] [--icon file-text] [--format text|json]',
  summary: "write a new document, block, calculator, checker or review page, commented, that already passes the check",
  run: async (args) => {
    const { flags } = parseArguments(args, 0, FLAGS);
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.icon !== undefined && !/^[a-z0-9-]+$/.test(flags.icon))
      throw new UsageError(`There is no icon "${flags.icon}".`);
    const kind = await kindOf(flags);
    const { files, slug, next } = await make(kind, flags);
    const paths = files.map(({ path }) => path);
    const taken = paths.find((path) => existsSync(join(ROOT, path)));
    if (taken !== undefined) throw new UsageError(`${taken} exists already.`);
    for (const { path, text } of files) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
    }
    const address = slug === undefined ? null : `/s/${slug}/en`;
    if (format === "json") console.log(JSON.stringify({ path: paths[0], paths, address }, null, 2));
    else {
      const view = address === null ? "" : `see   npm run dev, then ${address}\n`;
      console.log(`wrote ${paths.join("\nwrote ")}\n${view}next  ${next}, then npm run -s catalog -- check`);
    }
    return 0;
  },
};
