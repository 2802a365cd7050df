import type { LawRead } from "../../model/definition.ts";
import type { LawColumn, LawByTopic } from "../../model/law.ts";
import type { LawBan, LawLimit, NamedFigure } from "../../model/review/playbook.ts";
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
  unlimited?: string;
  exempt?: { where?: string; figure?: string; above?: boolean }[];
  conditional?: boolean;
  severity?: LawLimit["severity"];
  say?: string;
};

/** A ban of law after schema validation. */
export type LawBanInput = { where?: string; severity?: LawLimit["severity"]; say?: string };

/** Compiles the named figures of a playbook. */
export const compileNamedFigures = (inputs: readonly NamedFigureInput[], report: Report): readonly NamedFigure[] => {
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

type ColumnCheck = {
  readonly accepts: (column: LawColumn) => boolean;
  readonly problem: string;
  readonly advice: string;
};

const LIMIT: ColumnCheck = {
  accepts: isLimit,
  problem: "is no limit",
  advice: "Name a column with a number and a bound: inclusive_max, exclusive_max or min.",
};
const CONDITION: ColumnCheck = {
  accepts: ({ type }) => type === "boolean",
  problem: "is not yes or no",
  advice: "Name a column of the type boolean.",
};
const EXEMPTION: ColumnCheck = {
  accepts: ({ type, by }) => type === "boolean" || (type === "number" && by === undefined),
  problem: "is no condition",
  advice: "Name a column of the type boolean, or one with an amount.",
};

const readOf = <Key extends string>(
  input: { readonly [key in Key]?: unknown },
  key: Key,
  check: ColumnCheck,
  law: LawByTopic,
  report: Report,
): LawRead | undefined => {
  const source: unknown = input[key];
  if (typeof source !== "string") return undefined;
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
  if (!check.accepts(shape)) {
    report("CW013", rangeOf(input, key), `The column ${quoted(source)} ${check.problem}.`, check.advice);
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
  law: LawByTopic,
  report: Report,
): readonly LawLimit[] =>
  inputs.flatMap((input) => {
    const { figure = "", of, conditional = false, severity = "high", say = "" } = input;
    const ids = figures.map(({ id }) => id);
    const checkFigure = <Key extends string>(owner: { readonly [key in Key]?: unknown }, key: Key): void => {
      const id: unknown = owner[key];
      if (typeof id !== "string" || ids.includes(id)) return;
      report("CW021", rangeOf(owner, key), `There is no figure ${quoted(id)} in this playbook.`, didYouMean(id, ids));
    };
    checkFigure(input, "figure");
    checkFigure(input, "of");
    const absent = MARKS.filter((mark) => !say.includes(mark));
    if (absent.length > 0)
      report(
        "CW014",
        rangeOf(input, "say"),
        `The message lacks ${absent.join(", ")}.`,
        "Say what was found, the limit, and where it applies.",
      );
    const read = readOf(input, "limit", LIMIT, law, report);
    const exception = readOf(input, "exception", LIMIT, law, report);
    const unlimited = readOf(input, "unlimited", CONDITION, law, report);
    const exempt = (input.exempt ?? []).flatMap((one) => {
      checkFigure(one, "figure");
      const condition = readOf(one, "where", EXEMPTION, law, report);
      return condition ? [{ read: condition, ...omitUndefined({ figure: one.figure, above: one.above }) }] : [];
    });
    return read
      ? [{ figure, read, exempt, conditional, severity, say, ...omitUndefined({ of, exception, unlimited }) }]
      : [];
  });

/** Compiles the bans of an item. */
export const compileLawBans = (inputs: readonly LawBanInput[], law: LawByTopic, report: Report): readonly LawBan[] =>
  inputs.flatMap((input) => {
    const { severity = "high", say = "" } = input;
    if (!say.includes("{place}"))
      report("CW014", rangeOf(input, "say"), "The message lacks {place}.", "Say where it applies.");
    const read = readOf(input, "where", CONDITION, law, report);
    return read ? [{ read, severity, say }] : [];
  });
