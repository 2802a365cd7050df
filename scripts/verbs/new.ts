import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { createCatalog } from "../../src/compile/catalog.ts";
import { ROOT } from "../compiled-catalog.ts";
import { idOfName } from "../name-in-yaml.ts";
import { newDefinition } from "../new-definition.ts";
import type { NewPage } from "../new-definition.ts";
import { newTool } from "../new-tool.ts";
import { WrongCall, readCall, readFormat } from "./verb.ts";
import type { Verb } from "./verb.ts";

const KINDS = ["document", "calculator", "checker"] as const;

const FLAGS = {
  kind: { type: "string" },
  name: { type: "string" },
  category: { type: "string" },
  tag: { type: "string" },
  icon: { type: "string" },
  format: { type: "string" },
} as const;

const asked = async (question: string, offered: readonly string[] = []): Promise<string> => {
  if (!process.stdin.isTTY) throw new WrongCall(`Nobody is there to ask "${question}": give it as a flag.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const hint = offered.length > 0 ? ` (${offered.join(", ")})` : "";
  const answer = await lines.question(`${question}${hint} `);
  lines.close();
  return answer.trim();
};

const oneOf = <Name extends string>(given: string, offered: readonly Name[], what: string): Name => {
  const found = offered.find((name) => name === given);
  if (found !== undefined) return found;
  throw new WrongCall(`There is no ${what} "${given}": use ${offered.join(", ")}.`);
};

type Made = { readonly path: string; readonly text: string; readonly slug: string; readonly next: string };

type Given = { readonly [flag in keyof typeof FLAGS]?: string };

const startsWithLetter = (id: string, name: string): string => {
  if (/["{}]|\p{C}/u.test(name)) throw new WrongCall(`"${name}" contains a character that names cannot have.`);
  if (/^[a-z]/.test(id)) return id;
  throw new WrongCall(`"${name}" does not start with a letter.`);
};

const makeTool = async (kind: "calculator" | "checker", flags: Given): Promise<Made> => {
  const name = flags.name ?? (await asked(`What does the ${kind} tell?`));
  const icon = flags.icon ?? (kind === "checker" ? "list-checks" : "calculator");
  const { id, text, slug } = newTool({ kind, name, icon });
  const path = `catalog/${kind}s/${startsWithLetter(id, name)}.yaml`;
  return { path, text, slug, next: "change the questions, steps and answers" };
};

/** The categories of the menu; the rest of the catalog is not compiled for them. */
const categoriesOnOffer = (): readonly string[] => {
  const path = "catalog/navigation.yaml";
  const catalog = createCatalog();
  catalog.set(path, readFileSync(join(ROOT, path), "utf8"));
  return catalog.compile().navigation.categories.map((category) => category.id);
};

const makeDocument = async (flags: Given): Promise<Made> => {
  const categories = categoriesOnOffer();
  const name = flags.name ?? (await asked("What is the document called?"));
  const id = startsWithLetter(idOfName(name), name);
  const category = oneOf(flags.category ?? (await asked("In which category?", categories)), categories, "category");
  const tag = oneOf(flags.tag ?? "personal", ["business", "personal"], "tag");
  const page: NewPage = { id, name, category, tag, icon: flags.icon ?? "file-text" };
  return { path: `catalog/documents/${id}.yaml`, ...newDefinition(page), next: "change the questions and clauses" };
};

const kindOf = async ({ kind, name }: Given): Promise<(typeof KINDS)[number]> => {
  // Whoever gives a name and no kind means a document.
  const given = kind ?? (name === undefined ? await asked("What will it be?", KINDS) : "document");
  return oneOf(given, KINDS, "kind");
};

/** Writes a commented definition that already passes, and says where it is and how to see it. */
export const newFile: Verb = {
  usage:
    'new [--kind document|calculator|checker] [--name "Roommate Agreement"] [--category <id>] [--tag business|personal] [--icon file-text] [--format text|json]',
  says: "write a new document, calculator or checker, commented, that already passes the check",
  run: async (args) => {
    const { flags } = readCall(args, 0, FLAGS);
    const format = readFormat(flags.format, ["text", "json"]);
    if (flags.icon !== undefined && !/^[a-z0-9-]+$/.test(flags.icon))
      throw new WrongCall(`There is no icon "${flags.icon}".`);
    const kind = await kindOf(flags);
    const { path, text, slug, next } = await (kind === "document" ? makeDocument(flags) : makeTool(kind, flags));
    if (existsSync(join(ROOT, path))) throw new WrongCall(`${path} exists already.`);
    writeFileSync(join(ROOT, path), text);
    if (format === "json") console.log(JSON.stringify({ path, address: `/s/${slug}/en` }, null, 2));
    else
      console.log(
        `wrote ${path}\nsee   npm run dev, then /s/${slug}/en\nnext  ${next}, then npm run -s catalog -- check`,
      );
    return 0;
  },
};
