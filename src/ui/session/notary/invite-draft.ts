import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { NotarialAct, NotaryRequest } from "../../../model/session/notary.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";

/** The law of a state for notaries. The state has at least one certificate that was read. */
export type NotaryState = Pick<NotaryRequest, "place" | "state" | "notice" | "video" | "card" | "known"> & {
  /** The name of the state in the screen language; the certificate has the English one. */
  readonly label: string;
  readonly wordings: { readonly [act in NotarialAct]: NotaryRequest["wording"] };
};

/** An unfinished invitation of a notary. */
export type InviteDraft = {
  readonly name: string;
  readonly place: string;
  readonly act: NotarialAct | null;
  readonly signers: readonly string[];
  readonly authority: string;
  readonly party: string;
};

export const EMPTY_INVITE: InviteDraft = {
  name: "",
  place: "",
  act: null,
  signers: [],
  authority: "",
  party: "",
};

/** What an invitation lacks, by field, as sentences. */
export type InviteProblems = { readonly [Field in keyof InviteDraft]?: string };

/** What an invitation lacks; `isTaken` says whether someone else here has a name. */
export const inviteProblems = (
  { notary, nameMissing }: SessionMessages,
  draft: InviteDraft,
  isTaken: (name: string) => boolean,
): InviteProblems => {
  const name = sanitizeLine(draft.name);
  const isForOne = draft.act === "representative";
  const missing = (text: string): string | null => (sanitizeLine(text) === "" ? notary.missing : null);
  const signers =
    draft.signers.length === 0 ? notary.signersMissing : isForOne && draft.signers.length > 1 ? notary.oneSigner : null;
  const found: Record<keyof InviteDraft, string | null> = {
    name: name === "" ? nameMissing : isTaken(name) ? notary.taken : null,
    place: draft.place === "" ? notary.choosePlace : null,
    act: draft.act === null ? notary.missing : null,
    signers,
    authority: isForOne ? missing(draft.authority) : null,
    party: isForOne ? missing(draft.party) : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};

/** The request of a complete invitation; null if the state has no such certificate. */
export const requestOf = (draft: InviteDraft, law: NotaryState | undefined): NotaryRequest | null => {
  const { act, signers, authority, party } = draft;
  if (!law || act === null || law.wordings[act].value === null) return null;
  const { wordings, label: _, ...rest } = law;
  const capacity = act === "representative" ? { authority: sanitizeLine(authority), party: sanitizeLine(party) } : null;
  return { ...rest, act, wording: wordings[act], signers, capacity };
};
