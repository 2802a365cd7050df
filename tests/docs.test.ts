import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n").filter(Boolean);
const folders = new Set(
  tracked.flatMap((file) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"))),
);
const pages = tracked.filter((file) => file.endsWith(".md") && existsSync(join(ROOT, file)));

const textOf = (page: string): string => readFileSync(join(ROOT, page), "utf8");

/** Files a reader makes while following a guide. */
const MADE_BY_THE_READER = ["catalog/documents/tool-loan-agreement"];

/** True for a tracked file or folder; `<id>`, `*` and `…` match any part of a name, `{a,b}` each alternative. */
const exists = (path: string): boolean => {
  const clean = path.replace(/\/$/, "");
  if (existsSync(join(ROOT, clean)) || folders.has(clean) || MADE_BY_THE_READER.includes(clean)) return true;
  if (!/[<*{…]/.test(clean)) return false;
  const pattern = clean
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
    .replaceAll(/<[^>]+>|\*+|…/g, ".+");
  const regular = new RegExp(`^${pattern}(/|$)`);
  return tracked.some((file) => regular.test(file)) || [...folders].some((folder) => regular.test(folder));
};

const IN_CODE = /`((?:src|catalog|schemas|scripts|tests|docs|public)\/[^`\s:]*)`/g;
const LINK = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#([^)\s]+))?\)/g;

const anchorsOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+\s+(.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-"),
  );

describe.each(pages)("%s", (page) => {
  it("names only paths that exist", () => {
    const named = [...textOf(page).matchAll(IN_CODE)].map(([, path = ""]) => path);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  it("links only to files and headings that exist", () => {
    const broken = [...textOf(page).matchAll(LINK)].filter(([, path = "", anchor]) => {
      const target = join(dirname(page), decodeURI(path));
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(decodeURI(anchor).toLowerCase());
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

const sources = tracked.filter((file) => /^(src|scripts)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Whether a file declares the name: at its top, within a function, or as a property. */
const declares = (file: string, name: string): boolean =>
  new RegExp(`^\\s*(export )?(const|function|type) ${name}\\b|^\\s*${name}: `, "m").test(textOf(file));

it("every name along the path of one answer is declared in a folder its paragraph names", () => {
  const [, section = ""] = /^## Follow one answer\n(.*?)^## /ms.exec(textOf("docs/architecture.md")) ?? [];
  const named = section.split(/\n\n|\n(?=\d\. )/).flatMap((paragraph) => {
    const inside = [...paragraph.matchAll(IN_CODE)].map(([, path = ""]) => (path.includes(".") ? dirname(path) : path));
    const files = sources.filter((file) => inside.some((folder) => file.startsWith(`${folder}/`)));
    return [...paragraph.matchAll(/`([a-z-]+\.tsx?|[a-zA-Z]+(?=`|\())/g)].map(([, name = ""]) => ({ name, files }));
  });
  expect(named.length).toBeGreaterThan(20);
  const unknown = named.filter(({ name, files }) =>
    name.includes(".") ? !files.some((file) => file.endsWith(`/${name}`)) : !files.some((file) => declares(file, name)),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const verbs = readdirSync(join(ROOT, "scripts/cli/verbs")).map((file) => file.replace(/(\.test)?\.ts$/, ""));

it("every command named in a document exists", () => {
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run (?:-s )?([\w:-]*\w)(?: -- ([a-z-]+))?/g)].map(([, script = "", verb]) => ({
      page,
      script,
      verb: script === "catalog" ? verb : undefined,
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
  expect(named.filter(({ verb }) => verb !== undefined && !verbs.includes(verb))).toEqual([]);
});
