// `npm run acceptance`: how many of the acceptance lines S001-S150 appear in a test name, and which do not.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/catalog/compiled-catalog.ts";

const LINES = Array.from({ length: 150 }, (_, index) => `S${String(index + 1).padStart(3, "0")}`);

const tests = ["src", "tests", "scripts"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
);

/** "S031-S034" in a name means all four. */
const spread = (text: string): readonly string[] =>
  [...text.matchAll(/\bS(\d{3})(?:[-–]S?(\d{3}))?\b/g)].flatMap((match) => {
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    return LINES.slice(from - 1, to);
  });

const covered = new Set(tests.flatMap(spread));
const missing = LINES.filter((line) => !covered.has(line));
console.log(`${LINES.length - missing.length} of ${LINES.length} acceptance lines have a test.`);
if (missing.length > 0) console.log(`Without one: ${missing.join(" ")}`);
