import { expect, test } from "vitest";
import type { LegalDocument, Signature } from "../../model/document.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { documentServices } from "./document-services.ts";

const page = (id: string, more: Partial<IndexEntry>): IndexEntry => ({
  kind: "tool",
  id,
  slugs: [id],
  status: "ready",
  entry: { icon: id, primary: id, secondary: "a Document", action: "Start" },
  synonyms: [],
  tags: [],
  related: [],
  sensitive: false,
  languages: [],
  bodies: {},
  ...more,
});

// Named so that the order of the alphabet is not the one to expect.
const LISTINGS = [
  page("attest", { receives: { paper: "title" }, makes: "A packet." }),
  page("bargain", { session: "signing" }),
  page("countersign", { session: "negotiation" }),
  page("draw", { session: "signing", status: "planned" }),
];

const languageOf = (code: string): SiteLanguage => ({
  code,
  segment: code,
  name: code,
  label: { en: code },
  home: "/",
  choice: true,
});
const ENGLISH = languageOf("en");
const JAPANESE = languageOf("ja");

type Case = { readonly signers?: number; readonly language?: SiteLanguage; readonly receives?: IndexEntry["receives"] };

const servicesFor = (
  allowed: "allowed" | "not_by_default" | "prohibited",
  { signers = 2, language = ENGLISH, receives }: Case = {},
) => {
  const signature = { type: "signature", id: "s", lines: [], fields: [] } as const;
  const blocks: Signature[] = [
    ...Array.from({ length: signers }, () => ({ ...signature, role: "party" as const })),
    { ...signature, role: "witness" },
  ];
  const provenance = { definition: "deed", version: "1.0", hash: "x", on: "2026-11-28" };
  const document: LegalDocument = {
    language: language.code,
    title: "A Deed",
    numbering: "decimal",
    blocks,
    provenance,
  };
  return documentServices({ esign: { allowed }, ...(receives && { receives }) }, document, LISTINGS, language);
};

const idsFor = (...given: Parameters<typeof servicesFor>): readonly string[] =>
  servicesFor(...given).map((service) => service.page.id);

test("a document is negotiated first, then signed, then taken to pages that receive it", () => {
  expect(idsFor("allowed")).toEqual(["countersign", "bargain", "attest"]);
  expect(idsFor("not_by_default")).toEqual(["countersign", "bargain", "attest"]);
});

test("a document that must be signed on paper is not offered for signing online", () => {
  expect(idsFor("prohibited")).toEqual(["countersign", "attest"]);
});

test("a document of one person has no other side to negotiate with, even if a witness signs, too", () => {
  expect(idsFor("allowed", { signers: 1 })).toEqual(["bargain", "attest"]);
});

test("a Japanese document is offered no page that is in English only, and its services have Japanese names", () => {
  expect(idsFor("allowed", { language: JAPANESE })).toEqual(["countersign", "bargain"]);
  for (const { title, lead } of servicesFor("allowed", { language: JAPANESE }))
    expect(title + lead).toMatch(/^[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef].*[\u3040-\u30ff]/u);
});

test("a page that is such a service itself offers none", () => {
  expect(idsFor("allowed", { receives: { paper: "title" } })).toEqual([]);
});
