import { expect, test } from "vitest";
import { createRequestQueue } from "./request-queue.ts";

const later = () => new Promise<void>((resolve) => setTimeout(resolve));

test("requests run one after another", async () => {
  const queue = createRequestQueue();
  const ran: string[] = [];
  void queue.add(async () => {
    await later();
    ran.push("first");
  });
  await queue.add(async () => void ran.push("second"));
  expect(ran).toEqual(["first", "second"]);
});

test("what is added before the queue is cleared does not run, or learns of it; what is added after runs", async () => {
  const queue = createRequestQueue();
  const ran: unknown[] = [];
  const running = queue.add(async (isCurrent) => {
    await later();
    ran.push(isCurrent());
  });
  void queue.add(async () => void ran.push("waiting"));
  await Promise.resolve();
  queue.clear();
  await running;
  await queue.add(async (isCurrent) => void ran.push("after", isCurrent()));
  expect(ran).toEqual([false, "after", true]);
});

test("a request that fails does not stop the next", async () => {
  const queue = createRequestQueue();
  const failing = queue.add(() => Promise.reject(new Error("defect")));
  let hasRun = false;
  const next = queue.add(async () => {
    hasRun = true;
  });
  await expect(failing).rejects.toThrow("defect");
  await next;
  expect(hasRun).toBe(true);
});
