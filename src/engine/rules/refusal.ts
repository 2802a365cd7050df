import type { Linked } from "../../feel/evaluate/link.ts";
import type { Refusal } from "../../model/tool.ts";
import type { LawSource, Refused } from "../../model/tool-result.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { isBeforeData } from "./law-sources.ts";
import { sayText } from "./names.ts";
import type { Names } from "./names.ts";
import { readsOf } from "./reads.ts";
import type { Done, Here } from "./run-nodes.ts";
import { lawIn } from "./write-trace.ts";

export type LinkedRefusal = { readonly refusal: Refusal; readonly holds: Linked; readonly say: LinkedText };

/** The first rule of the author that says no. */
export const refusedByRule = (rules: readonly LinkedRefusal[], { get, context }: Here): Refused | null => {
  const at = rules.findIndex(({ holds }) => holds(get) === true);
  const rule = rules[at];
  if (!rule) return null;
  return { because: "rule", say: sayText(rule.say, get, context), official: rule.refusal.official ?? null, rule: at };
};

/** Law that a step cannot do without, read in its conditions as well as in its formula. */
const lawNeeded = (done: Done, names: Names): readonly LawSource[] => {
  const { linked, here } = done;
  const formulas = [
    ...linked.when,
    ...(done.type === "step" ? [done.variant?.is, done.variant?.when] : done.linked.inputs),
  ];
  const reads = formulas.flatMap((formula) => (formula?.readsLaw ? readsOf(formula.ast, here.look) : []));
  return reads.length === 0 ? [] : lawIn(reads, here, names.told(here.context));
};

const refuseLaw = (source: LawSource, here: Here): Refused | null => {
  const { official, label, status } = source;
  if (isBeforeData(source, here, here.context)) {
    return { because: "before_data", say: `Our law data do not go back to that day (${label}).`, official };
  }
  if (status === "disputed")
    return { because: "law", say: `Sources disagree on the law here (${label}), so we give no figure.`, official };
  if (status !== "unknown") return null;
  return { because: "law", say: `We have no confirmed law for this place and day (${label}).`, official };
};

/** Why no figure can be given although the author's rules allow one; null when all is certain. */
export const refusedByLaw = (done: readonly Done[], names: Names): Refused | null => {
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
  return null;
};
