import type { Severity } from "../../../model/review/playbook.ts";
import type { Finding, MissingClause, Review, UncertainFinding } from "../../../model/review/review.ts";
import type { LawComparison, UncheckedPoint } from "../../../model/review/law-comparison.ts";

/** One point of a review in the list of all; `id` is unique in it. */
export type PointEntry = { readonly id: string } & (
  | { readonly type: "finding"; readonly point: Finding }
  | { readonly type: "missing"; readonly point: MissingClause }
  | { readonly type: "unchecked"; readonly point: UncheckedPoint }
  | { readonly type: "unsure"; readonly point: UncertainFinding }
  | { readonly type: "law"; readonly point: LawComparison }
);

export type PointFilter = "all" | "change" | "missing" | "law" | "unchecked";

/** The filters in the order of their buttons. */
export const POINT_FILTERS: readonly PointFilter[] = ["all", "change", "missing", "law", "unchecked"];

const SEVERITIES: readonly Severity[] = ["high", "medium", "low"];

/** All points of a review: findings and missing clauses by severity, then what was not checked, then what was compared. */
export const pointEntries = ({ findings, missing, unchecked, unsure, law }: Review): readonly PointEntry[] => [
  ...SEVERITIES.flatMap((severity): readonly PointEntry[] => [
    ...findings
      .filter((point) => point.severity === severity)
      .map((point) => ({ id: point.id, type: "finding" as const, point })),
    ...(missing ?? [])
      .filter((point) => point.severity === severity)
      .map((point) => ({ id: point.id, type: "missing" as const, point })),
  ]),
  ...unchecked.map((point) => ({ id: `${point.id}-${point.reason}`, type: "unchecked" as const, point })),
  ...unsure.map((point) => ({ id: point.id, type: "unsure" as const, point })),
  ...law.map((point) => ({ id: `law-${point.id}`, type: "law" as const, point })),
];

/** What the headline counts; what was not checked; what was compared with the law and needs no change. */
const kindOfPoint = ({ type }: PointEntry): "act" | "unchecked" | "law" => {
  if (type === "law") return "law";
  return type === "unchecked" || type === "unsure" ? "unchecked" : "act";
};

/** The place of a point among those of its kind, from 1, and how many there are; 0 if it is not in the list. */
export const pointPosition = (
  entries: readonly PointEntry[],
  id: string | null,
): { readonly at: number; readonly count: number } => {
  const entry = entries.find((one) => one.id === id);
  if (!entry) return { at: 0, count: entries.length };
  const alike = entries.filter((one) => kindOfPoint(one) === kindOfPoint(entry));
  return { at: alike.indexOf(entry) + 1, count: alike.length };
};

/** Whether a filter shows a point. A finding that the law was compared for is under both. */
export const isInFilter = (entry: PointEntry, filter: PointFilter): boolean => {
  switch (filter) {
    case "all":
      return true;
    case "change":
      return entry.type === "finding";
    case "missing":
      return entry.type === "missing";
    case "law":
      return entry.type === "law" || (entry.type === "finding" && (entry.point.law ?? []).length > 0);
    case "unchecked":
      return entry.type === "unchecked" || entry.type === "unsure";
  }
};
