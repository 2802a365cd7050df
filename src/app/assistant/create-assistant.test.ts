import type { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ask, context, form, formula, step } from "../../../tests/forms/hand-made.ts";
import { startConversation } from "../../engine/assistant/conversation.ts";
import type { SiteLanguage } from "../../model/site/site.ts";

vi.mock("virtual:catalog-site", () => ({ site: { product: "Clausewright", storagePrefix: "site" } }));
vi.mock("virtual:catalog-choices", () => ({ choices: { settings: [] } }));

const { createAssistant } = await import("./create-assistant.ts");

const terms = { topic: "terms", keyedOn: "signing", columns: { years: { type: "number" } }, places: { XA: {} } };
const lease = {
  ...form([step("one", [ask("name", "text")])]),
  kind: "document",
  id: "lease",
  topics: { terms: { ...terms, places: {} } },
  law: { topics: ["terms"], jurisdiction: formula("XA"), keyDate: formula(["get", "today"]), keyDateByTopic: {} },
};
const page = {
  id: "document:lease",
  name: "Lease",
  href: "/create-a-lease",
  icon: "file",
  planned: false,
  about: "",
  synonyms: [],
  situations: [],
  text: "",
  intent: "draft",
};
const vocabulary = { referrals: {}, cities: {}, services: [], equivalents: {}, pages: {} };
const files: { readonly [address: string]: unknown } = {
  "/catalog/search.en.json": { pages: [page], places: [], equivalents: [] },
  "/catalog/messages.en.json": {
    classes: [],
    referrals: {},
    bias: [],
    range: 0,
    features: "",
    counts: "",
    owners: "",
    weights: "",
  },
  "/catalog/assistant.en.json": { vocabulary, nationwide: [], places: [], lawValues: [] },
  "/catalog/answers.en.json": {},
  "/catalog/index.json": { entries: [{ kind: "document", id: "lease", status: "ready" }], pages: [] },
  "/catalog/lease.en.json": lease,
};
const law = { "/catalog/law/terms.json": { ...terms, places: { XA: { status: "confirmed", columns: {} } } } };

const english = { code: "en" } as SiteLanguage;
const { present, past } = startConversation();
const history = { present: { ...present, focus: page.id }, past };

const reopened = async (served: { readonly [address: string]: unknown }) => {
  const client = {
    fetchQuery: async ({ queryKey: [address = ""] }: { readonly queryKey: readonly string[] }) => {
      if (!Object.hasOwn(served, address)) throw new Error(`404: ${address}`);
      return served[address];
    },
  } as unknown as QueryClient;
  const assistant = await createAssistant(client, english, context.settings);
  return assistant.reopenPage(history);
};

test("a page in focus opens with the law it reads", async () => {
  const open = await reopened({ ...files, ...law });
  expect(open?.href).toBe(page.href);
  expect(Object.keys(open?.context.law["terms"]?.places ?? {})).toEqual(["XA"]);
});

test("a page whose law did not load does not open, because it would say that the law is not known", async () =>
  expect(await reopened(files)).toBeNull());

test("a page opens only with the words in which people answer its questions", async () => {
  const { "/catalog/answers.en.json": _words, ...without }: { readonly [address: string]: unknown } = {
    ...files,
    ...law,
  };
  expect(await reopened(without)).toBeNull();
});
