import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Severity } from "../../../model/review/playbook.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { PointEntry } from "./point-entries.ts";

/** A heading of the list of points: how serious they are, or why they have no severity. */
export type PointGroupId = Severity | "unchecked" | "law";

export type PointGroup = { readonly id: PointGroupId; readonly entries: readonly PointEntry[] };

/** The group of a point. */
export const groupIdOf = (entry: PointEntry): PointGroupId => {
  switch (entry.type) {
    case "finding":
    case "missing":
      return entry.point.severity;
    case "unchecked":
    case "unsure":
      return "unchecked";
    case "law":
      return "law";
  }
};

/** Points under their headings, in their order. */
export const pointGroups = (entries: readonly PointEntry[]): readonly PointGroup[] => {
  const groups: { readonly id: PointGroupId; readonly entries: PointEntry[] }[] = [];
  for (const entry of entries) {
    const id = groupIdOf(entry);
    const last = groups.at(-1);
    if (last?.id === id) last.entries.push(entry);
    else groups.push({ id, entries: [entry] });
  }
  return groups;
};

/** The heading of a group in words. */
export const groupName = (id: PointGroupId, messages: ReviewMessages): string => {
  if (id === "law") return messages.law;
  return id === "unchecked" ? messages.unchecked : messages.severity[id];
};

/** The passage that a point is about, or after which a missing clause belongs; undefined if there is none. */
export const pointQuote = ({ type, point }: PointEntry): Quote | undefined =>
  type === "missing" ? point.insertAfter : point.quote;
