import { describe, expect, test } from "vitest";
import { failureOf, openingError } from "./storage-failure.ts";

describe("an error of the storage is named by its cause", () => {
  test.each([
    ["full", "QuotaExceededError"],
    // Storage that the browser denies to this site, by a setting or in a private window.
    ["blocked", "SecurityError"],
    ["blocked", "NotAllowedError"],
    ["blocked", "NotSupportedError"],
    // The connection was closed, the transaction aborted, or the disk failed: a reload may help.
    ["lost", "InvalidStateError"],
    ["lost", "AbortError"],
    ["lost", "UnknownError"],
    ["outdated", "VersionError"],
    // A value that cannot be stored is our mistake.
    ["unexpected", "DataCloneError"],
    ["unexpected", "DataError"],
  ])("%s: %s", (why, name) => expect(failureOf(new DOMException("x", name))).toBe(why));

  test("an error of our own code is not reported as a browser failure", () => {
    expect(failureOf(new TypeError("x is not a function"))).toBe("unexpected");
    expect(failureOf("text")).toBe("unexpected");
  });

  test.each([
    ["blocked", new TypeError("indexedDB is undefined")],
    ["blocked", new DOMException("a private window", "InvalidStateError")],
    ["blocked", new DOMException("denied", "SecurityError")],
    ["full", new DOMException("no room", "QuotaExceededError")],
    ["outdated", new DOMException("a newer version", "VersionError")],
  ])("%s where opening fails with %s", (why, error) => expect(failureOf(openingError(error))).toBe(why));
});
