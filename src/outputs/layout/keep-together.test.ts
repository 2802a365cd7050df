import type { AnyBlock } from "../../model/document.ts";
import { expect, test } from "vitest";
import type { PageStyle } from "../../model/settings.ts";
import { keepWithNext } from "./keep-together.ts";

const style: PageStyle = {
  paper: "letter",
  margin: 64,
  heading: { font: "Arial", size: 14, color: "000000", bold: true, spacing: 18 },
  body: { font: "Arial", size: 11, color: "000000", bold: false, spacing: 12, lineSpacing: 1.5 },
};

const heading: AnyBlock = { type: "heading", id: "h", content: [] };
const paragraph: AnyBlock = { type: "paragraph", id: "p", content: [], fields: [] };
const list: AnyBlock = { type: "list", id: "l", items: [] };
const pageBreak: AnyBlock = { type: "pageBreak" };
const clause: AnyBlock = {
  type: "clause",
  id: "c",
  level: 0,
  number: "1.",
  style: {},
  fields: [],
  blocks: [],
};
const signature: AnyBlock = {
  type: "signature",
  id: "s",
  role: "party",
  fields: [],
  lines: ["By", "Name", "Title", "Date"].map((label) => ({ type: "rule", label })),
};

const kept = (...blocks: readonly AnyBlock[]): string =>
  keepWithNext(blocks, style)
    .map((one) => (one ? "k" : "-"))
    .join("");

test.each([
  ["a heading stays with what follows", [heading, paragraph, paragraph], "k--"],
  ["a heading stays with a heading", [heading, heading, paragraph], "kk-"],
  ["words that lead into a list stay with it", [paragraph, list, paragraph], "k--"],
  ["nothing stays with a page break or the end", [heading, pageBreak, heading], "---"],
  ["the last clause goes with the signatures, others do not", [clause, clause, heading, paragraph, signature], "-kkk-"],
  ["a clause before a schedule or the end stays by itself", [clause, pageBreak, heading, paragraph], "--k-"],
  ["two signatures stay together with the words before them", [paragraph, signature, signature], "kk-"],
])("%s", (_, blocks, expected) => {
  expect(kept(...blocks)).toBe(expected);
});

test("a certificate stays with its venue line, and two certificates may be on two pages", () => {
  const lines = ["Date", "Title"].map((label) => ({ type: "rule", label }) as const);
  const venue: AnyBlock = { type: "notarial", id: "v", paragraphs: [], lines };
  const certificate: AnyBlock = { type: "notarial", id: "c", paragraphs: [[], []], lines };
  expect(kept(venue, certificate, venue, certificate)).toBe("k-k-");
});

test("signatures too many for a page are parted, but not the last two", () => {
  expect(kept(paragraph, ...Array.from({ length: 12 }, () => signature))).toBe("k----------k-");
});

test("a signer, what the witnesses declare and their signatures share a page with the end of the last clause", () => {
  const witness: AnyBlock = { ...signature, role: "witness" };
  expect(kept(clause, heading, paragraph, signature, paragraph, witness, witness)).toBe("kkkkkk-");
});

test("the last part of a long certificate starts a page by itself only if it has text of its own", () => {
  const lines = Array.from({ length: 12 }, () => ({ type: "rule", label: "Witness" }) as const);
  const part = (text: string): AnyBlock => ({
    type: "notarial",
    id: "n",
    paragraphs: [[{ type: "text", text }]],
    lines,
  });
  expect(kept(part("short"), part("short"), part("short"))).toBe("-k-");
  expect(kept(part("short"), part("short"), part("long ".repeat(60)))).toBe("---");
});
