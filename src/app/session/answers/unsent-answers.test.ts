import { describe, expect, it } from "vitest";
import { readUnsentAnswers, writeUnsentAnswers } from "./unsent-answers.ts";

const kept = writeUnsentAnswers({ rent: "1200", pets: true, city: "Reno" }, { rent: "1100", pets: true });

describe("answers that were typed and not sent", () => {
  it("return as they were while the session has the same answers", () => {
    expect(readUnsentAnswers(kept, { rent: "1200", pets: true, city: "Reno" })).toEqual({ rent: "1100", pets: true });
  });

  it("do not undo an answer that was accepted in the meantime", () => {
    const now = { rent: "1200", pets: false, city: "Reno", deposit: "900" };
    expect(readUnsentAnswers(kept, now)).toEqual({ rent: "1100", pets: false, deposit: "900" });
  });

  it.each([[undefined], [""], ["{"], ["[]"], ['{"rent":"1100"}'], ['{"current":{},"typed":[]}']])(
    "are none in %s",
    (text) => expect(readUnsentAnswers(text, { rent: "1200" })).toBeNull(),
  );
});
