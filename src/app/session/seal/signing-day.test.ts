import { expect, test } from "vitest";
import type { HistoryLine, SeatSignature } from "../../../model/session/session-state.ts";
import { isoDate } from "../../../values/date.ts";
import { signingDay } from "./signing-day.ts";

const signature = (seq: number): SeatSignature => ({ seq, mark: { how: "typed", text: "Ana" }, version: "v" });
const line = (seq: number, at: string): HistoryLine => ({
  seq,
  at,
  seat: "a",
  event: { type: "comment", clause: null, proposal: null, text: "" },
});
const history = [
  line(3, "2027-02-28T09:00:00.000Z"),
  line(5, "2027-03-02T03:00:00.000Z"),
  line(6, "2027-03-09T12:00:00.000Z"),
];
const signatures = { b: signature(5), a: signature(3) };

test("is the day of the last signature where the session is", () => {
  // 03:00 UTC on March 2 is 21:00 on March 1 in Chicago.
  expect(isoDate(signingDay({ signatures, history, zone: "America/Chicago" })!)).toBe("2027-03-01");
  expect(isoDate(signingDay({ signatures, history, zone: "Europe/London" })!)).toBe("2027-03-02");
});

test("is unknown before anyone has signed", () =>
  expect(signingDay({ signatures: {}, history, zone: "UTC" })).toBeNull());
