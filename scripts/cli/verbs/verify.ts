import { readFile } from "node:fs/promises";
import { session as messages } from "../../../src/i18n/en/session/session.ts";
import { checkSealedFile } from "../../../src/app/session/seal/check-sealed-file.ts";
import { createSealablePrinter } from "../../../src/app/session/seal/sealable-printer.ts";
import { sealedFileFacts } from "../../../src/app/session/seal/sealed-file-facts.ts";
import { sealedFileSentence } from "../../../src/app/session/seal/sealed-file-sentence.ts";
import { UsageError, parseArguments } from "../cli-verb.ts";
import type { CliVerb } from "../cli-verb.ts";
import { fontFile } from "../font-files.ts";

const read = async (path: string): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
};

/** Checks a sealed PDF without a network: seal, evidence, signatures, and that its pages are those that were signed. */
export const verify: CliVerb = {
  usage: "verify <file.pdf>",
  summary: "whether a signed and sealed PDF is as it was sealed, and what it proves",
  run: async (args) => {
    const { words: given } = parseArguments(args, 1, {});
    const check = await checkSealedFile(globalThis.crypto, await read(given[0]!), createSealablePrinter(fontFile));
    for (const { label, value } of sealedFileFacts(messages, check, null)) console.log(`${label}: ${value}`);
    for (const problem of check.problems) console.error(sealedFileSentence(messages, problem));
    console.log(check.problems.length === 0 ? messages.verify.good : messages.verify.bad);
    return check.problems.length === 0 ? 0 : 1;
  },
};
