import { expect, it } from "vitest";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { fieldAfterKey, movedField, nextFieldId, placeAround, resizedField } from "./place-field.ts";

const field: PageField = {
  id: "f1",
  seat: "s1",
  kind: "text",
  page: 2,
  x: 1000,
  y: 2000,
  width: 3000,
  height: 350,
};

it("moves and resizes by the distance of a drag, in whole units", () => {
  expect(movedField(field, 10.4, -20.6)).toEqual({ ...field, x: 1010, y: 1979 });
  expect(resizedField(field, 100, 50)).toEqual({ ...field, width: 3100, height: 400 });
});

it("keeps a field on its page and large enough to read", () => {
  expect(movedField(field, 99_999, -99_999)).toEqual({ ...field, x: 7000, y: 0 });
  expect(resizedField(field, 99_999, 99_999)).toEqual({ ...field, width: 9000, height: 8000 });
  expect(resizedField(field, -99_999, -99_999)).toEqual({ ...field, width: 200, height: 150 });
});

it("places a field around a point, or at the edge beside it", () => {
  expect(placeAround("text", 5000, 5000)).toEqual({ x: 3500, y: 4825, width: 3000, height: 350 });
  expect(placeAround("text", 0, 10_000)).toEqual({ x: 0, y: 9650, width: 3000, height: 350 });
});

it("follows the arrow keys, and resizes with Shift", () => {
  expect(fieldAfterKey(field, "ArrowRight", false)).toEqual({ ...field, x: 1050 });
  expect(fieldAfterKey(field, "ArrowUp", false)).toEqual({ ...field, y: 1950 });
  expect(fieldAfterKey(field, "ArrowDown", true)).toEqual({ ...field, height: 400 });
  expect(fieldAfterKey(field, "ArrowLeft", true)).toEqual({ ...field, width: 2950 });
  expect(fieldAfterKey(field, "Enter", false)).toBeNull();
});

it("gives a new field the number after the largest, whatever their order and gaps", () => {
  expect(nextFieldId([])).toBe("f1");
  expect(nextFieldId([{ id: "f2" }, { id: "f10" }, { id: "f9" }])).toBe("f11");
});
