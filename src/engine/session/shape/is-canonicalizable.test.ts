import { expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import { CONSENT, rewording, startEvent } from "../../../../tests/support/session-samples.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { versionHash } from "../hashing/hashes.ts";
import { readSessionEvent } from "./event-shape.ts";

const HALF = "\uD800";
const comment = (text: string) => ({ type: "comment", clause: null, proposal: null, text });

it("takes an entry with half of a surrogate pair for unreadable, because no device could hash what it changes", () => {
  const titled: LegalDocument = { ...sampleDocument, title: HALF };
  expect(() => versionHash(titled)).toThrow("unpaired surrogate");
  const change = rewording(sampleDocument, "duties", `Keep it ${HALF} secret.`);
  const propose = { type: "propose", proposal: "p1", change, reason: "", base: "A".repeat(43), counters: null };
  const source = { ...startEvent().source, answers: { [HALF]: "3" } };
  for (const event of [startEvent(2, { document: titled }), propose, comment(HALF), { ...startEvent(), source }])
    expect(readSessionEvent(JSON.parse(JSON.stringify(event)))).toBeNull();
  expect(readSessionEvent(comment("A 😀 and 𠮷"))).not.toBeNull();
});

it("takes an entry for unreadable that is nested deeper than 100, whatever the call stack of the device", () => {
  const nested = (levels: number) => {
    let content: unknown = [{ type: "text", text: "deep" }];
    for (let level = 0; level < levels; level++) content = [{ type: "strong", content }];
    const lines = [{ kind: "paragraph", content }];
    const change = { op: "replace", clause: "duties", wording: { title: null, lines } };
    return { type: "propose", proposal: "p1", change, reason: "", base: "A".repeat(43), counters: null };
  };
  // The event, its change, the wording, the lines, a line, then two levels for each nesting, and the text.
  expect(readSessionEvent(nested(46))?.type).toBe("propose");
  expect(readSessionEvent(nested(48))).toBeNull();
  for (const levels of [500, 2000, 5000]) expect(readSessionEvent(nested(levels))).toBeNull();
  expect(readSessionEvent(CONSENT)).toEqual(CONSENT);
});
