import type { TrackedItem } from "../../../model/storage/vault.ts";
import { DEFAULT_REMINDERS } from "../../../engine/deadlines/reminders.ts";
import { parseIsoDate, subtractDuration } from "../../../values/date.ts";
import { shortName } from "../../storage/records/short-names.ts";

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

export type TrackedProblem = "name" | "order" | "renewMonths" | "notice" | "early" | "remind";

/** The parsed form, or its problems; the caller sets `id`, `seen` and `changed`. */
export type TrackedItemResult =
  | { readonly ok: true; readonly item: Omit<TrackedItem, "id" | "seen" | "changed"> }
  | { readonly ok: false; readonly problems: readonly TrackedProblem[] };

const MAX_MONTHS = 600;
const MAX_NOTICE_OR_REMINDER = 3650;
const MAX_REMINDERS = 100;

const parseCount = (text: string, max: number): number | null => {
  const typed = text.normalize("NFKC").trim();
  if (!/^\d+$/.test(typed)) return null;
  const count = Number(typed);
  return count <= max ? count : null;
};

const readRemind = (text: string): readonly number[] | null => {
  const parts = text
    .normalize("NFKC")
    .split(/[\s,、]+/)
    .filter((part) => part !== "");
  const counts = parts.map((part) => parseCount(part, MAX_NOTICE_OR_REMINDER));
  return counts.includes(null) || counts.length > MAX_REMINDERS
    ? null
    : [...new Set(counts.filter((count) => count !== null))].toSorted((a, b) => b - a);
};

const day = (iso: string): string | null => (parseIsoDate(iso) ? iso : null);

/** Whether notice for the first term is due before that term begins. */
const isBeforeStart = (effective: string | null, end: string | null, notice: TrackedItem["notice"]): boolean => {
  const [start, last] = [effective, end].map((iso) => (iso === null ? null : parseIsoDate(iso)));
  if (!start || !last || notice === null) return false;
  return subtractDuration(last, { type: "duration", ...notice }).day < start.day;
};

/** Reads the tracker's form. */
export const readTrackedForm = (input: TrackedInput): TrackedItemResult => {
  const name = shortName(input.name.trim());
  const effective = day(input.effective);
  const end = day(input.end);
  const renewMonths = input.renews ? parseCount(input.renewMonths, MAX_MONTHS) : null;
  const months = parseCount(input.noticeMonths || "0", MAX_NOTICE_OR_REMINDER);
  const days = parseCount(input.noticeDays || "0", MAX_NOTICE_OR_REMINDER);
  const remind = readRemind(input.remind);
  const problems: TrackedProblem[] = [];
  if (name === "") problems.push("name");
  // ISO days compare as text.
  if (effective !== null && end !== null && end <= effective) problems.push("order");
  if (input.renews && (renewMonths === null || renewMonths === 0)) problems.push("renewMonths");
  if (input.hasNotice && !(months !== null && days !== null && months + days > 0)) problems.push("notice");
  if (remind === null) problems.push("remind");
  const notice = input.hasNotice ? { months: months ?? 0, days: days ?? 0 } : null;
  if (problems.length === 0 && isBeforeStart(effective, end, notice)) problems.push("early");
  if (problems.length > 0) return { ok: false, problems };
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
  remind: (item?.remind ?? DEFAULT_REMINDERS).join(", "),
  note: item?.note ?? "",
});
