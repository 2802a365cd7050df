import type { SessionSubject } from "./start-session.ts";
import { readDocument } from "../../engine/session/shape/document-shape.ts";

/** The state of a navigation that starts a session. */
export type SubjectState = { readonly subject: SessionSubject };

const SIGNING = ["allowed", "conditional", "not_by_default", "prohibited"] as const;

/** The document that another page passed on with a navigation; null if there is none. */
export const subjectFrom = (state: unknown): SessionSubject | null => {
  if (typeof state !== "object" || state === null || !("subject" in state)) return null;
  const { document, source, signing, signingReason } = state.subject as Partial<SessionSubject>;
  const read = readDocument(document);
  const allowed = SIGNING.find((each) => each === signing);
  if (!read || !allowed) return null;
  return { document: read, source: source ?? null, signing: allowed, signingReason: signingReason ?? null };
};
