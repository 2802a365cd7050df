import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { openSite } from "./harness.ts";
import type { Visit, Visitor } from "./harness.ts";

/** Lets time pass on a page with an installed clock, and lets it show what its timers changed. */
export const letPass = async (page: Page, milliseconds: number): Promise<void> => {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(300);
};

/**
 * Opens the site for the tests of a file: a fresh visitor each, closed after the test, which must leave no page errors.
 */
export const visits = (always: BrowserContextOptions = {}) => {
  let site: Visit;
  const inside: Visitor[] = [];
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(async () => {
    for (const { faults, context } of inside.splice(0)) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });
  afterAll(() => site.close());
  return {
    /** The address of the site. */
    base: () => site.base,
    enter: async (path: string, options: BrowserContextOptions = {}): Promise<Visitor> => {
      const visitor = await site.visitor({ ...always, ...options });
      inside.push(visitor);
      await visitor.go(path);
      return visitor;
    },
  };
};

/**
 * Opens the site for the tests of a file, and gives `onVisit` a fresh visitor before each of them. Every test ends by checking
 * for exceptions and policy violations.
 */
export const visitorForEachTest = (onVisit: (visitor: Visitor) => void): void => {
  let site: Visit;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(async () => {
    visitor = await site.visitor();
    onVisit(visitor);
  });
  afterEach(async () => {
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
  afterAll(() => site.close());
};
