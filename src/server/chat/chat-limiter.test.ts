import { expect, test } from "vitest";
import { CHAT_QUOTAS, createChatLimiter } from "./chat-limiter.ts";

const limiterAt = (dailyLimit = 5000) => {
  const clock = { now: 0 };
  const { enter, startReading } = createChatLimiter(() => clock.now, dailyLimit);
  const ask = (address: string): boolean => {
    const leave = enter(address);
    leave?.();
    return leave !== null;
  };
  const count = (address: string, times: number): number =>
    Array.from({ length: times }, () => ask(address)).filter(Boolean).length;
  return { clock, enter, startReading, count };
};

test("a network gets so many requests in ten minutes, and again after them", () => {
  const { clock, count } = limiterAt();
  expect(count("192.0.2.1", 100)).toBe(60);
  expect(count("192.0.2.2", 1)).toBe(1);
  clock.now = 600_000;
  expect(count("192.0.2.1", 100)).toBe(60);
});

test("a network gets so many requests in a day", () => {
  const { clock, count } = limiterAt(12_000);
  let asked = 0;
  for (clock.now = 0; clock.now < 86_400_000; clock.now += 600_000) asked += count("192.0.2.1", 60);
  expect(asked).toBe(600);
});

test("the addresses of one IPv6 network share their limit", () => {
  const { count } = limiterAt();
  expect(count("2001:db8::1", 60)).toBe(60);
  expect(count("2001:db8::2", 1)).toBe(0);
});

test("the networks of one IPv6 site share a limit three times as large, also of places", () => {
  const { count, enter } = limiterAt();
  const networks = ["1", "2", "3", "4"].map((network) => `2001:db8:7:${network}::1`);
  expect(networks.map((address) => count(address, 60))).toEqual([60, 60, 60, 0]);
  expect(count("2001:db8:8::1", 1)).toBe(1);
  const open = Array.from({ length: 12 }, (_, index) => enter(`2001:db8:9:${index}::1`)).filter(
    (leave) => leave !== null,
  );
  expect(open).toHaveLength(9);
});

test("everyone together gets so many requests in a day, and again on the next", () => {
  const { clock, count } = limiterAt(100);
  const asked = Array.from({ length: 25 }, (_, index) => count(`192.0.2.${index}`, 5)).reduce(
    (sum, one) => sum + one,
    0,
  );
  expect(asked).toBe(100);
  expect(count("198.51.100.1", 1)).toBe(0);
  clock.now = 86_400_000;
  expect(count("198.51.100.1", 1)).toBe(1);
});

test("one site gets a twentieth of everyone's requests of a day, but those of one answer at least", () => {
  const { clock, count } = limiterAt(1000);
  expect(count("192.0.2.1", 60)).toBe(50);
  expect(["1", "2"].map((network) => count(`2001:db8:7:${network}::1`, 40))).toEqual([40, 10]);
  clock.now = 600_000;
  expect([count("192.0.2.1", 1), count("2001:db8:7:3::1", 1), count("192.0.2.2", 1)]).toEqual([0, 0, 1]);
  expect(limiterAt(20).count("192.0.2.1", 60)).toBe(5);
});

test("a network that keeps asking is not forgotten for others that come after it", () => {
  const { count } = limiterAt(9_999_999);
  expect(count("192.0.2.1", 60)).toBe(60);
  for (let at = 0; at < 19_999; at += 1) count(`10.0.${at >> 8}.${at & 255}`, 1);
  expect(count("192.0.2.1", 1)).toBe(0);
  count("198.51.100.1", 1);
  expect(count("192.0.2.1", 1)).toBe(0);
});

test("few bodies of a network, of a site and of everyone are read at once", () => {
  const { startReading } = limiterAt();
  const started = (address: string, times: number): number =>
    Array.from({ length: times }, () => startReading(address)).filter((end) => end !== null).length;
  const end = startReading("192.0.2.1");
  expect(started("192.0.2.1", 20)).toBe(9);
  end?.();
  expect(started("192.0.2.1", 20)).toBe(1);
  const networks = ["1", "2", "3", "4"].map((network) => `2001:db8:7:${network}::1`);
  expect(networks.map((address) => started(address, 20))).toEqual([10, 10, 10, 0]);
  const others = Array.from({ length: 40 }, (_, index) => started(`198.51.100.${index}`, 20));
  expect(others.reduce((sum, one) => sum + one, 0)).toBe(300 - 40);
});

test("few requests of a network, and of everyone, are open at once; one that ends twice makes room once", () => {
  const { enter } = limiterAt();
  const open = Array.from({ length: CHAT_QUOTAS.concurrentRequests }, () => enter("192.0.2.1"));
  expect(enter("192.0.2.1")).toBeNull();
  open[0]?.();
  open[0]?.();
  expect(enter("192.0.2.1")).not.toBeNull();
  expect(enter("192.0.2.1")).toBeNull();
  const others = Array.from({ length: 60 }, (_, index) => enter(`198.51.100.${index}`)).filter(
    (leave) => leave !== null,
  );
  expect(others).toHaveLength(CHAT_QUOTAS.concurrentRequestsOfEveryone - CHAT_QUOTAS.concurrentRequests);
});
