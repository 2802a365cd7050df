import { PDF } from "@libpdf/core";
import { checkEvidence } from "../../../engine/session/evidence/check-evidence.ts";
import { readEvidence } from "../../../engine/session/evidence/evidence-shape.ts";
import type { Evidence, EvidenceProblem, ProvenSigning, SealProblem } from "../../../model/session/evidence.ts";
import { canPrintAs } from "../../../model/session/writer-version.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { verifySeal } from "../../../sealing/pdf/verify-seal.ts";
import type { SealFacts } from "../../../sealing/pdf/verify-seal.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { sha256 } from "../../../sealing/web-crypto.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import { EVIDENCE_FILE, renderSealable } from "./render-sealable.ts";
import type { SealablePrinter } from "./render-sealable.ts";
import { isUploadedFile } from "./uploaded-file.ts";

/** Everything that is wrong with a sealed file. */
export type SealedFileProblem =
  | { readonly part: "seal"; readonly code: SealProblem }
  | { readonly part: "evidence"; readonly code: "no_evidence" }
  | ({ readonly part: "evidence" } & EvidenceProblem)
  /** The pages are not those that the evidence leads to; `at` is the first byte that differs. */
  | { readonly part: "pages"; readonly code: "other_pages"; readonly at: number }
  /** The pages differ, and another version of the program printed them, so that they cannot be compared. */
  | { readonly part: "pages"; readonly code: "other_writer"; readonly writer: number | null };

/** What a sealed file shows: who sealed it, what it proves, and what is wrong. */
export type SealedFileCheck = {
  /** SHA-256 of the file, base64url. */
  readonly sha256: string;
  readonly seal: SealFacts | null;
  readonly proven: ProvenSigning | null;
  readonly problems: readonly SealedFileProblem[];
};

const evidenceIn = async (bytes: Uint8Array): Promise<Evidence | "none" | "unreadable"> => {
  try {
    const pdf = await PDF.load(bytes);
    const attached = pdf.getAttachment(EVIDENCE_FILE);
    if (!attached) return "none";
    return readEvidence(new TextDecoder().decode(attached)) ?? "unreadable";
  } catch {
    return "none";
  }
};

/** The first position in which bytes differ; null if they are equal. */
export const firstDifference = (a: Uint8Array, b: Uint8Array): number | null => {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index++) if (a[index] !== b[index]) return index;
  return null;
};

/** Applies the seal of another file to a printed one. The result is byte-identical if the pages are. */
export const applySeal = (
  printed: Uint8Array,
  { chain, keyType, at, signature }: SealFacts,
): Promise<Uint8Array<ArrayBuffer>> => sealPdf(printed, { chain, keyType, at, sign: async () => signature });

/**
 * Renders the evidence of a file again, applies the seal of the file, and compares. Returns the first byte that differs, or
 * null. This also detects a page that was replaced before the file was sealed.
 */
const otherPages = async (
  crypto: WebCrypto,
  bytes: Uint8Array,
  evidence: Evidence,
  proven: ProvenSigning,
  facts: SealFacts,
  print: SealablePrinter,
): Promise<number | null> => {
  const { file } = evidence;
  // What was added to an uploaded file follows its bytes.
  const original = file ? bytes.slice(0, file.bytes) : null;
  if (original && file && !(await isUploadedFile(crypto, original, file))) return 0;
  const printed = await renderSealable(evidence, proven, print, original);
  return firstDifference(bytes, await applySeal(printed, facts));
};

/** What a sealed file proves by its seal and its evidence, whatever its pages show. */
export const checkSealAndEvidence = async (
  crypto: WebCrypto,
  bytes: Uint8Array,
): Promise<SealedFileCheck & { readonly evidence: Evidence | null }> => {
  const { facts: seal, problems: sealProblems } = await verifySeal(crypto, bytes);
  const problems: SealedFileProblem[] = sealProblems.map((code) => ({ part: "seal", code }));
  const hash = toBase64Url(await sha256(crypto, bytes.slice()));
  const evidence = await evidenceIn(bytes);
  if (typeof evidence === "string") {
    const code = evidence === "none" ? ("no_evidence" as const) : ("unreadable" as const);
    return { sha256: hash, seal, evidence: null, proven: null, problems: [...problems, { part: "evidence", code }] };
  }
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) {
    const wrong = checked.problems.map((problem) => ({ part: "evidence" as const, ...problem }));
    return { sha256: hash, seal, evidence, proven: null, problems: [...problems, ...wrong] };
  }
  return { sha256: hash, seal, evidence, proven: checked.proven, problems };
};

/** Checks a sealed file by itself: its seal, its evidence, and that its pages are those that were signed. */
export const checkSealedFile = async (
  crypto: WebCrypto,
  bytes: Uint8Array,
  print: SealablePrinter,
): Promise<SealedFileCheck> => {
  const { sha256: hash, seal, evidence, proven, problems: found } = await checkSealAndEvidence(crypto, bytes);
  const problems = [...found];
  if (seal && evidence && proven) {
    const at = await otherPages(crypto, bytes, evidence, proven, seal, print).catch(() => 0);
    const { writer = null } = evidence;
    if (at !== null && canPrintAs(writer)) problems.push({ part: "pages", code: "other_pages", at });
    else if (at !== null) problems.push({ part: "pages", code: "other_writer", writer });
  }
  return { sha256: hash, seal, proven, problems };
};
