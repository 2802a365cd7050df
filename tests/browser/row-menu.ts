import type { Locator, Page } from "playwright-core";

/** Chooses an item from the menu of a row; the only row, if the scope is a page. */
export const chooseFromMenu = async (within: Page | Locator, item: string): Promise<void> => {
  await within.getByRole("button", { name: /^Actions for / }).click();
  await within.getByRole("menuitem", { name: item }).click();
};
