import { expect, it } from "vitest";
import { sessionMessages } from "../../../i18n/session.ts";
import type { PageMetadata } from "../../shared/use-page.ts";
import { startMetadata } from "./start-metadata.ts";

// The entry of the catalog is in English, as its titles are.
const page: PageMetadata = {
  name: "Sign a Document | Start",
  tab: "Sign a Document | Start – Penfold",
  icon: "signature",
};

it("the header and the tab of a page that starts a session are in the language of the page", () => {
  const { title } = sessionMessages("ja").services.signing;
  expect(startMetadata(page, "ja", title)).toEqual({ name: "書類に署名する", icon: "signature" });
  expect(startMetadata(page, "en", "Sign a Document")).toEqual(page);
});
