import type { TrackedItem } from "../../../model/vault.ts";
import { USUAL_REMINDERS } from "../../../engine/deadlines/reminders.ts";
import { parseIsoDate } from "../../../values/date.ts";

/** The tracker's form as it is typed. */
export type TrackedInput = {
  readonly name: string;
  readonly document: string;
  readonly effective: string;
  readonly end: string;
  readonly renews: boolean;
  readonly renewMonths: string;
  readonly hasNotice: boolean;
  readonly noticeMonths: string;
  readonly noticeDays: string;
  readonly remind: string;
  readonly note: string;
};

export type TrackedProblem = "name" | "order" | "renewMonths" | "notice" | "remind";

/** What the form holds, or what is wrong with it; `id`, `seen` and `changed` are the caller's. */
export type TrackedReading =
  | { readonly ok: true; readonly item: Omit<TrackedItem, "id" | "seen" | "changed"> }
  | { readonly ok: false; readonly problems: readonly TrackedProblem[] };

const MOST_MONTHS = 600;
const MOST_SPAN = 3650;

const whole = (text: string, most: number): number | null => {
  const typed = text.normalize("NFKC").trim();
  if (!/^\d+$/.test(typed)) return null;
  const count = Number(typed);
  return count <= most ? count : null;
};

const readRemind = (text: string): readonly number[] | null => {
  const parts = text
    .normalize("NFKC")
    .split(/[\s,、]+/)
    .filter((part) => part !== "");
  const counts = parts.map((part) => whole(part, MOST_SPAN));
  return counts.includes(null)
    ? null
    : [...new Set(counts.filter((count) => count !== null))].toSorted((a, b) => b - a);
};

const day = (iso: string): string | null => (parseIsoDate(iso) ? iso : null);

/** Reads the tracker's form. */
export const readTracked = (input: TrackedInput): TrackedReading => {
  const name = input.name.trim();
  const effective = day(input.effective);
  const end = day(input.end);
  const renewMonths = input.renews ? whole(input.renewMonths, MOST_MONTHS) : null;
  const months = whole(input.noticeMonths || "0", MOST_SPAN);
  const days = whole(input.noticeDays || "0", MOST_SPAN);
  const remind = readRemind(input.remind);
  const problems: TrackedProblem[] = [];
  if (name === "") problems.push("name");
  // ISO days compare as text.
  if (effective !== null && end !== null && end <= effective) problems.push("order");
  if (input.renews && (renewMonths === null || renewMonths === 0)) problems.push("renewMonths");
  if (input.hasNotice && !(months !== null && days !== null && months + days > 0)) problems.push("notice");
  if (remind === null) problems.push("remind");
  if (problems.length > 0) return { ok: false, problems };
  const notice = input.hasNotice ? { months: months ?? 0, days: days ?? 0 } : null;
  const document = input.document === "" ? null : input.document;
  const item = { format: 1 as const, name, document, effective, end, renewMonths, notice, remind: remind ?? [] };
  return { ok: true, item: { ...item, note: input.note.trim() } };
};

/** The form for an item, or an empty one. */
export const trackedInput = (item: TrackedItem | null): TrackedInput => ({
  name: item?.name ?? "",
  document: item?.document ?? "",
  effective: item?.effective ?? "",
  end: item?.end ?? "",
  renews: item?.renewMonths != null,
  renewMonths: String(item?.renewMonths ?? 12),
  hasNotice: item?.notice != null,
  noticeMonths: item?.notice ? String(item.notice.months) : "",
  noticeDays: item?.notice ? String(item.notice.days) : "",
  remind: (item?.remind ?? USUAL_REMINDERS).join(", "),
  note: item?.note ?? "",
});
