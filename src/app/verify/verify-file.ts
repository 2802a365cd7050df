import type { SessionMessages } from "../../i18n/en/session/session.ts";
import { loadSealablePrinter } from "../create/make-files.ts";
import { readSealIdentity } from "../session/log-client/seal-client.ts";
import { checkSealedFile } from "../session/seal/check-sealed-file.ts";
import { sealedFileFacts } from "../session/seal/sealed-file-facts.ts";
import type { SealedFileFact } from "../session/seal/sealed-file-facts.ts";
import { sealedFileSentence } from "../session/seal/sealed-file-sentence.ts";

/** What the page shows about a file. */
export type VerifiedFile = {
  readonly name: string;
  /** Sentences; none if the file is as it was sealed. */
  readonly problems: readonly string[];
  /** Whether it has neither a seal nor evidence, as any PDF that was not signed here. */
  readonly isUnsigned: boolean;
  readonly facts: readonly SealedFileFact[];
};

/** Whether this site sealed the file; null while the server does not answer. */
const isSealedHere = async (chain: readonly string[]): Promise<boolean | null> => {
  const identity = await readSealIdentity();
  return identity.ok ? identity.value.chain.at(-1) === chain.at(-1) : null;
};

const UNSIGNED = ["no_seal", "no_evidence"];

/** Checks a file on this device; only the certificate of this site's server is requested. */
export const verifyFile = async (messages: SessionMessages, file: File): Promise<VerifiedFile> => {
  const [bytes, print] = await Promise.all([file.arrayBuffer(), loadSealablePrinter()]);
  const check = await checkSealedFile(globalThis.crypto, new Uint8Array(bytes), print);
  const isHere = check.seal ? await isSealedHere(check.seal.chain) : null;
  return {
    name: file.name,
    problems: check.problems.map((problem) => sealedFileSentence(messages, problem)),
    isUnsigned:
      check.seal === null && UNSIGNED.every((code) => check.problems.some((problem) => problem.code === code)),
    facts: sealedFileFacts(messages, check, isHere),
  };
};
