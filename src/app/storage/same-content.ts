import { sameRaw } from "../../fields/same-raw.ts";
import type { Draft } from "../../model/answers.ts";

type Content = Pick<Draft, "answers" | "kept" | "others">;

const contentOf = (record: unknown): Content | null =>
  typeof record === "object" && record !== null && "answers" in record && "kept" in record ? (record as Content) : null;

/** Whether two drafts hold the same answers and decisions, whenever and by whichever version they were saved. */
export const hasSameContent = (a: unknown, b: unknown): boolean => {
  const [one, other] = [contentOf(a), contentOf(b)];
  if (!one || !other) return false;
  return sameRaw([one.answers, one.kept, one.others ?? []], [other.answers, other.kept, other.others ?? []]);
};
