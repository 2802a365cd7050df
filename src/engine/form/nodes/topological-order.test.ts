import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { topologicalOrder } from "./topological-order.ts";

const named = (graph: { readonly [name: string]: readonly string[] }) =>
  Object.entries(graph).map(([name, needs]) => ({ name, needs }));

describe("the evaluation order of names", () => {
  test("puts dependencies first and otherwise keeps the given order", () => {
    expect(topologicalOrder(named({ a: ["c"], b: [], c: ["d"], d: [] }))).toEqual([3, 2, 0, 1]);
  });

  test("ignores unknown names", () => {
    expect(topologicalOrder(named({ a: ["today"], b: ["a"] }))).toEqual([0, 1]);
  });

  test("terminates on a cycle and lists each of its names once", () => {
    expect([...topologicalOrder(named({ a: ["b"], b: ["a"], c: ["c"] }))].toSorted()).toEqual([0, 1, 2]);
  });

  test("orders any acyclic graph", () => {
    const graphs = fc.array(fc.array(fc.nat(30), { maxLength: 4 }), { maxLength: 30 });
    fc.assert(
      fc.property(graphs, (graph) => {
        // Needs point to smaller numbers only; the list itself is turned around so that order matters.
        const all = graph.map((needs, index) => ({
          name: String(index),
          needs: needs.filter((need) => need < index).map(String),
        }));
        const list = all.toReversed();
        const names = topologicalOrder(list).map((place) => list[place]!.name);
        expect(names.toSorted()).toEqual(list.map((each) => each.name).toSorted());
        for (const { name, needs } of list) {
          for (const need of needs) expect(names.indexOf(need)).toBeLessThan(names.indexOf(name));
        }
      }),
    );
  });
});
