import { certificateProblem } from "../../../engine/session/notary/certificate-problem.ts";
import { certificateWording } from "../../../engine/session/notary/certificate-wording.ts";
import { suggestBlanks } from "../../../engine/session/notary/suggest-blanks.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import type { NotaryRequest, NotaryStatement } from "../../../model/session/notary.ts";
import { NO_SIGNATURE, markOf } from "../signing/signature-input.tsx";
import type { SignatureDraft } from "../signing/signature-input.tsx";

/** What a notary has entered so far. */
export type CertificateDraft = Pick<
  NotaryStatement,
  "name" | "commission" | "county" | "expires" | "on" | "appearance" | "identification" | "evidence"
> & {
  /** Whether the state of the request commissioned the notary; null until they say. */
  readonly isOfState: boolean | null;
  /** What was typed in blanks, by position; the others have what is suggested. */
  readonly typed: { readonly [at: number]: string };
  readonly isConfirmed: boolean;
  readonly signature: SignatureDraft;
  readonly stamp: Strokes;
};

/** An empty draft for an act on that day (ISO). */
export const emptyCertificate = (name: string, on: string): CertificateDraft => ({
  name,
  isOfState: null,
  commission: "",
  county: "",
  expires: "",
  on,
  appearance: "in_person",
  identification: "document",
  evidence: "",
  typed: {},
  isConfirmed: false,
  signature: NO_SIGNATURE,
  stamp: [],
});

/** What is in each blank: what was typed, or what is suggested. */
export const blanksOf = ({ wording }: NotaryRequest, draft: CertificateDraft): readonly string[] =>
  suggestBlanks(wording.value ?? "", draft).map((words, index) => draft.typed[index] ?? words);

type Facts = "name" | "commission" | "county" | "expires" | "on" | "evidence";

/** The facts that a notary has to enter and has not. */
export const missingFacts = (draft: CertificateDraft): readonly Facts[] => {
  const needed: readonly Facts[] = ["name", "commission", "county", "expires", "on"];
  const facts = draft.identification === "known" ? needed : [...needed, "evidence" as const];
  return facts.filter((fact) => sanitizeLine(draft[fact]) === "");
};

/** The certificate that a notary completes now (UTC), or why it cannot be completed. */
export const statementOf = (
  messages: SessionMessages,
  request: NotaryRequest,
  draft: CertificateDraft,
  { version, at }: { readonly version: string; readonly at: string },
): NotaryStatement | string => {
  const { notary, problems } = messages;
  if (draft.isOfState === false) return problems.wrong_state;
  if (draft.isOfState === null || missingFacts(draft).length > 0) return problems.empty_fields;
  if (!draft.isConfirmed) return notary.confirmMissing;
  const { expires, on, appearance, identification, stamp } = draft;
  const statement: NotaryStatement = {
    version,
    place: request.place,
    act: request.act,
    expires,
    on,
    appearance,
    identification,
    name: sanitizeLine(draft.name),
    commission: sanitizeLine(draft.commission),
    county: sanitizeLine(draft.county),
    evidence: identification === "known" ? "" : sanitizeLine(draft.evidence),
    blanks: blanksOf(request, draft).map((words) => sanitizeLine(words)),
    mark: markOf(draft.signature),
    stamp: stamp.length > 0 ? stamp : null,
    intent: notary.confirm(request.state),
  };
  const problem = certificateProblem(request, statement, { version, at });
  return problem === null ? statement : problems[problem];
};

/** Whether a place of the certificate is a box. */
export const isBoxAt = (source: string, at: number): boolean =>
  certificateWording(source).lines.some(
    (line) => line.type === "words" && line.pieces.some((piece) => piece.type === "box" && piece.at === at),
  );
