import type { Refusal } from "../../model/tool.ts";
import type { LawSource, Refused } from "../../model/tool-result.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { isBeforeData, isLawValue } from "./law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import { sayText } from "./names.ts";
import type { Names } from "./names.ts";
import { readsOf } from "./reads.ts";
import type { Done, Here, Log, Skipped } from "./run-nodes.ts";
import { lawIn } from "./write-trace.ts";

export type LinkedRefusal = { readonly refusal: Refusal; readonly when: LinkedFormula; readonly say: LinkedText };

/** The first rule of the author that says no. */
export const refusedByRule = (rules: readonly LinkedRefusal[], { get, context }: Here): Refused | null => {
  const at = rules.findIndex(({ when }) => when.value(get) === true);
  const rule = rules[at];
  if (!rule) return null;
  return { because: "rule", say: sayText(rule.say, get, context), official: rule.refusal.official ?? null, rule: at };
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

/** Law that a step cannot do without, read in its conditions as well as in its formula. */
const lawNeeded = (done: Done, names: Names): readonly LawSource[] => {
  const { linked, here } = done;
  const formulas = [
    ...linked.when,
    ...(done.type === "step" ? [done.variant?.is, done.variant?.when] : done.linked.inputs),
  ];
  const reads = formulas.flatMap((formula) => (formula?.readsLaw ? readsOf(formula.ast, here.look) : []));
  const values = reads.filter((path) => isLawValue(path, here));
  return values.length === 0 ? [] : lawIn(values, here, names.told(here.context));
};

const refuseLaw = (source: LawSource, here: Here): Refused | null => {
  const { official, label, status } = source;
  if (status !== "unknown" && status !== "disputed") return null;
  if (isBeforeData(source, here, here.context)) {
    return { because: "before_data", say: `Our law data do not go back to that day (${label}).`, official };
  }
  if (status === "disputed")
    return { because: "law", say: `Sources disagree on the law here (${label}), so we give no figure.`, official };
  return { because: "law", say: `We have no confirmed law for this place and day (${label}).`, official };
};

/** Law for want of which a step was left out. */
const lawMissed = ({ here, when }: Skipped, names: Names): readonly LawSource[] =>
  when.readsLaw ? lawIn(readsOf(when.ast, here.look), here, names.told(here.context)) : [];

const firstRefused = (skipped: readonly Skipped[], names: Names): Refused | null => {
  for (const one of skipped) {
    for (const source of lawMissed(one, names)) {
      const refused = refuseLaw(source, one.here);
      if (refused) return refused;
    }
  }
  return null;
};

/** The first step that was worked out and came to nothing. */
const lackingIn = (done: readonly Done[]): Refused["lacking"] => {
  const empty = done.find(({ value }) => value === null);
  if (!empty) return undefined;
  const formulas = empty.type === "step" ? [empty.variant?.is] : empty.linked.inputs;
  const reads = formulas.flatMap((formula) => (formula ? readsOf(formula.ast, empty.here.look) : []));
  const unknown = reads.filter(([name = ""]) => empty.here.get(name) === null);
  return { step: empty.here.path + empty.linked.node.id, reads: unknown.map((path) => path.join(".")) };
};

/** Why there is no answer: law that is not known, which left steps out, or a figure that is missing. */
export const refusedForWant = ({ done, skipped }: Log, names: Names): Refused => {
  const lacking = lackingIn(done);
  return firstRefused(skipped, names) ?? { ...MISSING, ...(lacking ? { lacking } : {}) };
};

const MISSING: Refused = {
  because: "missing",
  say: "We cannot tell with these answers: a figure that the answer needs is missing.",
  official: null,
};

/** Why no figure can be given although the author's rules allow one; null when all is certain. */
export const refusedByLaw = ({ done, skipped }: Log, names: Names): Refused | null => {
  for (const one of done) {
    if (one.type === "step" && one.tooEarly) {
      const label = sayText(one.linked.label, one.here.get, one.here.context);
      return { because: "before_data", say: `Our formulas do not go back to that day (${label}).`, official: null };
    }
    for (const source of lawNeeded(one, names)) {
      const refused = refuseLaw(source, one.here);
      if (refused) return refused;
    }
  }
  // A step whose condition can be neither true nor false for want of law is not simply left out.
  const undecided = skipped.filter(({ here, when }) => here.look(when.ast) === null);
  return firstRefused(undecided, names);
};
