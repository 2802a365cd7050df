import type { Playbook, PlaybookItem, Severity } from "../../../model/review/playbook.ts";
import type { Quote } from "../../../model/review/quote.ts";
import type { Review } from "../../../model/review/review.ts";
import { normalizePunctuation } from "../text/normalize-punctuation.ts";
import type { PointChange, PointState } from "./comparison.ts";

type Points = ReadonlyMap<string, { readonly title: string; readonly state: PointState }>;

const NONE: PointState = { state: "none", severity: null, says: "", quote: "" };
const RANK: { readonly [S in Severity]: number } = { high: 3, medium: 2, low: 1 };

const shown = (quote: Quote | undefined): string =>
  normalizePunctuation(quote?.text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();

type Named = { readonly rule: string; readonly title: string };

/** The points of a review by rule; of several results of a rule the most serious one, which is listed first. */
const pointsOf = ({ findings, missing, unchecked, unsure, met, law }: Review): Points => {
  const points = new Map<string, { readonly title: string; readonly state: PointState }>();
  const put = ({ rule, title }: Named, state: PointState): void => {
    if (!points.has(rule)) points.set(rule, { title, state });
  };
  for (const finding of findings) {
    put(finding, { state: "problem", severity: finding.severity, says: finding.says, quote: shown(finding.quote) });
  }
  for (const clause of missing ?? []) put(clause, { state: "missing", severity: clause.severity, says: "", quote: "" });
  for (const point of unchecked) put(point, { ...NONE, state: "unchecked", quote: shown(point.quote) });
  for (const finding of unsure) put(finding, { ...NONE, state: "unsure", quote: shown(finding.quote) });
  for (const expectation of met) put(expectation, { ...NONE, state: "fine", quote: shown(expectation.quote) });
  for (const comparison of law) put(comparison, { ...NONE, state: "fine", quote: shown(comparison.quote) });
  return points;
};

// An item is about a side if it is only for that side, or has texts of its own for it.
const speaksFor = ({ sides, textSides }: PlaybookItem, side: string): boolean =>
  (sides.length > 0 ? sides : textSides).includes(side);

/** How serious a point is, from 0; null if the review does not show it. */
const rankOf = ({ state, severity }: PointState, { sort }: PlaybookItem): number | null => {
  if (severity !== null) return RANK[severity];
  if (state === "fine") return 0;
  return state === "none" && sort === "risk" ? 0 : null;
};

const verdictOf = (
  before: PointState,
  after: PointState,
  item: PlaybookItem | undefined,
  side: string | null,
): PointChange["verdict"] => {
  if (!item) return "not_by_side";
  if (side === null) return "no_side";
  if (!speaksFor(item, side)) return "not_by_side";
  const [was, is] = [rankOf(before, item), rankOf(after, item)];
  if (was === null || is === null) return "not_sure";
  if (was === is) return "same_rating";
  return is < was ? "better" : "worse";
};

const areEqual = (pointState: PointState, other: PointState): boolean =>
  pointState.state === other.state &&
  pointState.severity === other.severity &&
  pointState.says === other.says &&
  pointState.quote === other.quote;

/**
 * The points of the checklist that differ between two reviews by the same playbook and for the same side.
 *
 * A change is judged only where the playbook has the item for the reader's side, by the severity of both versions.
 */
export const comparePoints = (
  before: Review,
  after: Review,
  general: Playbook,
  playbooks: readonly Playbook[],
): readonly PointChange[] => {
  const [old, current] = [pointsOf(before), pointsOf(after)];
  const own = playbooks.find(({ id }) => id === after.kind.playbook);
  // An item of the kind's own playbook replaces the general one with the same id.
  const items = [...(own?.items ?? []), ...general.items];
  return [...new Set([...current.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), current.get(id)];
    const states = { before: was?.state ?? NONE, after: is?.state ?? NONE };
    if (areEqual(states.before, states.after)) return [];
    const item = items.find((one) => one.id === id);
    const title = is?.title ?? was?.title ?? "";
    return [{ id, title, ...states, verdict: verdictOf(states.before, states.after, item, after.side) }];
  });
};
