import type { LawSource, Term, TraceStep } from "../../model/tool-result.ts";
import type { Rounding } from "../../model/tool.ts";
import type { Value } from "../../values/value.ts";
import { isRecord } from "../../text/print-plain.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import { bracketLines } from "./bracket-lines.ts";
import { lawSourceOf } from "./law-sources.ts";
import { sayText } from "./names.ts";
import type { Named, Names, Told } from "./names.ts";
import { readsOf } from "./reads.ts";
import type { ReadPath } from "./reads.ts";
import type { Done, Here } from "./run-nodes.ts";
import { sayFormula } from "./say-formula.ts";
import type { Saying } from "./said.ts";
import { NOTHING, showValue } from "./show-value.ts";
import type { Showing } from "./show-value.ts";

const NO_WORDS = { unit: null, says: null };

const valueAt = (path: ReadPath, here: Here): Value =>
  path.slice(1).reduce<Value>(
    (value, key): Value => {
      if (Array.isArray(value)) return value.map((one: Value) => (isRecord(one) ? (one[key] ?? null) : null));
      return isRecord(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null;
    },
    here.get(path[0] ?? ""),
  );

const termOf = (path: ReadPath, here: Here, named: (path: ReadPath) => Named): Term => {
  const [name, value] = [named(path), valueAt(path, here)];
  return { name: path.join("."), label: name.label, value, shown: showValue(value, name, here.how) };
};

const STEPS: { readonly [step: string]: string } = { "0.01": "to the cent", "1": "to a whole number" };

const directions = { up: "up ", down: "down ", half_up: "", half_even: "half to even " } as const;

const sayRounding = ({ step, direction }: Rounding, unit: string | null, how: Showing): string => {
  const isMoney = unit !== null && /^[A-Z]{3}$/.test(unit);
  const to = step === "1" && isMoney ? "to a whole dollar" : isMoney || step === "1" ? STEPS[step] : undefined;
  return `rounded ${directions[direction]}${to ?? `to a multiple of ${stepShown(step, isMoney ? unit : null, how)}`}`;
};

const stepShown = (step: string, unit: string | null, how: Showing): string =>
  unit === null ? step : showValue(step, NO_WORDS, how).replace(/^/, unit === "USD" ? "$" : `${unit} `);

const sourceOf = (path: ReadPath, here: Here, named: Told["named"]): LawSource | null => {
  const known = here.sources.get(path);
  if (known !== undefined) return known;
  const source = lawSourceOf(path, here, named, here.how);
  here.sources.set(path, source);
  return source;
};

/** Values of the law among what a formula read. */
export const lawIn = (reads: readonly ReadPath[], here: Here, { named }: Told): readonly LawSource[] =>
  reads.flatMap((path) => (path[0] === "law" ? (sourceOf(path, here, named) ?? []) : []));

const inWords = (ast: Ast, saying: Omit<Saying, "as">, { inWords: known }: Told): string => {
  if (typeof ast !== "object" || ast === null) return sayFormula(ast, { ...saying, as: "words" });
  const before = known.get(ast);
  if (before !== undefined) return before;
  const words = sayFormula(ast, { ...saying, as: "words" });
  known.set(ast, words);
  return words;
};

/** A formula with its figures; one that says no more than what came out says it with its unit. */
const inFigures = (ast: Ast, saying: Omit<Saying, "as">, before: Value, unit: string | null): string => {
  const said = sayFormula(ast, { ...saying, as: "figures" });
  return said === showValue(before, NO_WORDS, saying.how) ? showValue(before, { unit, says: null }, saying.how) : said;
};

type Writing = { readonly names: Names; readonly done: Done };

const shared = ({ names, done }: Writing) => {
  const { linked, here } = done;
  const told = names.told(here.context);
  const own = linked.group ? sayText(linked.group, here.get, here.context) : null;
  return {
    told,
    base: {
      id: linked.node.id,
      path: `${here.path}${linked.node.id}`,
      label: sayText(linked.label, here.get, here.context),
      group: here.row ?? own,
    },
  };
};

const writeStep = (writing: Writing & { readonly done: Extract<Done, { readonly type: "step" }> }): TraceStep => {
  const { linked, here, variant, before, value } = writing.done;
  const { told, base } = shared(writing);
  const { named } = told;
  const { how } = here;
  const unit = linked.node.unit ?? null;
  const ast = variant?.is.ast ?? null;
  const reads = readsOf(ast, here.look);
  const { round } = linked.node;
  const why = variant?.why ?? linked.why;
  const saying = { look: here.look, named, how };
  // Named one by one: spreading would cost more than all that is worked out here.
  return {
    id: base.id,
    path: base.path,
    label: base.label,
    group: base.group,
    unit,
    value,
    shown: showValue(value, { unit, says: null }, how),
    words: inWords(ast, saying, told),
    figures: inFigures(ast, saying, before, unit),
    lines: bracketLines(ast, here.look, unit, how),
    terms: reads.map((path) => termOf(path, here, named)),
    rounding: round ? { ...round, before, says: sayRounding(round, unit, how) } : null,
    why: why ? sayText(why, here.get, here.context) : null,
    source: variant?.source ?? linked.node.source ?? null,
    law: lawIn(reads, here, told),
  };
};

const outputsOf = (value: Value, how: Showing): string => {
  if (Array.isArray(value))
    return value.length === 0 ? "none" : value.map((one: Value) => outputsOf(one, how)).join("; ");
  if (!isRecord(value)) return NOTHING;
  const shown = Object.values(value).map((one) => (one === null ? NOTHING : showValue(one, NO_WORDS, how)));
  return shown.map((one) => one.replaceAll("_", " ")).join(", ");
};

const writeTable = (writing: Writing & { readonly done: Extract<Done, { readonly type: "table" }> }): TraceStep => {
  const { linked, here, fits, inputs, value } = writing.done;
  const { told, base } = shared(writing);
  const { named } = told;
  const { how } = here;
  const row = fits.length === 1 ? linked.rows[fits[0] ?? 0] : undefined;
  const reads = linked.inputs.flatMap(({ ast }) => readsOf(ast, here.look));
  const saying = { look: here.look, named, how };
  const said = (as: "words" | "figures") => linked.inputs.map(({ ast }) => sayFormula(ast, { ...saying, as }));
  return {
    ...base,
    unit: null,
    value,
    shown: outputsOf(value, how),
    words: said("words").join(", "),
    figures: inputs.length === 0 ? "" : said("figures").join(", "),
    lines: [],
    terms: reads.map((path) => termOf(path, here, named)),
    rounding: null,
    why: row?.why ? sayText(row.why, here.get, here.context) : null,
    source: row?.source ?? null,
    law: lawIn(reads, here, told),
  };
};

/** One step as a line of the trace, from what was worked out. */
export const writeTraceStep = (done: Done, names: Names): TraceStep =>
  done.type === "step" ? writeStep({ names, done }) : writeTable({ names, done });
