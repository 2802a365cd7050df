import { expect, test } from "vitest";
import { CHAT_QUOTAS, createChatLimiter } from "./chat-limiter.ts";

const limiterAt = (dailyLimit = 5000) => {
  const clock = { now: 0 };
  const { enter } = createChatLimiter(() => clock.now, dailyLimit);
  const ask = (address: string): boolean => {
    const leave = enter(address);
    leave?.();
    return leave !== null;
  };
  const count = (address: string, times: number): number =>
    Array.from({ length: times }, () => ask(address)).filter(Boolean).length;
  return { clock, enter, count };
};

test("a network gets so many requests in ten minutes, and again after them", () => {
  const { clock, count } = limiterAt();
  expect(count("192.0.2.1", 100)).toBe(60);
  expect(count("192.0.2.2", 1)).toBe(1);
  clock.now = 600_000;
  expect(count("192.0.2.1", 100)).toBe(60);
});

test("a network gets so many requests in a day", () => {
  const { clock, count } = limiterAt();
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
  const open = Array.from({ length: 12 }, (_, at) => enter(`2001:db8:9:${at}::1`)).filter((leave) => leave !== null);
  expect(open).toHaveLength(9);
});

test("everyone together gets so many requests in a day, and again on the next", () => {
  const { clock, count } = limiterAt(100);
  expect(count("192.0.2.1", 60) + count("192.0.2.2", 60)).toBe(100);
  expect(count("192.0.2.3", 1)).toBe(0);
  clock.now = 86_400_000;
  expect(count("192.0.2.3", 1)).toBe(1);
});

test("few requests of a network, and of everyone, are open at once; one that ends twice makes room once", () => {
  const { enter } = limiterAt();
  const open = Array.from({ length: CHAT_QUOTAS.open }, () => enter("192.0.2.1"));
  expect(enter("192.0.2.1")).toBeNull();
  open[0]?.();
  open[0]?.();
  expect(enter("192.0.2.1")).not.toBeNull();
  expect(enter("192.0.2.1")).toBeNull();
  const others = Array.from({ length: 60 }, (_, at) => enter(`198.51.100.${at}`)).filter((leave) => leave !== null);
  expect(others).toHaveLength(CHAT_QUOTAS.openInTotal - CHAT_QUOTAS.open);
});
