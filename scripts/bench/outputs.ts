// Files of a ten-page contract, compared with the bare libraries in the same run.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as Files from "./outputs/files.ts";
import type { BenchRow } from "./row.ts";

const MAX_MS = { docx: 15, pdf: 60 };
const WARM_ROUNDS = 12;
const ROUNDS = 30;

/** The writers as built for visitors, with the libraries imported from node_modules. */
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

/** Milliseconds of each piece of work, warm: the best of many rounds in turn, because noise only slows a run. */
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

/** Compares our writers with the bare libraries. */
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
    row(docx, time.ourDocx, MAX_MS.docx, "docx, plain paragraphs", time.bareDocx),
    row(pdf, time.ourPdf, MAX_MS.pdf, "pdfkit, plain text flow", time.barePdfkit),
    row(pdf, time.ourPdf, MAX_MS.pdf, "pdfmake, plain paragraphs", time.pdfmakePdf),
  ];
};
