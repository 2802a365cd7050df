import { describe, expect, it, test } from "vitest";
import { startEvent } from "../../../../tests/support/session-samples.ts";
import type { StartEvent } from "../../../model/session/session-event.ts";
import { readSessionEvent } from "./event-shape.ts";
import { MOST_TITLE, plainLine } from "./plain-line.ts";

const HOSTILE = {
  "a line break": "Lease\nNo one pays",
  "a control character": "Lease\u0007",
  "an override of the reading order": "Lease \u202Egnp",
  "an isolate": "\u2066Lease",
  "a mark of the reading order": "Lease\u200F",
  "a lone surrogate": "Lease \uD800",
};

const amending = (title: string): StartEvent =>
  startEvent(2, { amends: { session: "S".repeat(22), file: "F".repeat(43), title } });

const named = (name: string): StartEvent => {
  const [ana, ben] = startEvent().seats;
  return startEvent(2, { seats: [ana!, { ...ben!, name }] });
};

describe.each(Object.entries(HOSTILE))("%s", (_what, text) => {
  it("is refused in the title of an amended document and in a name", () => {
    expect(readSessionEvent(amending(text))).toBeNull();
    expect(readSessionEvent(named(text))).toBeNull();
  });

  it("is taken out when a title is read from a signed file", () => {
    expect(readSessionEvent(amending(plainLine(text, MOST_TITLE)))).not.toBeNull();
  });
});

test("a title of 300 characters is read, and a longer one is refused", () => {
  expect(readSessionEvent(amending("x".repeat(300)))).not.toBeNull();
  expect(readSessionEvent(amending("x".repeat(301)))).toBeNull();
});

test.each([
  ["Lease\n of a\u202E garden", 12, "Lease of a …"],
  ["賃貸借契約書", 10, "賃貸借契約書"],
  ["עברית 契約 Ω", 20, "עברית 契約 Ω"],
  // The emoji is two units; half of it would not be a character.
  ["ab\u{1F469}cd", 4, "ab…"],
])("%j as a line of at most %i is %j", (text, most, expected) => expect(plainLine(text, most)).toBe(expected));
