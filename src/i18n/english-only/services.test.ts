import { expect, test } from "vitest";
import { result } from "./result.ts";
import { services } from "./services.ts";

test("the list of checkers announces only answers that a result shows", () => {
  const shown = new Set(Object.values(result.verdicts).map((verdict) => verdict.toLowerCase()));
  const announced = /then (.*), with the reason/.exec(services.kindLead.checker)?.[1]?.split(/, (?:or that )?/) ?? [];
  expect(new Set(announced)).toEqual(shown);
});
