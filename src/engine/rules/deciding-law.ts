import type { LawSource } from "../../model/tool-result.ts";
import { isLawValue } from "./law-sources.ts";
import type { LinkedFormula } from "./link-nodes.ts";
import type { Names } from "./names.ts";
import { readsOf } from "./reads.ts";
import type { Done, Here, Log } from "./run-nodes.ts";
import { lawIn } from "./write-trace.ts";

type Asked = { readonly here: Here; readonly formulas: readonly LinkedFormula[] };

/** The conditions somebody looked at on the way: of variants and rows of a table those up to the one that fits. */
const askedBy = (done: Done): Asked => {
  const { here, linked } = done;
  if (done.type === "step") {
    const { variants } = done.linked;
    const tried = done.variant === null ? variants : variants.slice(0, variants.indexOf(done.variant) + 1);
    return { here, formulas: [...linked.when, ...tried.flatMap(({ when }) => when ?? [])] };
  }
  const last = done.linked.node.hit === "first" ? (done.fits[0] ?? Infinity) : Infinity;
  const tried = done.linked.rows.filter((_, at) => at <= last);
  const given = done.linked.rows.filter((_, at) => done.fits.includes(at));
  return {
    here,
    formulas: [...linked.when, ...tried.flatMap(({ tests }) => tests), ...given.flatMap(({ gives }) => gives)],
  };
};

const decidedBy = ({ here, formulas }: Asked, names: Names): readonly LawSource[] =>
  formulas.flatMap(({ ast, readsLaw }) => {
    if (!readsLaw) return [];
    const reads = readsOf(ast, here.look);
    const told = names.told(here.context);
    const values = lawIn(
      reads.filter((path) => isLawValue(path, here)),
      here,
      told,
    );
    // "Is there such a rule?" rests on a row only where the answer is no: a yes is counted with the value itself.
    const none = lawIn(reads, here, told).filter(({ status }) => status === "none");
    return [...values.filter(({ status }) => status === "confirmed" || status === "secondary"), ...none];
  });

/**
 * The law that chose which steps, formulas and rows count, beside the law their formulas read: a result is no surer than
 * any column that turned its way.
 */
export const decidingLaw = ({ done, skipped }: Log, names: Names): readonly LawSource[] => [
  ...done.flatMap((one) => decidedBy(askedBy(one), names)),
  ...skipped.flatMap(({ here, when }) => decidedBy({ here, formulas: [when] }, names)),
];
