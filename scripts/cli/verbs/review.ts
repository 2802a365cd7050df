import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { reviewLines } from "../../../src/engine/review/report/review-lines.ts";
import type { ReviewLineInput } from "../../../src/engine/review/report/review-lines.ts";
import { compareVersions } from "../../../src/engine/review/compare/compare-versions.ts";
import { withRequests } from "../../../src/engine/review/report/with-requests.ts";
import { reviewText } from "../../../src/engine/review/report/review-text.ts";
import { readingText } from "../../../src/i18n/reading.ts";
import type { InputProblem } from "../../../src/model/problem.ts";
import type { ExtractedText } from "../../../src/model/review/uploaded-file.ts";
import type { Review } from "../../../src/model/review/review.ts";
import { unsuitableText } from "../../../src/reading/contract/unsuitable-text.ts";
import { readFile } from "../../../src/reading/read-file.ts";
import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { findListing } from "../find-definition.ts";
import { isoDate } from "../../../src/values/date.ts";
import { FILE_VERSION } from "../../../src/app/review/reading/review-title.ts";
import { printComparison } from "../print-comparison.ts";
import { printReview } from "../print-review.ts";
import { omitUndefined } from "../../../src/compiler/input/omit-undefined.ts";
import { readToday } from "../open-page.ts";
import { reviewLaw, reviewModels, reviewPlaybooks, reviewRequests } from "../review-playbooks.ts";
import { UsageError, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FLAGS = {
  jsonl: { type: "boolean" },
  compare: { type: "boolean" },
  kind: { type: "string" },
  side: { type: "string" },
  place: { type: "string" },
  today: { type: "string" },
  format: { type: "string" },
} as const;

/** Kinds of input lines that the confidentiality statements apply to. */
const SECRECY = ["nda"];

const isInput = (value: unknown): value is ReviewLineInput =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "text" in value &&
  typeof value.text === "string";

const readLine = (line: string, number: number): ReviewLineInput => {
  try {
    const value: unknown = JSON.parse(line);
    if (isInput(value)) return value;
  } catch {
    // Reported below, with the line number.
  }
  throw new UsageError(`Line ${number} is not of the form {"id", "kind", "text"}.`);
};

const reviewStream = async (): Promise<number> => {
  const models = reviewModels();
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() === "") continue;
    const found = reviewLines(readLine(line, number), models, SECRECY);
    process.stdout.write(found.map((one) => `${JSON.stringify(one)}\n`).join(""));
  }
  return 0;
};

// A page of the catalog is reviewed by the playbook its definition names; a playbook may be named itself.
const playbookOf = (kind: string | undefined, known: readonly string[]): string | undefined => {
  if (kind === undefined || known.includes(kind)) return kind;
  const page = findListing(openCatalog(), kind);
  if (!page) throw new UsageError(`There is no page or playbook "${kind}". Playbooks: ${known.join(", ")}.`);
  return page.review?.playbook;
};

const printRefusal = (file: string, problem: InputProblem): null => {
  console.error(`${file}: ${readingText(problem, "en")}`);
  return null;
};

type ReviewFlags = {
  readonly kind: string | undefined;
  readonly side: string | undefined;
  /** Code of the jurisdiction whose law applies. */
  readonly place: string | undefined;
  readonly today: string | undefined;
  readonly format: "json" | "text" | "md";
};

const toolsFor = ({ kind, side, place, today }: ReviewFlags) => {
  const tools = reviewPlaybooks();
  if (place !== undefined && !tools.places.some(({ code }) => code === place))
    throw new UsageError(`There is no place "${place}". Places are codes such as US-CA.`);
  const all = [tools.general, ...tools.playbooks];
  const playbook = playbookOf(
    kind,
    all.map(({ id }) => id),
  );
  return {
    tools,
    all,
    law: reviewLaw(readToday(today)),
    chosen: omitUndefined({ playbook, side, place }),
  };
};

/** Reads a file. Returns null (after printing the reason) if the file is rejected. */
const openFile = async (file: string): Promise<ExtractedText | null> => {
  const read = await readFile({ name: basename(file), bytes: new Uint8Array(readFileSync(file)) });
  if (!read.ok) return printRefusal(file, read.problem);
  const doubt = unsuitableText(read.value.text);
  return doubt ? printRefusal(file, doubt) : read.value;
};

const reviewOf = (file: string, text: string, { tools, law, chosen }: ReturnType<typeof toolsFor>): Review =>
  reviewText({ text, name: basename(file), ...chosen }, tools, law, reviewModels().clauses);

/** Reviews a file. Returns null (after printing the reason) if the file is rejected. */
const reviewFile = async (file: string, withTools: ReturnType<typeof toolsFor>) => {
  const read = await openFile(file);
  if (read === null) return null;
  const result = withRequests(reviewOf(file, read.text, withTools), reviewRequests());
  return { file: basename(file), notes: read.notes.map((note) => readingText(note, "en")), ...result };
};

const isPair = (files: readonly string[]): files is readonly [earlier: string, current: string] => files.length === 2;

// Both versions are reviewed by the playbook of the current one, as on the page.
const compareFiles = async (files: readonly string[], flags: ReviewFlags): Promise<number> => {
  if (!isPair(files)) throw new UsageError("Name two files to compare: the earlier version, then the current one.");
  const [earlier, current] = files;
  const [before, after] = [await openFile(earlier), await openFile(current)];
  if (before === null || after === null) return 1;
  const { chosen, ...others } = toolsFor(flags);
  const playbook = chosen.playbook ?? reviewOf(current, after.text, { chosen, ...others }).kind.playbook;
  const withTools = { ...others, chosen: { ...chosen, playbook } };
  const review = reviewOf(current, after.text, withTools);
  const comparison = compareVersions(
    { text: before.text, review: reviewOf(earlier, before.text, withTools) },
    { text: after.text, review },
    withTools.tools,
  );
  const date = isoDate(readToday(flags.today));
  const facts = { name: basename(current), earlier: basename(earlier), date, version: FILE_VERSION, review };
  console.log(printComparison(facts, comparison, flags.format));
  return 0;
};

const reviewFiles = async (files: readonly string[], flags: ReviewFlags): Promise<number> => {
  const withTools = toolsFor(flags);
  const isMarkdown = flags.format === "md";
  const reviews: object[] = [];
  for (const file of files) {
    const found = await reviewFile(file, withTools);
    if (found === null) continue;
    reviews.push(found);
    if (flags.format === "json") continue;
    const head = isMarkdown ? `# ${found.file}\n` : found.file;
    console.log([head, ...found.notes, printReview(found, withTools.all, isMarkdown ? "## " : "")].join("\n"));
  }
  // One file gives one object, several give a list.
  const output = files.length === 1 ? reviews[0] : reviews;
  if (flags.format === "json" && output !== undefined) console.log(JSON.stringify(output, null, 2));
  return reviews.length === files.length ? 0 : 1;
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** Reviews contracts: files for people, lines for programs (docs/review-format.md). */
export const review: CliVerb = {
  usage:
    "review FILE… [--kind <slug|playbook>] [--side <side>] [--place <code>] [--today <date>] [--format text|md|json]   or   review --compare EARLIER CURRENT   or   review --jsonl < contracts.jsonl",
  summary: "what a review finds in each contract, or what changed between two versions of one",
  run: async (args) => {
    const { values, positionals } = read(args);
    if (values.jsonl) return reviewStream();
    if (positionals.length === 0)
      throw new UsageError("Name the files to review, or give --jsonl and the contracts as lines.");
    const { kind, side, place, today } = values;
    const flags = { kind, side, place, today, format: readFormat(values.format, ["text", "md", "json"]) };
    return values.compare ? compareFiles(positionals, flags) : reviewFiles(positionals, flags);
  },
};
