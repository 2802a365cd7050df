import { expect, test } from "vitest";
import { namesTwoPeople, twoNames } from "./two-people.ts";

test.each([
  "Robert and Linda Chen",
  "Ann & Bo Lee",
  "Ann&Bo Lee",
  "Mr. and Mrs. Chen",
  "ANN LEE AND BO LEE",
  "Ann Lee / Bo Lee",
  "Ann Lee; Bo Lee",
  "田中一郎、田中花子",
  "田中 一郎 及び 田中 花子",
  "田中一郎と田中花子",
  "田中一郎＆花子",
])("%s names two people", (name) => {
  expect(namesTwoPeople(name)).toBe(true);
});

test.each([
  "Robert Chen",
  "Robert Chen, Jr.",
  "Anderson Sand",
  "Andy Rand",
  "Metin And",
  "Ann Lee a/k/a Ann Poe",
  "Ann Lee, c/o Bo Lee",
  "José Ortega y Gasset",
  "Karl von und zu Stein",
  "Mary-Ann O'Brien",
  "Smith and Sons LLC",
  "Smith & Sons",
  "Lee and Poe, L.L.C.",
  "Lee and Poe Partners",
  "The Ann and Bo Lee Family Trust",
  "Estate of Ann and Bo Lee",
  "株式会社田中と鈴木商店",
  "ジョン・スミス",
  "さとう ことね",
  "山田 ひとみ",
  "",
])("%s does not name two people", (name) => {
  expect(namesTwoPeople(name)).toBe(false);
});

test.each([
  ["Robert and Linda Chen", ["Robert Chen", "Linda Chen"]],
  ["Ann & Bo Lee", ["Ann Lee", "Bo Lee"]],
  ["ANN LEE AND BO POE", ["ANN LEE", "BO POE"]],
  ["Ann Lee / Bo Poe", ["Ann Lee", "Bo Poe"]],
  ["Mary Ann Lee and Bo Lee", ["Mary Ann Lee", "Bo Lee"]],
  ["Ann and Bo", ["Ann", "Bo"]],
  ["田中一郎、田中花子", ["田中一郎", "田中花子"]],
  ["田中一郎と田中花子", ["田中一郎", "田中花子"]],
  ["Mr. and Mrs. Chen", null],
  ["Ann, Bo and Cy Lee", null],
  ["Ann and Bo and Cy Lee", null],
])("%s are the names %j", (name, names) => {
  expect(twoNames(name)).toEqual(names);
});
