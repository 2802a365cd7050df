import type { Playbook } from "../../../model/review/playbook.ts";

/** The topics of law that the limits of some playbooks read, each once. */
export const lawTopics = (playbooks: readonly Pick<Playbook, "items">[]): readonly string[] => {
  const limits = playbooks.flatMap(({ items }) => items.flatMap(({ law }) => law));
  const reads = limits.flatMap(({ read, exception }) => (exception ? [read, exception] : [read]));
  return [...new Set(reads.map(({ name }) => name))];
};
