// `npm run bench [area …]`: measures everything in one run, prints it, and writes docs/benchmarks.md when run whole.
import { writeFileSync } from "node:fs";
import { arch, cpus } from "node:os";
import type { BenchRow } from "./bench/row.ts";

type Area = { readonly title: string; readonly measure: () => Promise<readonly BenchRow[]> };

const AREAS: Readonly<Record<string, () => Promise<Area>>> = {
  feel: async () => ({ title: "Formulas", measure: (await import("./bench/feel.ts")).measure }),
  compile: async () => ({ title: "Compiler", measure: (await import("./bench/compile.ts")).measure }),
  assemble: async () => ({ title: "Assembly", measure: (await import("./bench/assemble.ts")).measure }),
  tools: async () => ({ title: "Calculators and checkers", measure: (await import("./bench/tools.ts")).measure }),
  outputs: async () => ({ title: "Files", measure: (await import("./bench/outputs.ts")).measure }),
  forms: async () => ({ title: "Forms in Chromium", measure: (await import("./bench/forms.ts")).measure }),
  sessions: async () => ({ title: "Sessions", measure: (await import("./bench/sessions.ts")).measure }),
  review: async () => ({ title: "Reviewing", measure: (await import("./bench/review.ts")).measure }),
  assistant: async () => ({ title: "The assistant", measure: (await import("./bench/assistant/quality.ts")).measure }),
  "review-page": async () => ({
    title: "Reviewing in Chromium",
    measure: (await import("./bench/review-page.ts")).measure,
  }),
  "command-line": async () => ({
    title: "The command line with 65 documents (processor time, npm included)",
    measure: (await import("./bench/command-line.ts")).measure,
  }),
  author: async () => ({ title: "An author's wait", measure: (await import("./bench/author.ts")).measure }),
  site: async () => ({ title: "The site on a slow phone", measure: (await import("./bench/site.ts")).measure }),
};

const figure = (value: number | undefined): string =>
  value === undefined ? "" : value.toLocaleString("en-US", { maximumSignificantDigits: 3 });

const besideIt = ({ against, theirs, unit, others }: BenchRow): string => {
  if (against === undefined) return "";
  const more = others?.map(({ name, ratio }) => `${name} ${ratio.toFixed(2)}×`).join(", ");
  return `${against}: ${figure(theirs)} ${unit}${more === undefined ? "" : ` (${more})`}`;
};

const line = (row: BenchRow): string =>
  `| ${[
    row.what,
    `${figure(row.ours)} ${row.unit}`,
    besideIt(row),
    row.ratio === undefined ? "" : `${row.ratio.toFixed(2)}×`,
    row.budget,
    row.pass ? "kept" : "**missed**",
  ].join(" | ")} |`;

const HEAD = ["| what | ours | beside it | ratio | budget | |", "|---|---|---|---|---|---|"];

const selected = process.argv.slice(2);
const names = Object.keys(AREAS).filter((name) => selected.length === 0 || selected.includes(name));
const sections: string[] = [];
let missed = 0;
for (const name of names) {
  const area = await AREAS[name]!();
  const rows = await area.measure();
  missed += rows.filter((row) => !row.pass).length;
  const section = [`## ${area.title}`, "", ...HEAD, ...rows.map(line), ""].join("\n");
  console.log(section);
  sections.push(section);
}
if (selected.length === 0) {
  const made = `Made by \`npm run bench\` on Node ${process.versions.node}, ${cpus().length} cores (${arch()}). Ratios are within one run.`;
  writeFileSync(
    new URL("../docs/benchmarks.md", import.meta.url),
    ["# Benchmarks", "", made, "", ...sections].join("\n"),
  );
}
console.log(missed === 0 ? "Every budget is kept." : `${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
