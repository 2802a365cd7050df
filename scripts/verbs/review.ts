import { createInterface } from "node:readline";
import { reviewLines } from "../../src/engine/review/review-lines.ts";
import type { LineInput } from "../../src/engine/review/review-lines.ts";
import { WrongCall, readCall } from "./verb.ts";
import type { Verb } from "./verb.ts";

const FLAGS = { jsonl: { type: "boolean" } } as const;

const isInput = (value: unknown): value is LineInput =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "text" in value &&
  typeof value.text === "string";

const readLine = (line: string, number: number): LineInput => {
  const value: unknown = JSON.parse(line);
  if (!isInput(value)) throw new WrongCall(`Line ${number} is not of the form {"id", "kind", "text"}.`);
  return value;
};

/** Reviews contracts: lines in, lines out (docs/review-format.md). */
export const review: Verb = {
  usage: "review --jsonl < contracts.jsonl",
  says: "what a review finds in each contract",
  run: async (args) => {
    const { flags } = readCall(args, 0, FLAGS);
    if (!flags.jsonl) throw new WrongCall("Give --jsonl and the contracts as lines.");
    let number = 0;
    for await (const line of createInterface({ input: process.stdin })) {
      number++;
      if (line.trim() === "") continue;
      const found = reviewLines(readLine(line, number));
      process.stdout.write(found.map((one) => `${JSON.stringify(one)}\n`).join(""));
    }
    return 0;
  },
};
