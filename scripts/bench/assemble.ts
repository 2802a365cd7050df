// Assembly of a ten-page contract, compared with other tools that print the same words in the same run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Liquid } from "liquidjs";
import Mustache from "mustache";
import { build } from "vite";
import type * as Contract from "./assemble/contract.ts";
import type { BenchRow } from "./row.ts";

const MIN_PER_SECOND = 8000;
const WARM_ROUNDS = 10;
const ROUNDS = 50;
const ROUND_MS = 30;

/** The engine as built for production; run straight from TypeScript, every function would add overhead. */
const builtContract = async (): Promise<typeof Contract> => {
  const outDir = mkdtempSync(join(tmpdir(), "clausewright-assemble-"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: resolve(import.meta.dirname, "assemble/contract.ts"), outDir, target: "es2022" },
  });
  const built: typeof Contract = await import(pathToFileURL(join(outDir, "contract.js")).href);
  rmSync(outDir, { recursive: true, force: true });
  return built;
};

type Work = (round: number) => unknown;

const oneRound = (work: Work): number => {
  const start = performance.now();
  let turns = 0;
  while (performance.now() - start < ROUND_MS) for (let n = 0; n < 8; n++) work(turns++);
  return (turns / (performance.now() - start)) * 1000;
};

/** Runs per second of each piece of work, warm: the best of many short rounds, because noise only slows a run down. */
const perSecond = <Name extends string>(works: Record<Name, Work>): Record<Name, number> => {
  const names = Object.keys(works) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round++) {
    for (const name of names) {
      const speed = oneRound(works[name]);
      if (round >= WARM_ROUNDS) best[name] = Math.max(best[name], speed);
    }
  }
  return best;
};

const liquidWork = ({ plainTemplate, plainValues, print }: typeof Contract): Work => {
  const engine = new Liquid();
  for (const [format, write] of Object.entries(print)) engine.registerFilter(format, write);
  const parsed = engine.parse(plainTemplate((name, format) => `{{ ${name} | ${format} }}`));
  return (round) => engine.renderSync(parsed, plainValues(round));
};

const mustacheWork = ({ plainTemplate, plainValues, print, marks }: typeof Contract): Work => {
  const template = plainTemplate((name, format) => `{{{${name}_${format}}}}`);
  Mustache.parse(template);
  return (round) => {
    const values = plainValues(round);
    const view = Object.fromEntries(
      marks.map(([name, format]) => [`${name}_${format}`, () => print[format](values[name])]),
    );
    return Mustache.render(template, view);
  };
};

/** The cost of plain code: concatenates the pieces of the text, nothing else. */
const plainWork = ({ plainTemplate, plainValues, print, marks }: typeof Contract): Work => {
  const pieces = plainTemplate((name, format) => `\n\n${name} ${format}\n\n`).split("\n\n");
  const words = pieces.filter((_, index) => index % 2 === 0);
  const marked = pieces
    .filter((_, index) => index % 2 === 1)
    .map((piece) => marks.find((mark) => mark.join(" ") === piece)!);
  return (round) => {
    const values = plainValues(round);
    let text = words[0]!;
    for (let index = 0; index < marked.length; index++) {
      const [name, format] = marked[index]!;
      text += print[format](values[name]) + words[index + 1]!;
    }
    return text;
  };
};

/** Compares our engine with the other tools. */
export const measure = async (): Promise<readonly BenchRow[]> => {
  const contract = await builtContract();
  const others = {
    LiquidJS: liquidWork(contract),
    Mustache: mustacheWork(contract),
    "plain code": plainWork(contract),
  };
  const words = contract.plainText(contract.assemble(3));
  for (const [name, work] of Object.entries(others)) {
    if (work(3) !== words) throw new Error(`${name} prints another text`);
  }
  let previous = contract.assemble(0);
  const speed = perSecond({
    scratch: (round) => contract.assemble(round),
    again: (round) => (previous = contract.assemble(round, previous)),
    ...others,
  });
  const row = (what: string, ours: number, more: Partial<BenchRow> = {}): BenchRow => ({
    what,
    ours,
    unit: "/s",
    budget: `≥ ${MIN_PER_SECOND}/s`,
    pass: ours >= MIN_PER_SECOND,
    ...more,
  });
  const beside = (name: keyof typeof others): BenchRow =>
    row("Ten-page contract to a numbered, cross-referenced tree", speed.scratch, {
      against: name,
      theirs: speed[name],
      ratio: speed.scratch / speed[name],
    });
  return [
    beside("LiquidJS"),
    beside("Mustache"),
    beside("plain code"),
    row("The same again after answers changed, unchanged blocks kept", speed.again, { budget: "none", pass: true }),
  ];
};
