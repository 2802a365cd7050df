import type { BySide, Playbook, PlaybookItem } from "../../model/playbook.ts";
import type { Finding, Measured, Met, Missing, Quote, Unsure } from "../../model/review.ts";
import type { ClauseModel } from "./clause-model.ts";
import { brokenSlot, lookFor } from "./look-for.ts";
import type { Looked, State } from "./look-for.ts";
import { sentencesWithPhrase } from "./word-places.ts";

/** What the items of a playbook came to. */
export type ItemResults = {
  readonly findings: readonly Finding[];
  readonly missing: readonly Missing[];
  readonly unsure: readonly Unsure[];
  readonly met: readonly Met[];
};

type Setting = {
  readonly looked: Looked;
  readonly playbook: Playbook;
  readonly side: string | undefined;
  readonly measured: ClauseModel["measured"];
};

const HEADING = 4;

const worded = (text: BySide, side: string | undefined): string =>
  side === undefined ? text.all : (text.sides[side] ?? text.all);

const quoteAt = ({ contract }: Looked, sentence: number): Quote => {
  const { start, end } = contract.sentences[sentence]!;
  return { start, end, text: contract.text.slice(start, end) };
};

const measuredOf = (
  { measured }: Setting,
  item: PlaybookItem,
  which: "present" | "missing",
): { readonly measured?: Measured } => {
  const figures = item.find.category === undefined ? undefined : measured[item.find.category];
  const one = figures?.[which];
  return one && one.of >= 10 ? { measured: one } : {};
};

const makeFinding = (setting: Setting, item: PlaybookItem, { sentences }: State): readonly Finding[] => {
  const { looked, playbook, side } = setting;
  const [at, ...others] = sentences;
  if (at === undefined) return [];
  const quote = quoteAt(looked, at);
  const slot = brokenSlot(item, quote.text);
  // A rule on a value decides: a clause that keeps it is no finding.
  if (item.slots.length > 0 && !slot) return [];
  if (item.sort !== "risk" && !slot) return [];
  const { text: wording } = item.wording ?? {};
  return [
    {
      id: `${item.id}-${quote.start}`,
      rule: item.id,
      playbook: playbook.id,
      check: "clause",
      severity: item.severity,
      title: item.title,
      quote,
      also: others.slice(0, 4).map((other) => quoteAt(looked, other)),
      section: looked.contract.within[at] ?? null,
      says: slot?.say ?? item.question,
      why: worded(item.why, side),
      ...(item.ask ? { ask: worded(item.ask, side) } : {}),
      ...(wording === undefined ? {} : { rewording: { how: "replace" as const, at: quote, text: wording } }),
      ...measuredOf(setting, item, "present"),
    },
  ];
};

const makeMissing = (setting: Setting, item: PlaybookItem): Missing => {
  const { looked, playbook, side } = setting;
  const last = looked.contract.sentences.findLastIndex((_, at) => (looked.words[at]?.list.length ?? 0) > 12);
  return {
    id: `missing-${item.id}`,
    rule: item.id,
    playbook: playbook.id,
    severity: item.severity,
    title: item.title,
    why: worded(item.why, side),
    ...(item.ask ? { ask: worded(item.ask, side) } : {}),
    ...(item.wording ? { wording: item.wording.text } : {}),
    ...(last < 0 ? {} : { insertAfter: quoteAt(looked, last) }),
    ...measuredOf(setting, item, "missing"),
  };
};

// A service without a computer needs no promise about data.
const isAsked = ({ sides, when }: PlaybookItem, { side, looked: { places } }: Setting): boolean =>
  (sides.length === 0 || side === undefined || sides.includes(side)) &&
  (when.length === 0 || when.some((pattern) => sentencesWithPhrase(pattern, places).length > 0));

/** Goes through the checklist of a playbook. */
export const reviewItems = (setting: Setting): ItemResults => {
  const { looked, playbook } = setting;
  const findings: Finding[] = [];
  const missing: Missing[] = [];
  const unsure: Unsure[] = [];
  const met: Met[] = [];
  for (const item of playbook.items) {
    if (!isAsked(item, setting)) continue;
    const state = lookFor(looked, item);
    if (state.state === "unknown") continue;
    // A heading alone shows less than the words under it.
    const at = state.sentences.find((one) => (looked.words[one]?.list.length ?? 0) > HEADING) ?? state.sentences[0];
    const named = { rule: item.id, playbook: playbook.id, title: item.title };
    const section = at === undefined ? null : (looked.contract.within[at] ?? null);
    if (state.state === "absent") {
      if (item.sort === "must") missing.push(makeMissing(setting, item));
    } else if (state.state === "unsure") {
      const quote = at === undefined ? {} : { quote: quoteAt(looked, at) };
      if (item.sort !== "fact")
        unsure.push({ id: `unsure-${item.id}`, ...named, question: item.question, ...quote, section });
    } else {
      const made = makeFinding(setting, item, state);
      findings.push(...made);
      if (made.length === 0 && item.sort !== "risk" && at !== undefined)
        met.push({ id: `met-${item.id}`, ...named, quote: quoteAt(looked, at), section });
    }
  }
  return { findings, missing, unsure, met };
};
