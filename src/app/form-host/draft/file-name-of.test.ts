import { expect, test, vi } from "vitest";
import { fileNamingOf } from "./file-name-of.ts";

test("files of a family-safety page have a name without the kind of document or anyone in it", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
  const title = "Child Custody Agreement of Ann Poe";
  expect(fileNamingOf({ sensitive: true })(title, "pdf")).toBe("document-2026-11-23.pdf");
  expect(fileNamingOf({ sensitive: false })(title, "pdf")).toBe("Child Custody Agreement of Ann Poe.pdf");
  vi.useRealTimers();
});
