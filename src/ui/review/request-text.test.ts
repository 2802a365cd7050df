import { expect, it } from "vitest";
import { requestText } from "./request-text.ts";

it("advice becomes a request to the other side, without what is only for the visitor", () => {
  expect(requestText("Ask for 24 hours' notice, except in an emergency.")).toBe(
    "I ask for 24 hours' notice, except in an emergency.",
  );
  expect(requestText("Ask for a fee of $1.50. A milder wish is a reminder.")).toBe("I ask for a fee of $1.50.");
  expect(requestText("Ask to strike it.")).toBe("Please strike it.");
  for (const ask of [
    undefined,
    "Firm: thirty days. Mild: ten days.",
    "Ask for notice, and for the same right on your side.",
    "Print it in large type.",
  ])
    expect(requestText(ask)).toBeNull();
});
