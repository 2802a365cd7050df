import { expect, test } from "vitest";
import { anyContract } from "../../../../tests/review/any-contract.ts";
import type { CompareRequest, ReviewSource, Stage } from "../worker/worker-messages.ts";
import { runComparison } from "./run-comparison.ts";

const LEASE =
  "The Tenant shall pay the rent to the Landlord under this Lease. Either party may terminate it by notice.";
const EARLIER = "The Tenant shall pay the rent under this Lease. Either party may terminate it by notice.";

const compare = async (earlier: ReviewSource, stages: Stage[] = []) => {
  const loaded: (readonly string[])[] = [];
  const request: CompareRequest = {
    type: "compare",
    requestId: 1,
    earlier,
    current: { name: "lease.txt", read: { text: LEASE, pages: [], notes: [] } },
    choice: { playbook: "any" },
    today: "2026-11-24",
  };
  const resources = {
    playbooks: Promise.resolve({ general: anyContract, playbooks: [], places: [] }),
    model: Promise.resolve(null),
    loadLaw: (topics: readonly string[]) => {
      loaded.push(topics);
      return Promise.resolve({});
    },
  };
  return { done: await runComparison(request, (stage) => void stages.push(stage), resources), loaded };
};

const file = (name: string, text: string): ReviewSource => ({
  type: "file",
  name,
  bytes: new TextEncoder().encode(text),
});

test("an earlier file is read in stages and compared with the current text; law is loaded once for both", async () => {
  const stages: Stage[] = [];
  const { done, loaded } = await compare(file("lease-old.txt", EARLIER), stages);
  if (!done.ok) throw new Error(done.problem.code);
  expect(stages.map(({ type }) => type)).toEqual(["reading", "reviewing"]);
  expect(loaded).toEqual([[]]);
  expect(done.value.name).toBe("lease-old.txt");
  expect(done.value.comparison.clauses.map(({ type, parts }) => [type, ...parts])).toEqual([
    [
      "changed",
      { change: "equal", text: "The Tenant shall pay the rent " },
      { change: "insert", text: "to the Landlord " },
      { change: "equal", text: "under this Lease. Either party may terminate it by notice." },
    ],
  ]);
});

test("a file that cannot be read is a problem, and a text that reads like no contract is compared", async () => {
  const broken = await compare({ type: "file", name: "scan.pdf", bytes: new TextEncoder().encode("%PDF-1.7 broken") });
  expect(broken.done.ok).toBe(false);
  const cake = await compare(file("cake.txt", "Mix the flour and the sugar in a bowl. ".repeat(9)));
  expect(cake.done.ok && cake.done.value.comparison.clauses.map(({ type }) => type)).toEqual(["removed", "added"]);
});
