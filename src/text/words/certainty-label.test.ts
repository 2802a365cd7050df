import { expect, test } from "vitest";
import type { LawSourceKind, LawStatus } from "../../model/law.ts";
import { certaintyLabel } from "./certainty-label.ts";
import { wordsOf } from "../language-registry/words-of.ts";

test.each([
  ["confirmed", "statute", "Read in the statute"],
  ["confirmed", "regulation", "Read in the regulation"],
  ["confirmed", "court", "Read on the court's page"],
  ["confirmed", "agency", "Read on the agency's page"],
  ["confirmed", "self_help", "Read on a court self-help page"],
  ["confirmed", "commercial", "Read in a summary"],
  ["confirmed", null, "Read in a summary"],
  ["confirmed", "proposal", "Read in a bill or proposed rule, not in the law itself"],
  ["secondary", "proposal", "Read in a bill or proposed rule, not in the law itself"],
  ["secondary", "statute", "Read in a summary"],
  ["secondary", "commercial", "Read in a summary"],
  ["disputed", "statute", "Sources disagree"],
  ["unknown", "statute", "Not known"],
  [null, null, "Not known"],
] as const)(
  "a %s value whose source is a %s page says so",
  (status: LawStatus | null, kind: LawSourceKind | null, label) => {
    expect(certaintyLabel({ status, kind }, wordsOf("en"))).toBe(label);
  },
);
