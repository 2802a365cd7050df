import type { LawByTopic } from "../../model/law.ts";
import type { SourceOfKnownKind } from "./read-source.ts";
import { versionOf } from "./read-source.ts";
import type { SourcesByKind } from "./sources-by-kind.ts";
import { lawTopics } from "../input/law-topics.ts";
import { groupBy } from "../input/group-by.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { ComputeInput, ToolInput } from "../input/tool-input.ts";
import type { SchemaName } from "../schema/schemas.ts";

const topicsIn = (steps: readonly ComputeInput[] | undefined): readonly string[] =>
  (steps ?? []).flatMap((step) => [...lawTopics(step.law), ...topicsIn(step.compute)]);

/** Law topics a document, calculator or checker reads. */
export const topicsRead = (input: DocumentInput & Pick<ToolInput, "compute" | "rules">): readonly string[] => [
  ...new Set([...lawTopics(input.law), ...topicsIn(input.compute), ...topicsIn(input.rules)]),
];

/** Normalizes an id for comparing topics and file names. */
export const normalizeId = (id: string): string => id.replaceAll("_", "-");

/** The inputs of a definition in addition to its own files. */
export type Dependencies = {
  /** Versions of all dependencies: equal versions give an equal definition with equal problems. */
  readonly versions: readonly string[];
  readonly blockHashes: readonly string[];
  /** Only the topics it reads, so that nothing outside these versions can affect it. */
  readonly law: LawByTopic;
};

const sharedKinds: readonly SchemaName[] = ["places", "settings", "law-sources"];

const versionsOf = (sources: readonly SourceOfKnownKind[]): readonly string[] => sources.map(versionOf);

/** The dependencies of a definition; an unknown name makes it depend on all names, because suggestions list them. */
export const dependenciesOf = (
  byKind: SourcesByKind,
  law: LawByTopic,
  topics: readonly string[],
  blocks: readonly string[],
): Dependencies => {
  const [topicIds, blockIds] = [new Set(topics.map(normalizeId)), new Set(blocks)];
  const lawFiles = byKind.all("law").filter(({ catalogPath }) => topicIds.has(normalizeId(catalogPath.id)));
  const isKnown = topics.every((topic) => Object.hasOwn(law, topic));
  const written = groupBy(
    [...byKind.all("block"), ...byKind.all("block-overlay")],
    ({ catalogPath }) => catalogPath.id,
  );
  const blockFiles = [...blockIds].flatMap((id) => written.get(id) ?? []);
  const library = byKind.all("block").map(({ catalogPath }) => catalogPath.id);
  return {
    versions: [
      ...versionsOf(blockFiles),
      ...([...blockIds].every((id) => library.includes(id)) ? [] : library),
      ...versionsOf(isKnown ? lawFiles : byKind.all("law")),
      ...sharedKinds.flatMap((schema) => versionsOf(byKind.all(schema))),
    ],
    blockHashes: blockFiles.map(({ file }) => file.hash),
    law: isKnown ? Object.fromEntries(topics.map((topic) => [topic, law[topic]!])) : law,
  };
};
