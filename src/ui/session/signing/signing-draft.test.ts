import { describe, expect, it } from "vitest";
import { session as messages } from "../../../i18n/en/session/session.ts";
import type { PageField, UploadedPdf } from "../../../model/session/uploaded-pdf.ts";
import { EMPTY_DRAFT, decisionOf } from "./signing-draft.ts";
import type { SigningDraft, SigningTask } from "./signing-draft.ts";

const field = (id: string, kind: PageField["kind"], seat = "ana"): PageField => ({
  id,
  seat,
  kind,
  page: 1,
  x: 0,
  y: 0,
  width: 1000,
  height: 500,
});

const upload = (...fields: readonly PageField[]): UploadedPdf => ({ sha256: "h", bytes: 9, blob: "b", fields });

const task: SigningTask = {
  state: { file: upload(field("f1", "signature"), field("f2", "text"), field("f3", "text", "ben")) },
  seat: "ana",
  witnessed: "Ben",
  isConditional: true,
  blanks: ["On what day?"],
};

const complete: SigningDraft = {
  ...EMPTY_DRAFT,
  file: "sha",
  acceptsBlanks: true,
  isConsenting: true,
  hasSeen: true,
  meetsCondition: true,
  signature: { how: "typed", text: " Ana Roe ", strokes: [] },
  texts: { f2: "Unit 4" },
};

describe("a signer", () => {
  // In the order of the form, so that each problem is the first thing left to do.
  it.each([
    ["has not opened the file", { file: null, acceptsBlanks: false }, messages.openFileFirst],
    ["has not accepted the blanks", { acceptsBlanks: false, isConsenting: false }, messages.blanksMissing],
    ["has not consented", { isConsenting: false, hasSeen: false }, messages.consentMissing],
    ["has not seen the signature", { hasSeen: false, meetsCondition: false }, messages.witness.confirmMissing("Ben")],
    ["has not met the condition", { meetsCondition: false, texts: {} }, messages.problems.condition_open],
    ["has not signed", { signature: EMPTY_DRAFT.signature, texts: {} }, messages.problems.blank_signature],
    ["has left a field of theirs empty", { texts: { f3: "x" } }, messages.problems.empty_fields],
  ] as const)("reads first what a person must still do who %s", (_, parts, problem) => {
    expect(decisionOf(messages, task, { ...complete, ...parts })).toBe(problem);
  });

  it("signs the words that were shown: blanks, consent, and what a witness confirms", () => {
    const { consent, consentGive, blanksTitle, blanksGive, witness } = messages;
    expect(decisionOf(messages, task, complete)).toEqual({
      statement: [blanksTitle, "On what day?", blanksGive, ...consent, consentGive, witness.confirm("Ben")].join("\n"),
      file: "sha",
      meetsCondition: true,
      mark: { how: "typed", text: "Ana Roe" },
      filled: { initials: null, texts: { f2: "Unit 4" } },
    });
  });

  it("needs nothing that does not apply: no blanks, no witness, no condition, no fields", () => {
    const plain: SigningTask = { state: {}, seat: "ana", witnessed: null, isConditional: false, blanks: [] };
    const draft = { ...EMPTY_DRAFT, file: "sha", isConsenting: true, signature: complete.signature };
    expect(decisionOf(messages, plain, draft)).toMatchObject({
      statement: [...messages.consent, messages.consentGive].join("\n"),
      filled: null,
    });
  });

  it("fills initials only if a field needs them", () => {
    const initialed = { ...task, state: { file: upload(field("f1", "signature"), field("f4", "initials")) } };
    const draft = { ...complete, initials: { how: "typed", text: "AR", strokes: [] } } as const;
    expect(decisionOf(messages, initialed, draft)).toMatchObject({
      filled: { initials: { how: "typed", text: "AR" } },
    });
    expect(decisionOf(messages, task, draft)).toMatchObject({ filled: { initials: null } });
    expect(decisionOf(messages, initialed, complete)).toBe(messages.problems.empty_fields);
  });
});
