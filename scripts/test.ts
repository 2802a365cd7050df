// The whole test run of `npm test`: each stage in turn, all of them even after a failure, then one line of totals.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";

type Count = { readonly passed: number; readonly failed: number };

const full = process.argv.includes("--full");

const runs = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

const stage = (name: string, command: string, args: readonly string[]): Count => {
  console.log(`\n== ${name}`);
  const isFine = runs(command, args);
  if (!isFine) console.log(`== ${name}: failed`);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

// One test file to a core; more than a few browsers at once take too much memory.
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
  // A file that does not even load counts as a failure although none of its tests ran.
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
};

const testStages = (): readonly Count[] => {
  try {
    const chromium = ensureChromium();
    // A browser beside other tests has too little of the machine, and its waits run out.
    return [vitest("tests", ["unit", "catalog"], chromium), vitest("tests in a browser", ["browser"], chromium)];
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{ passed: 0, failed: 1 }];
  }
};

/**
 * The day of the last commit, by which law is past its review or not: who adds to the project meets it on that day, and
 * an old checkout is as green as it was. A copy without its history is not asked.
 */
const lastCommitDay = (): string => {
  const { status, stdout } = spawnSync("git", ["log", "-1", "--format=%cs"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "none";
};

const counts: readonly Count[] = [
  stage("format", "npx", ["prettier", "--check", "."]),
  stage("lint and layers", "npx", ["oxlint", "--deny-warnings"]),
  stage("types", "npx", ["tsc", "--noEmit"]),
  stage("types without the browser", "npx", ["tsc", "--noEmit", "-p", "tsconfig.pure.json"]),
  stage("unused code", "npx", ["knip"]),
  stage("catalog", "npx", ["tsx", "scripts/catalog.ts", "check", "--today", lastCommitDay()]),
  stage("build", "npx", ["vite", "build", "--logLevel", "warn"]),
  ...testStages(),
];

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
