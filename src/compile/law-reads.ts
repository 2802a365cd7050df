import type { LawRead } from "../model/definition.ts";
import type { LawTopic } from "../model/law.ts";
import { present } from "./present.ts";
import type { Unit } from "./unit.ts";

type Path = readonly string[];

const isGet = (part: unknown): part is readonly ["get", string] => Array.isArray(part) && part[0] === "get";

/** The name and the members a formula consists of, where it is nothing else. */
const pathIn = (part: unknown): Path | null => {
  if (isGet(part)) return [part[1]];
  if (!Array.isArray(part) || part[0] !== "at" || typeof part[2] !== "string") return null;
  const outer = pathIn(part[1]);
  return outer && [...outer, part[2]];
};

/** Every path into the law in a part of a definition, the longest where one lies inside another. */
const lawPaths = (part: unknown): readonly Path[] => {
  if (typeof part !== "object" || part === null) return [];
  const path = pathIn(part);
  if (path) return path[0] === "law" && path.length > 2 ? [path] : [];
  return Object.values(part).flatMap(lawPaths);
};

/** The column a path is about: `law.topic.status` is about the first one. */
const columnOf = ([, , word = "", about]: Path, topic: LawTopic): string => {
  if (word === "columns") return about ?? "";
  return Object.hasOwn(topic.columns, word) ? word : (Object.keys(topic.columns)[0] ?? "");
};

/** A topic by the name formulas read it by. */
export type TopicNamed = (name: string) => LawTopic | undefined;

/** What a warning shows about a column. */
export const readOf = (name: string, column: string, topic: LawTopic): LawRead => {
  const { label, unit, bound } = topic.columns[column] ?? {};
  return { name, column, label: label ?? column.replaceAll("_", " "), ...present({ unit, bound }) };
};

/** The columns of law that the formulas in a part of a definition read, each once. */
export const lawReadsIn = (part: unknown, topicNamed: TopicNamed): readonly LawRead[] => {
  const found = new Map<string, LawRead>();
  for (const path of lawPaths(part)) {
    const [, name = ""] = path;
    const topic = topicNamed(name);
    const column = topic ? columnOf(path, topic) : "";
    if (topic && Object.hasOwn(topic.columns, column)) found.set(`${name}.${column}`, readOf(name, column, topic));
  }
  return [...found.values()];
};

/** Columns among these that cannot be shown to a visitor. */
export const withoutLabel = (reads: readonly LawRead[], { topicNamed }: Pick<Unit, "topicNamed">): readonly LawRead[] =>
  reads.filter(({ name, column }) => topicNamed(name)?.columns[column]?.label === undefined);

export const LABEL_ADVICE = "Add label: to the column in catalog/law, as a warning names the value by it.";
