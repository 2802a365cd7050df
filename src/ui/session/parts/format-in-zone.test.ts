import { expect, it } from "vitest";
import { formatInZone } from "./format-in-zone.ts";

// 1 March 2027, 02:00 UTC, is still the evening of 28 February in Chicago, six hours behind.
const at = new Date("2027-03-01T02:00:00.000Z");

it.each([
  ["America/Chicago", "February 28, 2027"],
  ["Asia/Tokyo", "March 1, 2027"],
  ["Nowhere/Land", "March 1, 2027"],
  ["", "March 1, 2027"],
  ["‮UTC", "March 1, 2027"],
])("shows a time in the zone %j, or in UTC if there is no such zone", (zone, expected) => {
  expect(formatInZone("en", zone, { dateStyle: "long" }, at)).toBe(expected);
});
