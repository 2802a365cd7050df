import type { Block, Inline, LegalDocument } from "../../src/model/document.ts";
import { sampleClauses } from "./sample-clauses.ts";

const text = (words: string): Inline => ({ type: "text", text: words });
const value = (words: string, field: string): Inline => ({ type: "value", text: words, field });
const strong = (...content: readonly Inline[]): Inline => ({ type: "strong", content });
const opening: readonly Block[] = [
  { type: "title", id: "title", content: [text("Panel Supply and Secrecy Agreement")] },
  {
    type: "paragraph",
    id: "opening",
    fields: ["start", "parties"],
    content: [
      text("This agreement (this “"),
      { type: "term", text: "Agreement" },
      text("”) takes effect on "),
      value("March 1, 2026", "start"),
      text(" between "),
      value("Aster Ltd", "parties.r1.name"),
      text(", a company formed in "),
      value("Delaware", "parties.r1.formed_in"),
      text(" with its address at "),
      value("1 High St, Dover, DE 19901", "parties.r1.address"),
      text(", and "),
      value("Ann Poe", "parties.r2.name"),
      text(", an individual with an address at "),
      { type: "blank", field: "parties.r2.address", label: "Address" },
      text("."),
    ],
  },
  { type: "heading", id: "recitals", content: [text("Background")] },
  {
    type: "recital",
    id: "recitals.1",
    number: "(A)",
    fields: ["purpose"],
    content: [text("The parties are considering "), value("a supply of <panels> & fittings", "purpose"), text(".")],
  },
  {
    type: "recital",
    id: "recitals.2",
    number: "(B)",
    fields: [],
    content: [text("Each may show the other things that it does not make public.")],
  },
];

const signing: readonly Block[] = [
  { type: "heading", id: "signatures", content: [text("Signatures")] },
  {
    type: "paragraph",
    id: "signatures.text",
    fields: [],
    content: [text("Each party signs on the date beside its name.")],
  },
  {
    type: "signature",
    id: "signatures.parties.r1",
    role: "party",
    heading: [text("Seller")],
    fields: ["parties.r1"],
    lines: [
      { type: "text", content: [strong(value("Aster Ltd", "parties.r1.name"))] },
      { type: "rule", label: "By" },
      { type: "text", label: "Name", content: [value("Bo Roe", "parties.r1.signer")] },
      { type: "text", label: "Title", content: [value("Director", "parties.r1.signer_title")] },
      { type: "rule", label: "Date" },
    ],
  },
  {
    type: "signature",
    id: "signatures.parties.r2",
    role: "party",
    heading: [text("Buyer")],
    fields: ["parties.r2"],
    lines: [
      { type: "rule", label: "Signature" },
      { type: "text", label: "Name", content: [value("Ann Poe", "parties.r2.name")] },
      { type: "rule", label: "Date" },
    ],
  },
  {
    type: "signature",
    id: "witnesses.1",
    role: "witness",
    heading: [text("Witness 1")],
    fields: [],
    lines: [
      { type: "rule", label: "Signature" },
      { type: "rule", label: "Printed name" },
      { type: "rule", label: "Address" },
      { type: "rule", label: "Date" },
    ],
  },
  {
    type: "notarial",
    id: "notary",
    notice: [
      text("The officer who completes this certificate checks only who signed, not whether the document is true."),
    ],
    paragraphs: [[text("This record was acknowledged before me by "), value("Ann Poe", "parties.r2.name"), text(".")]],
    lines: [
      { type: "rule", label: "State of" },
      { type: "rule", label: "County of" },
      { type: "rule", label: "Signature of notarial officer" },
      { type: "text", label: "Title of office", content: [text("Notary Public")] },
    ],
  },
];

const schedules: readonly Block[] = [
  { type: "pageBreak" },
  {
    type: "schedule",
    id: "goods_list",
    number: "A",
    label: "Schedule A",
    title: [text("Goods")],
    blocks: [
      { type: "paragraph", id: "goods_list.text", fields: ["goods"], content: [text("The goods are:")] },
      {
        type: "list",
        id: "goods_list.items",
        items: [
          { number: "(a)", content: [value("40 panels", "goods.r1.name"), text("; and")] },
          { number: "(b)", content: [value("40 “quiet” brackets – 日本製 🪟", "goods.r2.name"), text(".")] },
        ],
      },
      {
        type: "clause",
        id: "care",
        level: 1,
        number: "1.",
        title: [text("Care")],
        style: {},
        fields: [],
        blocks: [{ type: "paragraph", id: "care.text", fields: [], content: [text("The goods are kept dry.")] }],
      },
    ],
  },
];

/**
 * A document with every kind of node, for tests of the writers and the preview.
 *
 * Its answers deliberately contain markup characters, Japanese, an emoji and two blanks.
 */
export const sampleDocument: LegalDocument = {
  title: "Panel Supply and Secrecy Agreement",
  language: "en",
  numbering: "decimal",
  blocks: [...opening, ...sampleClauses, ...signing, ...schedules],
  provenance: { definition: "sample", version: "1.0", hash: "5a3b1e", on: "2026-02-27" },
};
