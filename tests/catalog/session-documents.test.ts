import { describe, expect, test } from "vitest";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { readSessionEvent } from "../../src/engine/session/shape/event-shape.ts";
import { renumber } from "../../src/engine/session/edits/renumber.ts";
import { expectSame } from "../support/expect-same.ts";
import { documents, openCases } from "./open-cases.ts";

/** The most that one event of a session may take. */
const EVENT_BYTES = 256 * 1024;

const start = (document: unknown): unknown => ({
  type: "start",
  format: 1,
  service: "negotiation",
  document,
  source: null,
  signing: "allowed",
  signingReason: null,
  order: "parallel",
  seats: [
    { id: "s1", name: "Ana", role: "party", invitation: "" },
    { id: "s2", name: "Ben", role: "party", invitation: "A".repeat(87) },
  ],
  seat: "s1",
  device: "A".repeat(87),
  zone: "America/New_York",
});

describe("every document can be negotiated", () => {
  for (const [name, definition] of documents) {
    test(`${name}: numbered as it was assembled, readable as an event, and small enough for one`, () => {
      for (const { page } of openCases(definition)) {
        const document = prepareDocument(definition, { strict: true }).assemble(page.view, page.context);
        const sent = JSON.stringify(start(document));
        const read = readSessionEvent(JSON.parse(sent));
        const tree: unknown = JSON.parse(JSON.stringify(document));
        expect(read?.type).toBe("start");
        expectSame(read?.type === "start" ? read.document : null, tree);
        expectSame(JSON.parse(JSON.stringify(renumber(document))), tree);
        expect(Buffer.byteLength(sent)).toBeLessThan(EVENT_BYTES);
      }
    });
  }
});
