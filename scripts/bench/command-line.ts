import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../build/catalog/compiled-catalog.ts";
import { generatedDefinition } from "./generated-definitions.ts";
import type { BenchRow } from "./row.ts";

const GENERATED_DOCUMENTS = 55;
const ROUNDS = 3;

const link = (folder: string, names: readonly string[], below = ""): void => {
  for (const name of names) symlinkSync(join(ROOT, below, name), join(folder, below, name));
};

/** A checkout with its own catalog and cache; everything else is linked to this one. */
const linkCheckout = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "command-line-"));
  for (const name of ["scripts", "node_modules"]) mkdirSync(join(folder, name));
  link(folder, ["src", "schemas", "package.json", "package-lock.json"]);
  const installed = readdirSync(join(ROOT, "node_modules")).filter((name) => name !== ".cache");
  link(folder, installed, "node_modules");
  link(folder, ["build", "cli", "catalog.ts"], "scripts");
  // The launcher finds the project by its own path, so copy it rather than linking it.
  cpSync(join(ROOT, "scripts/run-built.mjs"), join(folder, "scripts/run-built.mjs"));
  cpSync(join(ROOT, "catalog"), join(folder, "catalog"), { recursive: true });
  for (const { path, text } of [...Array.from({ length: GENERATED_DOCUMENTS }).keys()].map(generatedDefinition)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** Processor seconds of a command, including npm: wall-clock time would include other work of the machine. */
const secondsOf = (folder: string, command: string): number => {
  const script = `TIMEFORMAT='%U %S'; { time npm run -s catalog -- ${command} > /dev/null 2>&1 || exit 1; } 2>&1`;
  const { CI: _ci, CLAUSEWRIGHT_ROOT: _root, CATALOG_CACHE: _cache, ...env } = process.env;
  const printed = execFileSync("bash", ["-c", script], { cwd: folder, encoding: "utf8", env });
  return printed
    .trim()
    .split(" ")
    .reduce((sum, seconds) => sum + Number(seconds), 0);
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const PAGE = "catalog/documents/generated-0/document.yaml";

/** How long an author waits for the command line. */
export const measure = (): Promise<readonly BenchRow[]> => {
  const folder = linkCheckout();
  const forget = (): void => rmSync(join(folder, "node_modules/.cache"), { recursive: true, force: true });
  const edit = (): void => appendFileSync(join(folder, PAGE), "# edited\n");
  const row = (what: string, most: number, command: string, before: () => void): BenchRow => {
    const times = [...Array.from({ length: ROUNDS }).keys()].map(() => {
      before();
      return secondsOf(folder, command);
    });
    const ours = median(times);
    return { what, ours, unit: "s", budget: `≤ ${most} s`, pass: ours <= most };
  };
  const asIs = (): void => undefined;
  try {
    return Promise.resolve([
      row("list, nothing cached", 3, "list", forget),
      row("list", 1.5, "list", asIs),
      row("describe, nothing cached", 3, "describe non-disclosure-agreement", forget),
      row("describe", 1.5, "describe non-disclosure-agreement", asIs),
      row("where-used", 1.5, "where-used rent", asIs),
      row("check, nothing cached", 30, "check", forget),
      row("check after an edit of one document", 2, "check", edit),
      row("check of the edited document alone", 2, `check ${PAGE}`, edit),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
