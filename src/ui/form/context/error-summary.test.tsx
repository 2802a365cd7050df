import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

it("reads a space between the row and its problem", () => {
  const lines = [{ path: "states.0.sales", group: "State 1", text: "Enter the sales." }];
  const text = renderToStaticMarkup(<ErrorSummary lines={lines} attempt={0} locale="en" />).replaceAll(/<[^>]*>/g, "");
  expect(text).toContain("State 1: Enter the sales.");
});
