import { expect, it } from "vitest";
import { sessionMessages } from "./session.ts";

it("a link on a Japanese session page leads to a Japanese page, or says that the page is in English", () => {
  const { verify, howItWorks, seeDocuments, notary } = sessionMessages("ja");
  expect(verify.href).toBe("/verify/jp");
  for (const text of [howItWorks, seeDocuments, verify.compareBuild, notary.packet]) expect(text).toMatch(/（英語）$/);
});
