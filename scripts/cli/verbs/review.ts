import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { reviewLines } from "../../../src/engine/review/report/review-lines.ts";
import type { ReviewLineInput } from "../../../src/engine/review/report/review-lines.ts";
import { reviewText } from "../../../src/engine/review/report/review-text.ts";
import { readingText } from "../../../src/i18n/reading.ts";
import type { InputProblem } from "../../../src/model/problem.ts";
import { unsuitableText } from "../../../src/reading/contract/unsuitable-text.ts";
import { readFile } from "../../../src/reading/read-file.ts";
import { openCatalog } from "../../build/catalog/compiled-catalog.ts";
import { findListing } from "../find-definition.ts";
import { printReview } from "../print-review.ts";
import { omitUndefined } from "../../../src/compiler/input/omit-undefined.ts";
import { readToday } from "../open-page.ts";
import { reviewLaw, reviewModels, reviewPlaybooks } from "../review-playbooks.ts";
import { UsageError, readFormat } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";

const FLAGS = {
  jsonl: { type: "boolean" },
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

/** Reviews a file. Returns null (after printing the reason) if the file is rejected. */
const reviewFile = async (file: string, { tools, law, chosen }: ReturnType<typeof toolsFor>) => {
  const read = await readFile({ name: basename(file), bytes: new Uint8Array(readFileSync(file)) });
  if (!read.ok) return printRefusal(file, read.problem);
  const doubt = unsuitableText(read.value.text);
  if (doubt) return printRefusal(file, doubt);
  const result = reviewText(
    { text: read.value.text, name: basename(file), ...chosen },
    tools,
    law,
    reviewModels().clauses,
  );
  return { file: basename(file), notes: read.value.notes.map((note) => readingText(note, "en")), ...result };
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
    "review FILE… [--kind <slug|playbook>] [--side <side>] [--place <code>] [--today <date>] [--format text|md|json]   or   review --jsonl < contracts.jsonl",
  summary: "what a review finds in each contract",
  run: async (args) => {
    const { values, positionals } = read(args);
    if (values.jsonl) return reviewStream();
    if (positionals.length === 0)
      throw new UsageError("Name the files to review, or give --jsonl and the contracts as lines.");
    const { kind, side, place, today } = values;
    return reviewFiles(positionals, {
      kind,
      side,
      place,
      today,
      format: readFormat(values.format, ["text", "md", "json"]),
    });
  },
};
