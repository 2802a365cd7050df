// Writes the layer rules into the linter's file: npm run generate
import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { lintConfig } from "./lint-config.ts";
import type { LintConfig } from "./lint-config.ts";

const FILE = ".oxlintrc.json";
const config = lintConfig(JSON.parse(readFileSync(FILE, "utf8")) as LintConfig);
writeFileSync(FILE, await format(JSON.stringify(config), { parser: "json", printWidth: 120 }));
