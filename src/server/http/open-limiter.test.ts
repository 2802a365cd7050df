import { expect, test } from "vitest";
import { createOpenLimiter } from "./open-limiter.ts";

test("a network may have so many open, everyone together so many, and each end makes room for one", () => {
  const enter = createOpenLimiter({ ofNetwork: 2, inTotal: 3 });
  const [first, second] = [enter("2001:db8:1:2::1"), enter("2001:db8:1:2::2")];
  expect(enter("2001:db8:1:2::3")).toBeNull();
  const third = enter("192.0.2.1");
  expect([first, second, third]).not.toContain(null);
  expect(enter("192.0.2.2")).toBeNull();
  first!();
  // A second end of the same one is none.
  first!();
  expect(enter("192.0.2.2")).not.toBeNull();
  expect(enter("192.0.2.3")).toBeNull();
});
