import { expect, it } from "vitest";
import { makePdf } from "../../../../tests/reading/make-pdf.ts";
import { anyContract } from "../../../../tests/review/any-contract.ts";
import type { ReviewPlaybooks } from "../../../engine/review/report/begin-review.ts";
import type { CheckId, PlaybookItem } from "../../../model/review/playbook.ts";
import type { ReviewUpdate, ReviewRequest } from "../worker/worker-messages.ts";
import { runReview } from "./run-review.ts";

const playbooks: ReviewPlaybooks = { general: anyContract, playbooks: [], places: [] };
const NO_MODEL = {
  playbooks: Promise.resolve(playbooks),
  model: Promise.resolve(null),
  loadLaw: () => Promise.resolve({}),
};
const CAKE = "Mix the flour and the sugar in a bowl, add the eggs, and bake it for an hour. ".repeat(4);
const LEASE =
  "The Tenant shall pay the rent to the Landlord under this Lease. Either party may terminate it by notice.";

const ask = (more: Partial<ReviewRequest>): ReviewRequest => ({
  type: "review",
  requestId: 1,
  source: { type: "text", text: LEASE },
  choice: {},
  expected: undefined,
  anyText: false,
  today: "2026-11-24",
  ...more,
});

const BLANK = "The Tenant shall pay the rent of ____________ to the Landlord under this Lease.";
const numbered: ReviewPlaybooks = {
  general: {
    ...anyContract,
    checks: ["placeholder", "cross_reference"].map((id) => ({
      id: id as CheckId,
      title: id,
      severity: "high",
      on: true,
      together: false,
      say: "{found}",
      why: "",
    })),
  },
  playbooks: [],
  places: [],
};

const NUMBERED = { ...NO_MODEL, playbooks: Promise.resolve(numbered) };

const told = (news: ReviewUpdate): string =>
  news.type === "partial"
    ? `found ${news.reviewed.review.findings.map(({ rule }) => rule).join(" ")}`
    : news.stage.type === "reading"
      ? `page ${news.stage.page}`
      : "reviewing";

it("reports real stages, then what the checks found, then the text with all findings (R11)", async () => {
  const news: ReviewUpdate[] = [];
  const source = { type: "text", text: `${BLANK} ${LEASE}` } as const;
  const done = await runReview(ask({ source }), (update) => void news.push(update), NUMBERED);
  expect(news.map(told)).toEqual(["page 0", "reviewing", "found placeholder"]);
  if (!done.ok) throw new Error(done.problem.code);
  expect(done.value).toMatchObject({ name: "", read: { text: source.text }, review: { kind: { playbook: "any" } } });
});

it("checks a longer file while reading it, but only for findings that later pages cannot change (R11)", async () => {
  const lines = [BLANK, LEASE, "1. Rent. See Section 1.", "2. Term. See Section 2 and Section 10."];
  // Lines that are the same on every page are running heads.
  const rooms = ["", "hall", "kitchen", "bath", "cellar", "attic", "porch", "garage", "garden", "study"];
  const pages = rooms.map((room, page) =>
    page === 0
      ? lines
      : [`${page + 2}. ${room} rules.`, `The ${room} is kept clean by the Tenant at all times, see Section 1.`],
  );
  const source = { type: "file", name: "lease.pdf", bytes: await makePdf(pages) } as const;
  const news: ReviewUpdate[] = [];
  const done = await runReview(ask({ source }), (update) => void news.push(update), NUMBERED);
  const all = news.map(told);
  expect(all.slice(8, 12)).toEqual(["page 8", "found placeholder", "page 9", "page 10"]);
  expect(done.ok && done.value.review.findings.map(({ rule }) => rule)).toEqual(["placeholder"]);
});

it("stops at a text that is no contract, unless the visitor wants it reviewed all the same", async () => {
  const source = { type: "text", text: CAKE } as const;
  const stopped = await runReview(ask({ source }), () => undefined, NO_MODEL);
  expect(stopped).toEqual({ ok: false, problem: { code: "not_contract" } });
  expect((await runReview(ask({ source, anyText: true }), () => undefined, NO_MODEL)).ok).toBe(true);
});

it("reports the reader's problem for an unreadable file, and reviews a text that was already read", async () => {
  const file = { type: "file", name: "a.pdf", bytes: new TextEncoder().encode("%PDF-1.7 nothing") } as const;
  const damaged = await runReview(ask({ source: file }), () => undefined, NO_MODEL);
  expect(damaged).toEqual({ ok: false, problem: { code: "damaged" } });
  const read = { text: LEASE, pages: [0], notes: [] };
  const again = await runReview(ask({ source: { type: "read", name: "lease.pdf", read } }), () => undefined, NO_MODEL);
  expect(again.ok && again.value.name).toBe("lease.pdf");
});

it("throws if today is no date, and does not report an unfinished review as done", async () => {
  await expect(runReview(ask({ today: "November 24" }), () => undefined, NO_MODEL)).rejects.toThrow("November 24");
});

const mustSay = (word: string): PlaybookItem => ({
  ...limitOf("pay"),
  find: { any: [[{ words: [word], optional: false }]], all: [], not: [], heading: [] },
  law: [],
  severity: "low",
  why: { all: "", sides: {} },
});

it("calls nothing missing when the weights could not be loaded, and says so", async () => {
  const withItem = {
    ...NO_MODEL,
    playbooks: Promise.resolve({ ...playbooks, general: { ...anyContract, items: [mustSay("insurance")] } }),
  };
  const done = await runReview(ask({}), () => undefined, withItem);
  expect(done.ok && [done.value.hasModel, done.value.review.missing]).toEqual([false, null]);
});

const limitOf = (topic: string): PlaybookItem =>
  ({
    id: topic,
    sort: "must",
    sides: [],
    when: [],
    find: { any: [], all: [], not: [], heading: [] },
    textSides: [],
    slots: [],
    law: [{ read: { name: topic, column: "c", label: "" }, exempt: [] }],
    bans: [],
  }) as unknown as PlaybookItem;

it("requests the law of all kinds before it reads the text, so that the server does not learn the kind", async () => {
  const kinds = ["usury", "deposits"].map((topic) => ({ ...anyContract, id: topic, items: [limitOf(topic)] }));
  const seen: string[] = [];
  const loadLaw = (topics: readonly string[]) => {
    seen.push(...topics);
    return Promise.resolve({});
  };
  for (const text of [LEASE, CAKE]) {
    seen.length = 0;
    const withPlaybooks = Promise.resolve({ ...playbooks, playbooks: kinds });
    await runReview(ask({ source: { type: "text", text } }), () => undefined, {
      ...NO_MODEL,
      playbooks: withPlaybooks,
      loadLaw,
    });
    expect(seen).toEqual(["usury", "deposits"]);
  }
});
