import type { Refusal } from "../../model/tool.ts";
import type { LawSource, Refused } from "../../model/tool-result.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { isBeforeData, isLawValue } from "./law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { sayText } from "./names.ts";
import type { Names } from "./names.ts";
import { decide, firstThat } from "./open-law.ts";
import type { OpenLaw } from "./open-law.ts";
import { readsOf } from "./reads.ts";
import type { Done, Here, Log } from "./run-nodes.ts";
import { showValue } from "./show-value.ts";
import { lawIn } from "./write-trace.ts";

export type LinkedRefusal = { readonly refusal: Refusal; readonly when: LinkedFormula; readonly say: LinkedText };

/** The words of a refusal for want of one value of the law. */
const sayUnknown = (source: LawSource, isBefore: boolean, here: Here, names: Names): string => {
  const { label, place, status } = source;
  const where = names.place(place);
  const on = here.keys[source.topic]?.on ?? null;
  const day = on === null ? "" : ` on ${showValue(on, { unit: null, says: null }, here.how)}`;
  if (isBefore) return `${label}: not known here. Our law data for ${where} do not go back to that day.`;
  if (status === "disputed") return `${label}: sources disagree on the law of ${where}${day}, so we give no answer.`;
  return `${label}: not known here. We have not confirmed the law of ${where}${day}. Ask the court or agency there.`;
};

/** The refusal for want of the first of these values; null where none is wanting. */
export const refuseOpen = (open: readonly OpenLaw[], names: Names): Refused | null => {
  const [first] = open;
  if (!first) return null;
  const { here, path } = first;
  const [source] = lawIn([path], here, names.told(here.context));
  if (!source) return MISSING;
  const isBefore = source.status !== "disputed" && isBeforeData(source, here, here.context);
  const say = sayUnknown(source, isBefore, here, names);
  return { because: isBefore ? "before_data" : "law", say, official: source.official };
};

/**
 * The first rule of the author that refuses. A rule that unknown law leaves undecided refuses for want of that law, never in
 * the words of the author.
 */
export const refusedByRule = (rules: readonly LinkedRefusal[], here: Here, names: Names): Refused | null => {
  const { at, open } = firstThat(rules, ({ when }) => decide(when, here));
  const rule = rules[at];
  if (!rule) return refuseOpen(open, names);
  const say = sayText(rule.say, here.get, here.context);
  return { because: "rule", say, official: rule.refusal.official ?? null, rule: at };
};

/**
 * The law that decided whether to refuse: all the rule that does looked at; of rules that do not, the values alone, as
 * "is it known?" rests on nothing.
 */
export const lawOfRules = (
  rules: readonly LinkedRefusal[],
  refused: Refused | null,
  here: Here,
  names: Names,
): readonly LawSource[] =>
  rules.slice(0, (refused?.rule ?? rules.length) + 1).flatMap(({ when }, at) => {
    if (!when.readsLaw) return [];
    const reads = readsOf(when.ast, here.look);
    const counted = at === refused?.rule ? reads : reads.filter((path) => isLawValue(path, here));
    const found = lawIn(counted, here, names.told(here.context));
    return at === refused?.rule ? found : found.filter(({ status }) => status !== "unknown" && status !== "disputed");
  });

/** The first step that was worked out and came to nothing. */
const lackingIn = (done: readonly Done[]): Refused["lacking"] => {
  const empty = done.find(({ value }) => value === null);
  if (!empty) return undefined;
  const formulas = empty.type === "step" ? [empty.variant?.is] : empty.linked.inputs;
  const reads = formulas.flatMap((formula) => (formula ? readsOf(formula.ast, empty.here.look) : []));
  const unknown = reads.filter(([name = ""]) => empty.here.get(name) === null);
  return { step: empty.here.path + empty.linked.node.id, reads: unknown.map((path) => path.join(".")) };
};

const MISSING: Refused = {
  because: "missing",
  say: "We cannot tell with these answers: a figure that the answer needs is missing.",
  official: null,
};

/** Why there is no answer: a figure that is missing. */
export const refusedForWant = ({ done }: Log): Refused => {
  const lacking = lackingIn(done);
  return { ...MISSING, ...(lacking ? { lacking } : {}) };
};

/** Why no figure can be given although the author's rules allow one; null when all is certain. */
export const refusedByLaw = ({ done, skipped }: Log, names: Names): Refused | null => {
  for (const one of done) {
    if (one.type === "step" && one.tooEarly) {
      const label = sayText(one.linked.label, one.here.get, one.here.context);
      return { because: "before_data", say: `Our formulas do not go back to that day (${label}).`, official: null };
    }
    const refused = refuseOpen(one.open, names);
    if (refused) return refused;
  }
  // A step that nobody can say applies is not simply left out.
  return refuseOpen(
    skipped.flatMap(({ open }) => open),
    names,
  );
};
