import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/api/sessions/AbC_123/entries", "/api/sessions/…"],
  ["/api/sessions", "/api/sessions"],
  ["/s/negotiation/AbC_123", "/s/negotiation/…"],
  ["/s/negotiation/AbC_123/jp", "/s/negotiation/…"],
  ["/s/negotiate/new", "/s/negotiate/new"],
  ["/document-vault", "/document-vault"],
])("the access log shows %s as %s", (path, shown) => {
  expect(loggedPath(path)).toBe(shown);
});
