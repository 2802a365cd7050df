import type { LawRead } from "../../../model/definition.ts";
import type { Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import type { ReviewLaw } from "./review-law.ts";

const readsOf = ({ law, bans }: PlaybookItem): readonly (LawRead | undefined)[] => [
  ...law.flatMap(({ read, exception, unlimited, exempt }) => [
    read,
    exception,
    unlimited,
    ...exempt.map((condition) => condition.read),
  ]),
  ...bans.map(({ read }) => read),
];

/** The topics of law that some playbooks read, each once. */
export const playbookTopics = (playbooks: readonly Pick<Playbook, "items">[]): readonly string[] => [
  ...new Set(
    playbooks.flatMap(({ items }) => items.flatMap(readsOf)).flatMap((read) => (read === undefined ? [] : [read.name])),
  ),
];

/** The law for one item: none if a topic that the item reads could not be loaded, such as that of an exception. */
export const lawForItem = (item: PlaybookItem, law: ReviewLaw): ReviewLaw => {
  const loaded = law.topics ?? {};
  return playbookTopics([{ items: [item] }]).every((name) => Object.hasOwn(loaded, name))
    ? law
    : { ...law, topics: null };
};
