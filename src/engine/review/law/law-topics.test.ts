import { expect, test } from "vitest";
import type { LawLimit, Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import { lawTopics } from "./law-topics.ts";

const limit = (name: string, exception?: string): LawLimit =>
  ({ read: { name }, ...(exception === undefined ? {} : { exception: { name: exception } }) }) as LawLimit;
const playbook = (...limits: readonly LawLimit[]): Pick<Playbook, "items"> => ({
  items: limits.map((one) => ({ law: [one] }) as unknown as PlaybookItem),
});

test("the topics of several playbooks are named once, those of exceptions included", () => {
  expect(lawTopics([playbook(limit("usury"), limit("deposit", "small_landlords")), playbook(limit("usury"))])).toEqual([
    "usury",
    "deposit",
    "small_landlords",
  ]);
  expect(lawTopics([playbook()])).toEqual([]);
});
