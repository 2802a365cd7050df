import { expect, test } from "vitest";
import type { LawLimit, Playbook, PlaybookItem } from "../../../model/review/playbook.ts";
import type { LawTopic } from "../../../model/law.ts";
import type { ReviewLaw } from "./review-law.ts";
import { lawForItem, playbookTopics } from "./playbook-topics.ts";

const limit = (name: string, exception?: string): LawLimit =>
  ({
    read: { name },
    exempt: [],
    ...(exception === undefined ? {} : { exception: { name: exception } }),
  }) as unknown as LawLimit;
const playbook = (...limits: readonly LawLimit[]): Pick<Playbook, "items"> => ({
  items: limits.map((one) => ({ law: [one], bans: [] }) as unknown as PlaybookItem),
});

test("the topics of several playbooks are named once, those of exceptions included", () => {
  expect(
    playbookTopics([playbook(limit("usury"), limit("deposit", "small_landlords")), playbook(limit("usury"))]),
  ).toEqual(["usury", "deposit", "small_landlords"]);
  expect(playbookTopics([playbook()])).toEqual([]);
});

test("the topics of bans, of places without a limit and of exemptions are named", () => {
  const read = (name: string): LawLimit["read"] => ({ name, column: "c", label: "" });
  const free = { ...limit("usury"), unlimited: read("any_rate"), exempt: [{ read: read("exempt_loans") }] };
  const item = { law: [free], bans: [{ read: read("non_competes"), severity: "high", say: "" }] };
  expect(playbookTopics([{ items: [item as unknown as PlaybookItem] }])).toEqual([
    "usury",
    "any_rate",
    "exempt_loans",
    "non_competes",
  ]);
});

test("an item has no law if one of its topics could not be loaded, even that of an exception", () => {
  const item = playbook(limit("deposit", "small_landlords")).items[0]!;
  const topic = { rows: [] } as unknown as LawTopic;
  const law = { place: "US-OH", topics: { deposit: topic } } as unknown as ReviewLaw;
  expect(lawForItem(item, law).topics).toBe(null);
  const topics = { deposit: topic, small_landlords: topic };
  expect(lawForItem(item, { ...law, topics }).topics).toEqual(topics);
});
