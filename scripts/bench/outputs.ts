// Files of a ten-page contract, beside the bare libraries in the same run.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as Files from "./outputs/files.ts";
import type { BenchRow } from "./row.ts";

const MOST_MS = { docx: 15, pdf: 60 };
const WARM_ROUNDS = 12;
const ROUNDS = 30;

/** The writers as they are built for visitors, the libraries left where they are installed. */
const builtFiles = async (): Promise<typeof Files> => {
  const outDir = resolve("node_modules/.cache/bench-outputs");
  await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: resolve(import.meta.dirname, "outputs/files.ts"), outDir, target: "es2022" },
  });
  const built: typeof Files = await import(pathToFileURL(join(outDir, "files.js")).href);
  rmSync(outDir, { recursive: true, force: true });
  return built;
};

/** Milliseconds each piece of work takes, warm: of rounds in which all take their turn the best, least disturbed. */
const milliseconds = async <Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(works) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    for (const name of names) {
      const start = performance.now();
      await works[name]();
      if (round >= WARM_ROUNDS) best[name] = Math.min(best[name], performance.now() - start);
    }
  }
  return best;
};

/** Ours beside the others. */
export const measure = async (): Promise<readonly BenchRow[]> => {
  const { ourDocx, ourPdf, bareDocx, barePdfkit, pdfmakePdf } = await builtFiles();
  const time = await milliseconds({ ourDocx, ourPdf, bareDocx, barePdfkit, pdfmakePdf });
  const row = (what: string, ours: number, most: number, against: string, theirs: number): BenchRow => ({
    what,
    ours,
    unit: "ms",
    against,
    theirs,
    ratio: ours / theirs,
    budget: `≤ ${most} ms`,
    pass: ours <= most,
  });
  const docx = "Word file of a ten-page contract: styles, counted clauses, live references";
  const pdf = "Tagged PDF of a ten-page contract";
  return [
    row(docx, time.ourDocx, MOST_MS.docx, "docx, plain paragraphs", time.bareDocx),
    row(pdf, time.ourPdf, MOST_MS.pdf, "pdfkit, plain text flow", time.barePdfkit),
    row(pdf, time.ourPdf, MOST_MS.pdf, "pdfmake, plain paragraphs", time.pdfmakePdf),
  ];
};
