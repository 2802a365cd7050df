// The whole test run of `npm test`: all stages even after a failure, then one line of totals.
// `npm run check` runs only the stages that read the code without executing it.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium, ensureTestBrowser } from "./browser/find-chromium.ts";
import { ensurePostgres } from "./postgres/find-postgres.ts";

type Count = { readonly passed: number; readonly failed: number };

type Stage = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

const full = process.argv.includes("--full");
const isStatic = process.argv.includes("--static");

const reports = mkdtempSync(join(tmpdir(), "clausewright-"));

// The catalog stage compiles every definition from scratch and stores it here; the tests read what this run has compiled.
const cache = join(reports, "catalog");
const CATALOG = { CATALOG_CACHE: cache };

const began = performance.now();
const seconds = (since: number): string => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs a stage and prints its output when it ends, so that stages that run at the same time do not mix their lines. */
const runStage = ({ name, command, args, env = {} }: Stage): Promise<Count> =>
  new Promise((done) => {
    const start = performance.now();
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
    child.on("error", (error) => (output += error.message));
    child.on("close", (code) => {
      console.log(`\n== ${name} (${seconds(start)})\n${output.trimEnd()}`);
      if (code !== 0) console.log(`== ${name}: failed`);
      done(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    });
  });

/** Runs the stages in their order, as many at a time as there are cores but at most two: each needs much memory. */
const runStages = async (stages: readonly Stage[]): Promise<readonly Count[]> => {
  const left = [...stages];
  const counts: Count[] = [];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) counts.push(await runStage(next));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
  return counts;
};

// One test file per core; more than a few browsers at once take too much memory.
const WORKERS = Math.min(4, availableParallelism());

const vitest = (name: string, projects: readonly string[], chromium: string): Count => {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const report = join(reports, `${projects[0]}.json`);
  const args = ["vitest", "run", `--maxWorkers=${WORKERS}`, "--reporter=dot", "--reporter=json"];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const env = { ...process.env, ...CATALOG, CHROMIUM: chromium, FULL: full ? "1" : "" };
  const { status } = spawnSync("npx", [...args, `--outputFile.json=${report}`, ...chosen], { stdio: "inherit", env });
  console.log(`== ${name} (${seconds(start)})`);
  const totals: unknown = JSON.parse(readFileSync(report, "utf8"));
  const { numPassedTests: passed, numFailedTests: failed } = totals as {
    numPassedTests: number;
    numFailedTests: number;
  };
  // A file that fails to load is a failure, although none of its tests ran.
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) };
};

const testStages = (): readonly Count[] => {
  try {
    // A headless shell renders the same pages for half of the processor time; the full run has the browser of visitors.
    const chromium = full ? ensureChromium() : ensureTestBrowser();
    ensurePostgres();
    // A browser beside other tests has too little of the machine, and its waits run out.
    return [vitest("tests", ["unit", "catalog"], chromium), vitest("tests in a browser", ["browser"], chromium)];
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{ passed: 0, failed: 1 }];
  }
};

/**
 * The date of the last commit decides which law is past its review date: contributors see it then, and an old checkout
 * stays green. Without history there is no such check.
 */
const lastCommitDay = (): string => {
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%cs"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "none";
};

const script = (name: string, run: string): Stage => ({ name, command: "npm", args: ["run", "-s", run] });

/** The scripts of package.json that read the code without executing it. */
const STATIC = [
  script("format", "format"),
  script("lint and layers", "lint"),
  script("types", "types"),
  script("unused code", "dead"),
];

// The longest first, so that no core waits for them at the end.
const EXECUTING: readonly Stage[] = [
  { name: "build", command: "npx", args: ["vite", "build", "--logLevel", "warn"] },
  {
    name: "catalog",
    command: "npx",
    args: ["tsx", "scripts/catalog.ts", "check", "--today", lastCommitDay()],
    env: CATALOG,
  },
];

/** Mostly waits for the network, so it runs beside the others. */
const INSTALL: Stage = {
  name: "programs for the tests",
  command: "npx",
  args: ["tsx", "scripts/install-test-tools.ts", ...(full ? ["--full"] : [])],
};

const stages = isStatic ? [runStages(STATIC)] : [runStages([INSTALL]), runStages([...EXECUTING, ...STATIC])];
const counts = (await Promise.all(stages)).flat();
if (!isStatic) counts.push(...testStages());
rmSync(cache, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nAll stages took ${seconds(began)}.\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
