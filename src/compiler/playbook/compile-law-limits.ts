import type { LawRead } from "../../model/definition.ts";
import type { LawColumn, LawShards } from "../../model/law.ts";
import type { LawLimit, NamedFigure } from "../../model/review/playbook.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { compilePhrases } from "./compile-phrases.ts";

/** A named figure of a playbook after schema validation. */
export type NamedFigureInput = {
  id?: string;
  title?: string;
  kinds?: NamedFigure["kinds"][number][];
  each?: NamedFigure["each"];
  near?: string[];
  any?: string[];
  not?: string[];
};

/** A limit of law after schema validation; `limit` and `exception` are "topic.column". */
export type LawLimitInput = {
  figure?: string;
  of?: string;
  limit?: string;
  exception?: string;
  severity?: LawLimit["severity"];
  say?: string;
};

/** Compiles the named figures of a playbook. */
export const compileFigures = (inputs: readonly NamedFigureInput[], report: Report): readonly NamedFigure[] => {
  const ids = new Set<string>();
  return inputs.map((input) => {
    const { id = "", title = "", kinds = [], each, near = [] } = input;
    if (ids.has(id)) report("CW020", rangeOf(input, "id"), `There are two figures named ${quoted(id)}.`);
    ids.add(id);
    return {
      id,
      title,
      kinds,
      near: near.map((word) => word.toLowerCase()),
      any: compilePhrases(input.any, report),
      not: compilePhrases(input.not, report),
      ...omitUndefined({ each }),
    };
  });
};

const BOUNDS = new Set(["inclusive_max", "exclusive_max", "min"]);

const isLimit = ({ type, bound, by }: LawColumn): boolean =>
  type === "number" && by === undefined && bound !== undefined && BOUNDS.has(bound);

const readOf = (
  input: LawLimitInput,
  key: "limit" | "exception",
  law: LawShards,
  report: Report,
): LawRead | undefined => {
  const source = input[key];
  if (source === undefined) return undefined;
  const [name = "", column = ""] = source.split(".");
  const topic = Object.hasOwn(law, name) ? law[name] : undefined;
  if (!topic) {
    report(
      "CW021",
      rangeOf(input, key),
      `There is no topic ${quoted(name)} in catalog/law.`,
      didYouMean(name, Object.keys(law)),
    );
    return undefined;
  }
  const shape = Object.hasOwn(topic.columns, column) ? topic.columns[column] : undefined;
  if (!shape) {
    const advice = didYouMean(column, Object.keys(topic.columns));
    report("CW021", rangeOf(input, key), `The topic ${quoted(name)} has no column ${quoted(column)}.`, advice);
    return undefined;
  }
  if (!isLimit(shape)) {
    const advice = "Name a column with a number and a bound: inclusive_max, exclusive_max or min.";
    report("CW013", rangeOf(input, key), `The column ${quoted(source)} is no limit.`, advice);
    return undefined;
  }
  const { label = topic.title ?? name, unit, bound } = shape;
  return { name, column, label, ...omitUndefined({ unit, bound }) };
};

const MARKS = ["{found}", "{limit}", "{place}"];

/** Compiles the limits of law of an item; reports names that do not exist and messages that leave out the law. */
export const compileLawLimits = (
  inputs: readonly LawLimitInput[],
  figures: readonly NamedFigure[],
  law: LawShards,
  report: Report,
): readonly LawLimit[] =>
  inputs.flatMap((input) => {
    const { figure = "", of, severity = "high", say = "" } = input;
    const ids = figures.map(({ id }) => id);
    for (const key of ["figure", "of"] as const) {
      const id = input[key];
      if (id === undefined || ids.includes(id)) continue;
      report("CW021", rangeOf(input, key), `There is no figure ${quoted(id)} in this playbook.`, didYouMean(id, ids));
    }
    const absent = MARKS.filter((mark) => !say.includes(mark));
    if (absent.length > 0)
      report(
        "CW014",
        rangeOf(input, "say"),
        `The message lacks ${absent.join(", ")}.`,
        "Say what was found, the limit, and where it applies.",
      );
    const read = readOf(input, "limit", law, report);
    const exception = readOf(input, "exception", law, report);
    return read ? [{ figure, read, severity, say, ...omitUndefined({ of, exception }) }] : [];
  });
