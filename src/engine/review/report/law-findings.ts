import type { BySide, Playbook, PlaybookItem, Severity } from "../../../model/review/playbook.ts";
import type { Finding, SatisfiedExpectation } from "../../../model/review/review.ts";
import type { UncheckedPoint } from "../../../model/review/law-comparison.ts";
import type { LawPoints } from "../law/law-points.ts";
import { figuresIn } from "../text/figures.ts";
import { SEVERITY_ORDER } from "./check-findings.ts";

/** The text for the reader's side. */
export const textForSide = (text: BySide, side: string | undefined): string =>
  side === undefined ? text.all : (text.sides[side] ?? text.all);

type FindingContext = { readonly playbook: Playbook; readonly side: string | undefined };

// A condition may allow what the usual limit forbids, so the reader has to look.
const severityOf = ({ broken }: LawPoints): Severity => {
  const severities = broken.map(({ severity, comparison }) => (comparison.outcome === "depends" ? "medium" : severity));
  return severities.toSorted((a, b) => SEVERITY_ORDER[a] - SEVERITY_ORDER[b])[0] ?? "medium";
};

/** One finding for all limits that a passage breaks: they are one thing to ask for. */
export const brokenLaw = (
  { playbook, side }: FindingContext,
  item: PlaybookItem,
  points: LawPoints,
): readonly Finding[] => {
  const [first, ...others] = points.broken;
  if (!first) return [];
  const { quote, section } = first.comparison;
  return [
    {
      id: `${item.id}-${quote.start}`,
      rule: item.id,
      playbook: playbook.id,
      check: "clause",
      severity: severityOf(points),
      title: item.title,
      quote,
      also: others.map(({ comparison }) => comparison.quote).filter(({ start }) => start !== quote.start),
      section,
      says: points.broken.map(({ says }) => says).join(" "),
      why: textForSide(item.why, side),
      ...(item.ask ? { ask: textForSide(item.ask, side) } : {}),
      law: points.broken.flatMap(({ comparison: { fact, exception } }) => [fact, ...(exception ? [exception] : [])]),
    },
  ];
};

/** The figures of a point that were compared with nothing, so that it does not look fine. */
export const uncheckedFigures = (
  item: PlaybookItem,
  { quote, section }: SatisfiedExpectation,
): readonly UncheckedPoint[] => {
  const found =
    item.slots.length > 0 ? [] : figuresIn(quote.text).map(({ start, end }) => quote.text.slice(start, end));
  if (found.length === 0) return [];
  const named = { id: `unchecked-${item.id}`, rule: item.id, title: item.title };
  return [{ ...named, reason: "no_rule", found: [...new Set(found)], facts: [], quote, section }];
};

/** Whether a text keeps every limit of an item that is a risk only beyond them. */
export const keepsLaw = (item: PlaybookItem, { comparisons, unchecked, broken }: LawPoints): boolean =>
  item.sort === "risk" &&
  broken.length + unchecked.length === 0 &&
  comparisons.some(({ outcome }) => outcome === "within");
