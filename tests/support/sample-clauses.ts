import type { Block, Clause, Inline } from "../../src/model/document.ts";

const text = (words: string): Inline => ({ type: "text", text: words });
const value = (words: string, field: string): Inline => ({ type: "value", text: words, field });
const strong = (...content: readonly Inline[]): Inline => ({ type: "strong", content });
const section = (target: string, number: string, before = "section "): Inline => ({
  type: "reference",
  target,
  before,
  number,
  after: "",
});

const fees: Clause = {
  type: "clause",
  id: "fees",
  level: 2,
  number: "2.2",
  title: [text("Fees")],
  plain: "The buyer pays the fee on these days.",
  style: {},
  fields: ["fee", "stages"],
  blocks: [
    {
      type: "paragraph",
      id: "fees.text",
      fields: ["fee"],
      content: [
        text("The buyer pays "),
        value("one thousand two hundred and 50/100 dollars ($1,200.50)", "fee"),
        text(" in these stages:"),
      ],
    },
    {
      type: "table",
      id: "fees.table",
      columns: [
        { title: [text("Stage")], align: "start" },
        { title: [text("Due")], align: "start" },
        { title: [text("Amount")], align: "end" },
      ],
      rows: [
        [
          [value("Order", "stages.r1.name")],
          [value("March 1, 2026", "stages.r1.due")],
          [value("$400.00", "stages.r1.amount")],
        ],
        [
          [value("Delivery", "stages.r3.name")],
          [{ type: "blank", field: "stages.r3.due", label: "Due" }],
          [value("$800.50", "stages.r3.amount")],
        ],
      ],
      total: [[strong(text("Total"))], [], [strong(text("$1,200.50"))]],
    },
  ],
};

const supply: Clause = {
  type: "clause",
  id: "supply",
  level: 1,
  number: "2.",
  title: [text("Supply")],
  plain: "The seller delivers the listed goods.",
  style: {},
  fields: ["goods"],
  blocks: [
    {
      type: "clause",
      id: "goods",
      level: 2,
      number: "2.1",
      plain: "The goods are listed at the end.",
      style: {},
      fields: ["goods"],
      blocks: [
        {
          type: "paragraph",
          id: "goods.text",
          fields: ["goods"],
          content: [
            text("The seller delivers the goods listed in "),
            section("goods_list", "A", "Schedule "),
            text(":"),
          ],
        },
        {
          type: "clause",
          id: "goods_whole",
          level: 3,
          number: "(a)",
          style: {},
          fields: [],
          blocks: [
            { type: "paragraph", id: "goods_whole.text", fields: [], content: [text("whole and unused; and")] },
            {
              type: "clause",
              id: "goods_packed",
              level: 4,
              number: "(i)",
              style: {},
              fields: [],
              blocks: [
                { type: "paragraph", id: "goods_packed.text", fields: [], content: [text("packed against damp.")] },
              ],
            },
          ],
        },
      ],
    },
    fees,
  ],
};

/** The numbered part of `sampleDocument`: four levels, items, a table, references, a conspicuous clause. */
export const sampleClauses: readonly Block[] = [
  {
    type: "clause",
    id: "duties",
    level: 1,
    number: "1.",
    title: [text("What a recipient must do")],
    plain: "Use it only for the deal, and guard it.",
    style: {},
    fields: ["years"],
    blocks: [
      {
        type: "paragraph",
        id: "duties.text",
        fields: ["years"],
        content: [text("For "), value("three (3) years", "years"), text(", a recipient must")],
      },
      {
        type: "list",
        id: "duties.items",
        items: [
          { number: "(a)", content: [text("use what it learns for the deal only; and")] },
          {
            number: "(b)",
            content: [
              text("guard it as "),
              section("supply", "2"),
              text(" and "),
              section("goods_whole", "2.1(a)"),
              text(" require."),
            ],
          },
        ],
      },
      { type: "paragraph", id: "duties.after", fields: [], content: [text("This duty outlasts this Agreement.")] },
    ],
  },
  supply,
  {
    type: "clause",
    id: "waiver",
    level: 1,
    number: "3.",
    title: [text("Limit of liability")],
    plain: "Nobody pays for lost profit.",
    style: { conspicuous: true },
    fields: [],
    blocks: [
      {
        type: "paragraph",
        id: "waiver.text",
        fields: [],
        content: [
          section("duties", "1", "Section "),
          text(" apart, "),
          strong(text("no party pays for lost profit"), text(".")),
        ],
      },
    ],
  },
];
