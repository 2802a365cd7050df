import fc from "fast-check";
import { expect, it } from "vitest";
import { partitionPoint } from "./partition-point.ts";

it("finds the same entry as a search from the start", () => {
  const sorted = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }).map((list) => list.toSorted());
  fc.assert(
    fc.property(sorted, fc.integer({ min: -1, max: 10 }), (list, point) => {
      const first = list.findIndex((entry) => entry >= point);
      expect(partitionPoint(list, (entry) => entry < point)).toBe(first < 0 ? list.length : first);
    }),
  );
});
