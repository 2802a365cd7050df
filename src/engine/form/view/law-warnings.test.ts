import { describe, expect, test } from "vitest";
import { compileGardenFee } from "../../../../tests/support/garden-fee.ts";

const play = compileGardenFee({
  topic: "{ needed: true, otherwise: Ask the city. }",
  answer: 'answer: [{ say: "{{ law.garden_fee.fee | money }}" }]',
});

const stopsAt = (answers: Parameters<typeof play>[0]) =>
  play(answers).view.warnings.map(({ id, path, stop, atOnce, law }) => ({
    id,
    path,
    stop,
    atOnce,
    href: law?.[0]?.href,
  }));

describe("a jurisdiction a calculator cannot serve", () => {
  test("is refused at its question, before the other questions are answered, with the official page", () => {
    const stop = { id: "law_unknown", path: "place", stop: true, atOnce: true, href: "https://example.org/courts" };
    expect(stopsAt({ place: "US-NV" })).toEqual([stop]);
    expect(stopsAt({ place: "US-NV", start: "", income: "" })).toEqual([stop]);
    expect(stopsAt({ place: "US-WA" })).toMatchObject([{ id: "law_unknown", path: "place" }]);
  });

  test("is refused in terms of an answer, not a form", () => {
    expect(play({ place: "US-NV" }).view.warnings[0]?.text).toBe(
      "We cannot answer this for Nevada yet. We have not confirmed this part of the law there: Garden fees. Ask the city.",
    );
    expect(play({ place: "US-WA" }).view.warnings[0]?.text).toBe(
      "We cannot answer this for Washington yet. Sources disagree about this part of the law there: Garden fees. Ask the city.",
    );
  });

  test("is named as a sentence names it, with its article", () => {
    expect(play({ place: "US-DC" }).view.warnings[0]?.text).toMatch(
      /^We cannot answer this for the District of Columbia yet\./,
    );
  });

  test("is not refused if the law is known or sets none", () => {
    expect(stopsAt({ place: "US-CA" })).toEqual([]);
    expect(stopsAt({ place: "US-OR" })).toEqual([]);
  });

  test("a date before the data refuses the result but does not stop the form", () => {
    const caseResult = play({ start: "2019-12-31" });
    expect(caseResult.view.warnings).toEqual([]);
    expect(caseResult.result?.refusal).toMatchObject({ reason: "before_data" });
  });
});
