import type { NotaryRequest, NotaryStatement } from "../../../model/session/notary.ts";
import type { ActProblem } from "../../../model/session/session-state.ts";
import { daysBetween, parseIsoDate } from "../../../values/date.ts";
import { isBlankMark } from "../marks/is-blank-mark.ts";
import { certificateWording } from "./certificate-wording.ts";

/** When a certificate was stored, in UTC, and the hash of what everyone signed. */
type Occasion = { readonly at: string; readonly version: string };

const ISO_DAY = "2027-01-31".length;

// The notary's date can differ from the server's by one day, because of time zones.
const MOST_DAYS_APART = 1;

const dayProblem = ({ on, expires }: NotaryStatement, at: string): ActProblem | null => {
  const [act, last, stored] = [parseIsoDate(on), parseIsoDate(expires), parseIsoDate(at.slice(0, ISO_DAY))];
  if (!act || !stored || Math.abs(daysBetween(stored, act)) > MOST_DAYS_APART) return "wrong_day";
  return !last || daysBetween(act, last) < 0 ? "commission_expired" : null;
};

const identificationProblem = (
  { known }: NotaryRequest,
  { identification, evidence }: NotaryStatement,
): ActProblem | null => {
  if (identification === "known") return known.value === true ? null : "wrong_identification";
  return evidence.trim() === "" ? "wrong_identification" : null;
};

/**
 * Why a certificate has no effect, apart from who completes it and when; null if it has. The reducer and the check of evidence
 * share it, so that they cannot differ.
 */
export const certificateProblem = (
  request: NotaryRequest,
  statement: NotaryStatement,
  { at, version }: Occasion,
): ActProblem | null => {
  if (statement.version !== version) return "wrong_version";
  if (statement.place !== request.place) return "wrong_state";
  if (statement.act !== request.act) return "wrong_act";
  if (statement.appearance === "video" && request.video.value !== true) return "video_not_allowed";
  const identification = identificationProblem(request, statement);
  if (identification) return identification;
  if (statement.blanks.length !== certificateWording(request.wording.value ?? "").blanks) return "wrong_blanks";
  return dayProblem(statement, at) ?? (isBlankMark(statement.mark) ? "blank_signature" : null);
};
