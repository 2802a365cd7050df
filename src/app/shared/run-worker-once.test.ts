import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runWorkerOnce } from "./run-worker-once.ts";

const fakeWorker = () =>
  Object.assign(new EventTarget(), { postMessage: vi.fn<(request: string) => void>(), terminate: vi.fn<() => void>() });

const run = (worker: ReturnType<typeof fakeWorker>): Promise<string> =>
  runWorkerOnce(worker as unknown as Worker, "read this", { timeoutMs: 50, onTimeout: "too long", onError: "failed" });

describe("a worker that runs once", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("answers its request and is terminated", async () => {
    const worker = fakeWorker();
    const result = run(worker);
    expect(worker.postMessage).toHaveBeenCalledWith("read this");
    expect(worker.terminate).not.toHaveBeenCalled();
    worker.dispatchEvent(new MessageEvent("message", { data: "done" }));
    expect(await result).toBe("done");
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is terminated when it fails", async () => {
    const worker = fakeWorker();
    const result = run(worker);
    worker.dispatchEvent(new Event("error"));
    expect(await result).toBe("failed");
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it("is terminated when it takes too long, and a later answer changes nothing", async () => {
    const worker = fakeWorker();
    const result = run(worker);
    vi.advanceTimersByTime(50);
    worker.dispatchEvent(new MessageEvent("message", { data: "done" }));
    expect(await result).toBe("too long");
    expect(worker.terminate).toHaveBeenCalled();
  });
});
