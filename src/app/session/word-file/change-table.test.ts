import { expect, it } from "vitest";
import {
  claimEvent,
  logOf,
  proposalEvent,
  rewording,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { sessionMessages } from "../../../i18n/session.ts";
import { writeText } from "../../../outputs/text/write-text.ts";
import { changeTable } from "./change-table.ts";

it("lists each proposal with the words it found, who made it, when, and its status", () => {
  const start = { base: sampleDocument, document: sampleDocument };
  const shorter = rewording(sampleDocument, "fees", "The buyer pays $10.");
  const state = stateOf(
    logOf([
      ["ana", startEvent()],
      ["ben", claimEvent("ben")],
      ["ben", proposalEvent(start, "p1", shorter)],
      ["ana", { type: "accept", proposal: "p1" }],
      ["ana", proposalEvent(start, "p2", { op: "delete", clause: "waiver" })],
    ]),
  );
  const table = changeTable({ state, messages: sessionMessages("en"), locale: "en", now: "2027-03-02T18:00:00.000Z" });
  const rows = table.blocks.flatMap((block) => (block.type === "table" ? block.rows : []));
  const texts = rows.map((cells) =>
    cells.map((cell) => cell.map((inline) => "text" in inline && inline.text).join("")),
  );
  // The third entry of the log is stored at 12:00:03 UTC, which is 06:00:03 in Chicago in March, before daylight saving time.
  expect(texts).toEqual([
    [
      "1",
      "section 2.2 (Fees)",
      "Fees\nThe buyer pays one thousand two hundred and 50/100 dollars ($1,200.50) in these stages:",
      "New title\nThe buyer pays $10.",
      "Ben",
      "2027-03-01 06:00:03 (UTC-06:00)",
      "Accepted",
    ],
    [
      "2",
      "section 3 (Limit of liability)",
      "Limit of liability\nSection 1 apart, no party pays for lost profit.",
      "Deleted",
      "Ana",
      "2027-03-01 06:00:05 (UTC-06:00)",
      "Open",
    ],
  ]);
  expect(writeText(table)).toContain("Changes to Panel Supply and Secrecy Agreement");
});
