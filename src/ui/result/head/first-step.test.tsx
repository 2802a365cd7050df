import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FirstStep } from "./first-step.tsx";

const numbersOf = (isNumbered: boolean): readonly string[] => {
  const step = { text: "Tell the tenant in writing.", due: null };
  const html = renderToStaticMarkup(<FirstStep step={step} isNumbered={isNumbered} locale="en" />);
  return [...html.matchAll(/>(\d)</g)].map(([, number]) => number!);
};

test("the first step has number 1 if others follow, and no number by itself", () => {
  expect(numbersOf(true)).toEqual(["1"]);
  expect(numbersOf(false)).toEqual([]);
});
