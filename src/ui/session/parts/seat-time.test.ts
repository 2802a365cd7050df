import { expect, test } from "vitest";
import type { SessionState } from "../../../model/session/session-state.ts";
import { seatTime } from "./seat-time.ts";

type Parts = Pick<SessionState, "signatures" | "agreements" | "history">;

const at = (seq: number): string => `2026-11-30T08:0${seq}:00.000Z`;
const line = (seq: number, type: string) => ({ seq, at: at(seq), seat: "ann", event: { type } });
const state = (parts: object): Parts =>
  ({
    signatures: {},
    agreements: {},
    history: [line(1, "claim"), line(2, "agree"), line(3, "propose"), line(4, "agree"), line(5, "signature")],
    ...parts,
  }) as unknown as Parts;

test.each([
  ["a signature", { signatures: { ann: { seq: 5 } }, agreements: { ann: "hash" } }, at(5)],
  ["the last agreement, while it applies", { agreements: { ann: "hash" } }, at(4)],
  ["joining, once the text has changed after the agreement", {}, at(1)],
])("a party's time is that of %s", (_name, parts, expected) =>
  expect(seatTime(state(parts), { id: "ann", claimed: 1 })).toBe(expected),
);

test("a party that has not joined has no time", () =>
  expect(seatTime(state({ history: [] }), { id: "ann", claimed: null })).toBeNull());
