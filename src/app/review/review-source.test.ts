import { expect, it } from "vitest";
import { anyContract } from "../../../tests/review/any-contract.ts";
import type { ReviewTools } from "../../engine/review/review-text.ts";
import type { Stage, ToReviewer } from "./messages.ts";
import { reviewSource } from "./review-source.ts";

const tools: ReviewTools = { general: anyContract, playbooks: [] };
const NO_MODEL = Promise.resolve(null);
const CAKE = "Mix the flour and the sugar in a bowl, add the eggs, and bake it for an hour. ".repeat(4);
const LEASE =
  "The Tenant shall pay the rent to the Landlord under this Lease. Either party may terminate it by notice.";

const ask = (more: Partial<ToReviewer>): ToReviewer => ({
  type: "review",
  turn: 1,
  source: { type: "text", text: LEASE },
  tools,
  choice: {},
  about: "",
  anyText: false,
  ...more,
});

it("R11 tells its real stages and gives the text with what was found", async () => {
  const stages: Stage[] = [];
  const done = await reviewSource(ask({}), (stage) => void stages.push(stage), NO_MODEL);
  expect(stages.map(({ type }) => type)).toEqual(["reading", "reviewing"]);
  if (!done.ok) throw new Error(done.problem.code);
  expect(done.value).toMatchObject({ name: "", read: { text: LEASE }, review: { kind: { playbook: "any" } } });
});

it("stops at a text that is no contract, unless the visitor wants it reviewed all the same", async () => {
  const source = { type: "text", text: CAKE } as const;
  const stopped = await reviewSource(ask({ source }), () => undefined, NO_MODEL);
  expect(stopped).toEqual({ ok: false, problem: { code: "not_contract" } });
  expect((await reviewSource(ask({ source, anyText: true }), () => undefined, NO_MODEL)).ok).toBe(true);
});

it("gives the reader's problem for what cannot be read, and goes on with a text that was read before", async () => {
  const file = { type: "file", name: "a.pdf", bytes: new TextEncoder().encode("%PDF-1.7 nothing") } as const;
  const damaged = await reviewSource(ask({ source: file }), () => undefined, NO_MODEL);
  expect(damaged).toEqual({ ok: false, problem: { code: "damaged" } });
  const read = { text: LEASE, pages: [0], notes: [] };
  const again = await reviewSource(
    ask({ source: { type: "read", name: "lease.pdf", read } }),
    () => undefined,
    NO_MODEL,
  );
  expect(again.ok && again.value.name).toBe("lease.pdf");
});
