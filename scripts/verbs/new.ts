import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { ROOT, compiledCatalog } from "../compiled-catalog.ts";
import { newDefinition } from "../new-definition.ts";
import type { NewPage } from "../new-definition.ts";
import { WrongCall, readCall } from "./verb.ts";
import type { Verb } from "./verb.ts";

const FLAGS = {
  name: { type: "string" },
  category: { type: "string" },
  tag: { type: "string" },
  icon: { type: "string" },
} as const;

const asked = async (question: string, offered: readonly string[] = []): Promise<string> => {
  if (!process.stdin.isTTY) throw new WrongCall(`Nobody is there to ask "${question}": give it as a flag.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const hint = offered.length > 0 ? ` (${offered.join(", ")})` : "";
  const answer = await lines.question(`${question}${hint} `);
  lines.close();
  return answer.trim();
};

const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const oneOf = (given: string, offered: readonly string[], what: string): string => {
  if (offered.includes(given)) return given;
  throw new WrongCall(`There is no ${what} "${given}": use ${offered.join(", ")}.`);
};

/** Writes a commented definition that already passes, and says where it is and how to see it. */
export const newFile: Verb = {
  usage: 'new [--name "Roommate Agreement"] [--category <id>] [--tag business|personal] [--icon file-text]',
  says: "write a new document, commented, that already passes the check",
  run: async (args) => {
    const { flags } = readCall(args, 0, FLAGS);
    const compiled = compiledCatalog();
    const categories = compiled.navigation.categories.map((category) => category.id);
    const name = flags.name ?? (await asked("What is the document called?"));
    const id = idOf(name);
    if (!/^[a-z]/.test(id)) throw new WrongCall(`"${name}" does not start with a letter.`);
    const category = oneOf(flags.category ?? (await asked("In which category?", categories)), categories, "category");
    const tag = oneOf(flags.tag ?? "personal", ["business", "personal"], "tag");
    const page: NewPage = { id, name, category, tag, icon: flags.icon ?? "file-text" };
    const path = `catalog/documents/${id}.yaml`;
    if (existsSync(join(ROOT, path))) throw new WrongCall(`${path} exists already.`);
    const { text, slug } = newDefinition(page);
    writeFileSync(join(ROOT, path), text);
    console.log(
      `wrote ${path}\nsee   npm run dev, then /s/${slug}/en\nnext  change the questions and clauses, then npm run -s catalog -- check`,
    );
    return 0;
  },
};
