import type { Locator, Page } from "playwright-core";

/** A page with a header, selectors and the menu. */
export const SERVICES = "/services";

/** The address of a form, without its language. */
export const NDA = "/s/create-a-non-disclosure-agreement";

/** What `localStorage` has under a key; null if nothing. */
export const storedValue = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as unknown);
  }, key);

/** The place of an element on the screen. Throws: if it has none. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the screen");
  return box;
};

/** The texts of elements, without white space around them. */
export const names = async (locator: Locator): Promise<readonly string[]> =>
  (await locator.allInnerTexts()).map((text) => text.trim());

/** Requests to the server from now on, except code and images; grows as they are made. */
export const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (!/\/assets\/|mark\.svg$/.test(request.url())) calls.push(request.url());
  });
  return calls;
};

/** The menu, in the left pane or as an overlay. */
export const menu = (page: Page): Locator => page.getByRole("navigation", { name: /^(Menu|メニュー)$/ });

/** The selectors of language and law in the header. */
export const selectors = (page: Page): Locator => page.getByRole("group", { name: /^(Language and law|言語と法律)$/ });
