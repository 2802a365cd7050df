import type { LawRead } from "../../model/definition.ts";
import type { LawTopic } from "../../model/law.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { FindTopic, CompilationContext } from "./compilation-context.ts";

type Path = readonly string[];

const isGet = (part: unknown): part is readonly ["get", string] => Array.isArray(part) && part[0] === "get";

/** The path, if the formula is only a path. */
const pathIn = (part: unknown): Path | null => {
  if (isGet(part)) return [part[1]];
  if (!Array.isArray(part) || part[0] !== "at" || typeof part[2] !== "string") return null;
  const outer = pathIn(part[1]);
  return outer && [...outer, part[2]];
};

/** Every law path in part of a definition; of nested paths, only the longest. */
const lawPaths = (part: unknown): readonly Path[] => {
  if (typeof part !== "object" || part === null) return [];
  const path = pathIn(part);
  if (path) return path[0] === "law" && path.length > 2 ? [path] : [];
  return Object.values(part).flatMap(lawPaths);
};

/** The column a path refers to; `law.topic.status` refers to the first column. */
const columnOf = ([, , word = "", about]: Path, topic: LawTopic): string => {
  if (word === "columns") return about ?? "";
  return Object.hasOwn(topic.columns, word) ? word : (Object.keys(topic.columns)[0] ?? "");
};

/** The details of a column that a warning shows. */
export const lawReadOf = (name: string, column: string, topic: LawTopic): LawRead => {
  const { label, unit, bound } = topic.columns[column] ?? {};
  return { name, column, label: label ?? column.replaceAll("_", " "), ...omitUndefined({ unit, bound }) };
};

/** The law columns that formulas in part of a definition read, without duplicates. */
export const lawReadsIn = (part: unknown, topicNamed: FindTopic): readonly LawRead[] => {
  const found = new Map<string, LawRead>();
  for (const path of lawPaths(part)) {
    const [, name = ""] = path;
    const topic = topicNamed(name);
    const column = topic ? columnOf(path, topic) : "";
    if (topic && Object.hasOwn(topic.columns, column)) found.set(`${name}.${column}`, lawReadOf(name, column, topic));
  }
  return [...found.values()];
};

/** The columns among these that have no label to show to a visitor. */
export const unlabeledColumns = (
  reads: readonly LawRead[],
  { topicNamed }: Pick<CompilationContext, "topicNamed">,
): readonly LawRead[] => reads.filter(({ name, column }) => topicNamed(name)?.columns[column]?.label === undefined);

export const LABEL_ADVICE = "Add label: to the column in catalog/law, as a warning names the value by it.";
