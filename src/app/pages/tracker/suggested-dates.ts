import type { KeyFact, KeyFactId } from "../../../model/review/review.ts";
import { membersOf } from "../../stores/stored.ts";
import { parseIsoDate } from "../../../values/date.ts";
import type { TrackedInput } from "./read-tracked-form.ts";

/** Dates another page suggests for tracking; passed in the navigation state, not in the address. */
export type SuggestedDates = Partial<
  Pick<TrackedInput, "name" | "effective" | "end" | "renewMonths" | "noticeMonths" | "noticeDays">
>;

const MEMBERS = {
  name: "string",
  effective: "string",
  end: "string",
  renewMonths: "string",
  noticeMonths: "string",
  noticeDays: "string",
} as const;

const MONTHS_PER_YEAR = 12;

/** A span as the review writes it: "60 days", "successive 1 year". */
const spanOf = (text: string): { readonly count: number; readonly unit: string } | null => {
  const found = /\b(\d{1,4}) (day|week|month|year)s?$/.exec(text);
  return found ? { count: Number(found[1]), unit: found[2]! } : null;
};

const monthsIn = (text: string): number | null => {
  const span = spanOf(text);
  if (span?.unit === "month") return span.count;
  return span?.unit === "year" ? span.count * MONTHS_PER_YEAR : null;
};

const noticeIn = (text: string): SuggestedDates => {
  const span = spanOf(text);
  const months = monthsIn(text);
  if (span === null) return {};
  if (months !== null) return { noticeMonths: String(months) };
  return { noticeDays: String(span.unit === "week" ? span.count * 7 : span.count) };
};

/** The dates a review found in a contract, as input for the tracker's form; dates that were not found are left blank. */
export const datesFromReview = (name: string, facts: readonly KeyFact[]): SuggestedDates => {
  const first = (id: KeyFactId): string => facts.find((fact) => fact.id === id)?.values[0]?.text ?? "";
  const day = (...ids: readonly KeyFactId[]): string => ids.map(first).find((text) => parseIsoDate(text)) ?? "";
  const renewMonths = monthsIn(first("renewal_term"));
  return {
    name: first("document_name") || name,
    effective: day("effective_date", "agreement_date"),
    end: day("expiration_date"),
    ...(renewMonths === null ? {} : { renewMonths: String(renewMonths) }),
    ...noticeIn(first("notice_period")),
  };
};

/** The dates in the navigation state to the tracker, or null. */
export const suggestedDates = (state: unknown): SuggestedDates | null => {
  if (typeof state !== "object" || state === null || !("dates" in state)) return null;
  const suggested = membersOf(state.dates, MEMBERS);
  return suggested?.isWhole ? suggested.members : null;
};
