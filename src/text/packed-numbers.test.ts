import { expect, test } from "vitest";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

test("numbers of any size are packed and read back", () => {
  const numbers = [0, 1, 79, 80, 159, 160, 1039, 1040, 1_000_000, 2 ** 31, 7];
  expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
});

test("a small number takes one character, and none needs an escape in JSON", () => {
  expect(packNumbers([0, 79])).toHaveLength(2);
  const text = packNumbers(Array.from({ length: 3000 }, (_, index) => index));
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
});

test("no numbers are an empty text", () => expect(unpackNumbers(packNumbers([]))).toEqual([]));
