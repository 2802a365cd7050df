import { describe, expect, it } from "vitest";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import {
  claimEvent,
  CONSENT,
  logOf,
  signEvent,
  startEvent,
  stateOf,
} from "../../../../tests/support/session-samples.ts";
import type { SessionEvent, StartEvent } from "../../../model/session/session-event.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { replayLog } from "../replay-log.ts";
import { readSessionEvent } from "../shape/event-shape.ts";

const field = (id: string, seat: string, kind: PageField["kind"], parts: Partial<PageField> = {}): PageField => ({
  id,
  seat,
  kind,
  page: 1,
  x: 100,
  y: 100,
  width: 2000,
  height: 400,
  ...parts,
});

const FIELDS = [field("f1", "ana", "signature"), field("f2", "ben", "signature")];

const uploaded = (fields: readonly PageField[] = FIELDS, parts: Partial<StartEvent> = {}): StartEvent =>
  startEvent(2, {
    service: "signing",
    source: null,
    document: { ...sampleDocument, blocks: [] },
    file: { sha256: "S".repeat(43), bytes: 1000, blob: "B".repeat(22), fields },
    ...parts,
  });

const isStarted = (event: StartEvent): boolean => replayLog(logOf([["ana", event]])).ok;

describe("a session about an uploaded file starts", () => {
  it("if every party has a field for its signature", () => {
    expect(isStarted(uploaded())).toBe(true);
    expect(isStarted(uploaded(FIELDS.slice(0, 1)))).toBe(false);
    expect(isStarted(uploaded([FIELDS[0]!, field("f2", "ben", "initials")]))).toBe(false);
  });

  it("only to be signed, without another text", () => {
    expect(isStarted(uploaded(FIELDS, { service: "negotiation" }))).toBe(false);
    expect(isStarted(uploaded(FIELDS, { document: sampleDocument }))).toBe(false);
  });

  it("only with fields of its parties, each once", () => {
    expect(isStarted(uploaded([...FIELDS, field("f3", "eve", "text")]))).toBe(false);
    expect(isStarted(uploaded([...FIELDS, field("f1", "ana", "text")]))).toBe(false);
  });

  it("only without a field in which a witness could write", () => {
    const [first, second] = startEvent(2).seats;
    const wes = { ...second!, id: "wes", name: "Wes", role: "witness" as const, witnessOf: "ben" };
    const seats = [first!, second!, wes];
    const signed = [...FIELDS, field("f3", "wes", "signature")];
    expect(isStarted(uploaded([...signed, field("f4", "wes", "date")], { seats }))).toBe(true);
    expect(isStarted(uploaded([...signed, field("f4", "wes", "text")], { seats }))).toBe(false);
    expect(isStarted(uploaded([...signed, field("f4", "wes", "checkbox")], { seats }))).toBe(false);
  });
});

it.each<readonly [string, Partial<PageField>]>([
  ["beyond the right edge", { x: 9000 }],
  ["beyond the lower edge", { y: 9700 }],
  ["without a width", { width: 0 }],
  ["on page 0", { page: 0 }],
  ["at a place that is no whole number", { x: 1.5 }],
])("an event with a field %s is none", (_where, parts) => {
  const event = uploaded([...FIELDS, field("f3", "ana", "text", parts)]);
  expect(readSessionEvent(uploaded())).not.toBeNull();
  expect(readSessionEvent(event)).toBeNull();
});

describe("a party signs an uploaded file", () => {
  const start = uploaded([
    ...FIELDS,
    field("f3", "ana", "text"),
    field("f4", "ana", "initials"),
    field("f5", "ben", "date"),
    field("f6", "ana", "checkbox"),
  ]);
  const before = logOf([
    ["ana", start],
    ["ben", claimEvent("ben")],
    ["ana", CONSENT],
    ["ben", CONSENT],
  ]);
  const typed = (text: string) => ({ how: "typed", text }) as const;
  const signed = (author: string, filled?: Extract<SessionEvent, { type: "signature" }>["filled"]) => {
    const signature = { ...signEvent(stateOf(before), author), ...(filled ? { filled } : {}) } as SessionEvent;
    const acts = [...before.map((entry) => [entry.author, entry.event] as const), [author, signature] as const];
    const state = stateOf(logOf(acts));
    return Object.hasOwn(state.signatures, author) ? "signed" : state.ignored.at(-1)?.problem;
  };

  it("with all of its fields filled in", () => {
    expect(signed("ana", { initials: typed("AL"), texts: { f3: "Plot 7" } })).toBe("signed");
    expect(signed("ana")).toBe("empty_fields");
    expect(signed("ana", { initials: typed("AL"), texts: { f3: "  " } })).toBe("empty_fields");
    expect(signed("ana", { initials: typed("AL"), texts: {} })).toBe("empty_fields");
    expect(signed("ana", { initials: typed(" "), texts: { f3: "Plot 7" } })).toBe("empty_fields");
    expect(signed("ana", { initials: null, texts: { f3: "Plot 7" } })).toBe("empty_fields");
  });

  it("with a box checked or left open", () => {
    const filled = { initials: typed("AL"), texts: { f3: "Plot 7" } };
    expect(signed("ana", { ...filled, checked: ["f6"] })).toBe("signed");
    expect(signed("ana", { ...filled, checked: [] })).toBe("signed");
    const event = { ...signEvent(stateOf(before), "ana"), filled: { ...filled, checked: ["f6"] } };
    expect(readSessionEvent(event)).toMatchObject({ filled: { checked: ["f6"] } });
  });

  it("without filling in the fields of others, nor its name and the date", () => expect(signed("ben")).toBe("signed"));
});
