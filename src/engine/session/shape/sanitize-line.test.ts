import { describe, expect, it, test } from "vitest";
import { startEvent } from "../../../../tests/support/session-samples.ts";
import { signedSession } from "../../../../tests/support/signed-session.ts";
import type { StartEvent } from "../../../model/session/session-event.ts";
import { readEvidence } from "../evidence/evidence-shape.ts";
import { planSeats } from "../plan-seats.ts";
import { readSessionEvent } from "./event-shape.ts";
import { sanitizeLine } from "./sanitize-line.ts";

const HOSTILE = {
  "a line break": "Lease\nNo one pays",
  "a control character": "Lease\u0007",
  "an override of the reading order": "Lease \u202Egnp",
  "an isolate": "\u2066Lease",
  "a mark of the reading order": "Lease\u200F",
};

const amending = (title: string): StartEvent =>
  startEvent(2, { amends: { session: "S".repeat(22), file: "F".repeat(43), title } });

const named = (name: string): StartEvent => {
  const [ana, ben] = startEvent().seats;
  return startEvent(2, { seats: [ana!, { ...ben!, name }] });
};

// It never was in an entry, because it cannot be hashed; what a form receives can have one.
test("half of a surrogate pair is not in a name that is written now", () => {
  expect(planSeats([{ name: "Lease \uD800", witnesses: [] }]).map(({ name }) => name)).toEqual(["Lease"]);
});

describe.each(Object.entries(HOSTILE))("%s", (_what, text) => {
  it("does not keep a session or a sealed file of an earlier version from being read", () => {
    const amended = readSessionEvent(amending(text));
    expect(amended?.type === "start" ? amended.amends?.title : null).toBe(text);
    const seated = readSessionEvent(named(text));
    expect(seated?.type === "start" ? seated.seats[1]!.name : null).toBe(text);
  });

  it("is not in a name that is written now", () => {
    const [seat] = planSeats([{ name: text, witnesses: [] }]);
    expect(seat!.name).not.toBe(text);
    expect(sanitizeLine(seat!.name)).toBe(seat!.name);
  });
});

test("a title of 10,000 characters is read, as it always was, and a longer one is refused", () => {
  expect(readSessionEvent(amending("x".repeat(301)))).not.toBeNull();
  expect(readSessionEvent(amending("x".repeat(10_000)))).not.toBeNull();
  expect(readSessionEvent(amending("x".repeat(10_001)))).toBeNull();
});

test("evidence with such a title is read", async () => {
  const { evidence } = await signedSession({ subject: { amends: amending("Lease").amends! } });
  const read = readEvidence(JSON.stringify({ ...evidence, amends: amending("x\u200F".repeat(200)).amends }));
  expect(read?.amends?.title).toBe("x\u200F".repeat(200));
});

test("a session that starts writes the title of what it amends as a plain line of 300 characters", async () => {
  const { state } = await signedSession({ subject: { amends: amending("\u200Fx".repeat(301)).amends! } });
  expect(state.amends?.title).toBe(`${"x".repeat(299)}…`);
});

test.each(["\u200B", "\u2060 \u00AD", "\u3164", "\u{E0041}", "\u200D\uFE0F"])(
  "%j shows no name, so the form asks for one",
  (name) => {
    expect(planSeats([{ name, witnesses: [name] }]).map((seat) => seat.name)).toEqual(["", ""]);
  },
);

test.each([
  ["Lease\n of a\u202E garden", 12, "Lease of a …"],
  ["賃貸借契約書", 10, "賃貸借契約書"],
  ["עברית 契約 Ω", 20, "עברית 契約 Ω"],
  // A joiner or the variant of a character belongs to the name.
  ["\u0639\u0644\u06CC\u200C\u0631\u0636\u0627", 20, "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627"],
  ["\u8FBB\u{E0100}", 20, "\u8FBB\u{E0100}"],
  // The emoji is two units; half of it would not be a character.
  ["ab\u{1F469}cd", 4, "ab…"],
])("%j as a line of at most %i is %j", (text, most, expected) => expect(sanitizeLine(text, most)).toBe(expected));
