// The whole test run of `npm test`: each stage in turn, all of them even after a failure, then one line of totals.
// `npm run check` runs only the stages that read the code without executing it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./browser/find-chromium.ts";
import { ensurePostgres } from "./postgres/find-postgres.ts";

type Count = { readonly passed: number; readonly failed: number };

const full = process.argv.includes("--full");
const isStatic = process.argv.includes("--static");

const runs = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const stage = (name: string, command: string, args: readonly string[]): Count => {
  console.log(`\n== ${name}`);
  const isFine = runs(command, args);
  if (!isFine) console.log(`== ${name}: failed`);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

// One test file per core; more than a few browsers at once take too much memory.
const WORKERS = Math.min(4, availableParallelism());

const reports = mkdtempSync(join(tmpdir(), "clausewright-"));

const vitest = (name: string, projects: readonly string[], chromium: string): Count => {
  console.log(`\n== ${name}`);
  const report = join(reports, `${projects[0]}.json`);
  const args = ["vitest", "run", `--maxWorkers=${WORKERS}`, "--reporter=dot", "--reporter=json"];
  const chosen = projects.flatMap((project) => ["--project", project]);
  const isFine = runs("npx", [...args, `--outputFile.json=${report}`, ...chosen], {
    CHROMIUM: chromium,
    FULL: full ? "1" : "",
  });
  const totals: unknown = JSON.parse(readFileSync(report, "utf8"));
  const { numPassedTests: passed, numFailedTests: failed } = totals as {
    numPassedTests: number;
    numFailedTests: number;
  };
  // A file that fails to load is a failure, although none of its tests ran.
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
};

const testStages = (): readonly Count[] => {
  try {
    const chromium = ensureChromium();
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

/** The scripts of package.json that read the code without executing it. */
const STATIC = { format: "format", "lint and layers": "lint", types: "types", "unused code": "dead" };

const staticStages = (): readonly Count[] =>
  Object.entries(STATIC).map(([name, script]) => stage(name, "npm", ["run", "-s", script]));

const executingStages = (): readonly Count[] => [
  stage("catalog", "npx", ["tsx", "scripts/catalog.ts", "check", "--today", lastCommitDay()]),
  stage("build", "npx", ["vite", "build", "--logLevel", "warn"]),
  ...testStages(),
];

const counts = [...staticStages(), ...(isStatic ? [] : executingStages())];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
