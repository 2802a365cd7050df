import { expect, it } from "vitest";
import { paneCountFor } from "./use-pane-count.ts";

// The menu takes 300 px from 768 px on, the page 48 px at its sides, a scroll bar 15 px.
it.each([
  [1728, 1365, 3],
  [1280, 917, 3],
  [1024, 661, 2],
  [768, 405, 1],
  [360, 320, 1],
])("a window of %i px with the menu open leaves %i px, enough for %i panes", (_, width, count) => {
  expect(paneCountFor(width)).toBe(count);
});
