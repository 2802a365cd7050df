import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of the package a module belongs to ("/x/node_modules/@scope/name"); null for our own modules. */
export const packageFolder = (module: string): string | null => {
  const path = module.replaceAll("\\", "/").replace(/^\0/, "").split("?")[0] ?? "";
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? null;
};

type Manifest = { readonly name?: string; readonly version?: string; readonly license?: string };

const LICENSE = /^(licen[cs]e|copying|notice)(\.(md|txt|markdown))?$/i;

const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`${name} ${version}`, `License: ${license ?? "see below"}`, ...texts].join("\n\n");
};

const RULE = `\n\n${"=".repeat(80)}\n\n`;

/**
 * The licenses of all packages that have a module among `modules`, and of the fonts in `fontLicenses` (path by name), as
 * one text in alphabetical order.
 */
export const thirdPartyNotices = (
  modules: Iterable<string>,
  fontLicenses: { readonly [name: string]: string },
): string => {
  const folders = new Set([...modules].flatMap((module) => packageFolder(module) ?? []));
  const packages = [...folders]
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map(noticeOf)
    .toSorted();
  const fonts = Object.entries(fontLicenses).map(([name, path]) => `${name}\n\n${readFileSync(path, "utf8").trim()}`);
  const lead = "This site contains the following software and fonts of others.";
  return [lead, ...packages, ...fonts].join(RULE) + "\n";
};
